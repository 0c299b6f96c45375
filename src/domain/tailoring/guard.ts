/**
 * Keeps of some proposed edits those that are true, whoever proposed them. Edits are applied, the
 * result is read by the guard, and an edit that something is found against is discarded with what
 * was found; the rest stands. Order changes nothing that is said, so lists are ordered last.
 */
import type { ResumeContent } from '../resume/resume.ts'
import { applyEdits } from './apply.ts'
import type { Edit } from './edit.ts'
import { checkEdit } from './check-edit.ts'
import type { Finding } from '../truth/finding.ts'
import type { TruthOptions } from '../truth/verify.ts'
import { verifyResume } from '../truth/verify.ts'

export type Discarded = { edit: Edit; violations: Finding[] }
type Guarded = { content: ResumeContent; edits: Edit[]; discarded: Discarded[] }

export function keepTrue(
  original: ResumeContent,
  edits: readonly Edit[],
  options: TruthOptions = {},
): Guarded {
  const discarded: Discarded[] = []
  let kept = edits.filter((edit) => {
    const violations = checkEdit(original, edit, options.statements)
    if (violations.length > 0) discarded.push({ edit, violations })
    return violations.length === 0
  })
  for (;;) {
    const texts = kept.filter((edit) => edit.op !== 'move')
    const { resume, applied } = applyEdits(original, texts, options.statements)
    const violations = verifyResume(original, resume, options)
    const guilty = applied.flatMap((edit): Discarded[] => {
      const own = violations.filter((violation) => isAbout(violation, edit))
      return own.length > 0 ? [{ edit, violations: own }] : []
    })
    if (guilty.length === 0) {
      // What no single edit can be blamed for takes every text with it.
      if (violations.length > 0) discarded.push(...texts.map((edit) => ({ edit, violations })))
      if (violations.length > 0) kept = kept.filter((edit) => edit.op === 'move')
      break
    }
    discarded.push(...guilty)
    kept = kept.filter((edit) => !guilty.some((one) => one.edit === edit))
  }
  const { resume, applied } = applyEdits(original, kept, options.statements)
  return { content: resume, edits: applied, discarded }
}

function isAbout(violation: Finding, edit: Edit): boolean {
  if (edit.op !== 'surface_skill') return violation.path === edit.path
  return violation.path.startsWith(edit.path) && violation.claim === edit.value
}
