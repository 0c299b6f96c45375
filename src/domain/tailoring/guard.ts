/**
 * Parts proposed edits, whoever proposed them, into those that are proven and those that wait for
 * the person. Edits are applied, the result is read by the guard, and an edit that something is
 * found against waits with what was found; the rest stands. Nothing is dropped. Order changes
 * nothing that is said and hiding says less, so neither is read.
 */
import { valueAt } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Finding, Grade } from '../truth/finding.ts'
import type { TruthOptions } from '../truth/verify.ts'
import { verifyResume } from '../truth/verify.ts'
import { applyEdits } from './apply.ts'
import { checkEdit } from './check-edit.ts'
import type { Edit } from './edit.ts'
import { isArrangement } from './edit.ts'

/** An edit that is not applied, and why; without findings where another has taken its place. */
export type Waiting = { edit: Edit; findings: Finding[] }

export type Parted = { content: ResumeContent; edits: Edit[]; waiting: Waiting[] }

export function partEdits(
  original: ResumeContent,
  edits: readonly Edit[],
  options: TruthOptions = {},
  /** Edits whose questions somebody has settled; what is stopped waits all the same. */
  sure: readonly string[] = [],
): Parted {
  const waiting: Waiting[] = []
  let kept = edits.filter((edit) => {
    const findings = checkEdit(original, edit, options.statements)
    if (findings.length > 0) waiting.push({ edit, findings })
    return findings.length === 0
  })
  for (;;) {
    const texts = kept.filter((edit) => !isArrangement(edit))
    const { resume, applied } = applyEdits(original, texts, options.statements)
    const isSettled = (finding: Finding) =>
      finding.grade === 'ask' &&
      applied.some((edit) => sure.includes(edit.id) && isAbout(finding, edit, resume))
    const findings = verifyResume(original, resume, options).filter((one) => !isSettled(one))
    const guilty = applied.flatMap((edit): Waiting[] => {
      const own = findings.filter((finding) => isAbout(finding, edit, resume))
      return own.length > 0 ? [{ edit, findings: own }] : []
    })
    if (guilty.length === 0) {
      // What no single edit can be blamed for takes every text with it.
      if (findings.length > 0) waiting.push(...texts.map((edit) => ({ edit, findings })))
      if (findings.length > 0) kept = kept.filter(isArrangement)
      break
    }
    waiting.push(...guilty)
    kept = kept.filter((edit) => !guilty.some((one) => one.edit === edit))
  }
  const { resume, applied, rejected } = applyEdits(original, kept, options.statements)
  const second = rejected.map(({ edit }) => ({
    edit,
    findings: findingsAgainst(original, edit, options),
  }))
  return { content: resume, edits: applied, waiting: [...waiting, ...second] }
}

/** What is found against one edit, were it made alone. */
export function findingsAgainst(
  original: ResumeContent,
  edit: Edit,
  options: TruthOptions = {},
): Finding[] {
  const misfits = checkEdit(original, edit, options.statements)
  if (misfits.length > 0 || isArrangement(edit)) return misfits
  const { resume } = applyEdits(original, [edit], options.statements)
  return verifyResume(original, resume, options)
}

/** One hard fact stops the whole edit; null where all of it is proven. */
export function gradeOf(findings: readonly Pick<Finding, 'grade'>[]): Grade | null {
  if (findings.some(({ grade }) => grade === 'stop')) return 'stop'
  return findings.length > 0 ? 'ask' : null
}

function isAbout({ path, claim }: Finding, edit: Edit, changed: ResumeContent): boolean {
  if (edit.op !== 'surface_skill') return path === edit.path
  const isListed = claim === edit.value || valueAt(changed, path) === edit.value
  return path.startsWith(edit.path) && isListed
}
