/** What a tree's guard says of each case: passed, to be asked about, or stopped, and by which rules. */
import type { verifyResume } from '#domain/truth/verify.ts'

import type { Verdict } from '../cases/case.ts'
import { isSealed } from '../cases/case.ts'
import type { TruthCase } from '../cases/truth-cases.ts'

export function truthVerdict(verify: typeof verifyResume, one: TruthCase): Verdict {
  const found = verify(one.original, one.changed, one.told)
  const isFalse = one.label === 'F'
  // Whoever grades findings says of some that they are only to be asked about.
  const grades = found.map((finding) => ('grade' in finding ? finding.grade : 'stop'))
  const verdict = found.length === 0 ? 'pass' : grades.includes('stop') ? 'stop' : 'ask'
  return {
    area: 'truth',
    batch: one.batch,
    id: one.id,
    kind: isFalse ? 'fabrications marked' : 'honest kept unmarked',
    verdict,
    because: [...new Set(found.map(({ rule, reason }) => `${rule}/${reason}`))].toSorted(),
    right: (verdict === 'pass') === isFalse ? 0 : 1,
    shown: isSealed(one.id) ? '' : `${one.language} ${one.class}: ${changesOf(one)}`,
  }
}

/** The texts that the change takes away and those that it brings. */
function changesOf({ original, changed }: TruthCase): string {
  const [before, after] = [textsOf(original), textsOf(changed)]
  const gone = before.filter((text) => !after.includes(text))
  const come = after.filter((text) => !before.includes(text))
  return `${gone.join(' / ') || '–'} → ${come.join(' / ') || '–'}`
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
