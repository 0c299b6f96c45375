/** What only looks like another text: letters posing as Latin, characters nobody sees. */
import type { ResumeLine } from '../../../resume/text.ts'
import { disguisesOf } from '../plain.ts'
import type { Violation } from '../violation.ts'

export function checkDisguise(
  original: readonly ResumeLine[],
  changed: readonly ResumeLine[],
): Violation[] {
  const known = new Set(original.flatMap((line) => disguisesOf(line.text)))
  return changed.flatMap(({ path, text }) =>
    disguisesOf(text)
      .filter((found) => !known.has(found))
      .slice(0, 1)
      .map(() => ({ rule: 'disguise', path, claim: text, reason: 'hidden_characters' }) as const),
  )
}
