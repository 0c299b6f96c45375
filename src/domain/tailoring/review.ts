/**
 * The proposed changes of a tailored resume as its person finds them: applied, waiting for an answer,
 * accepted or left out. The findings of what waits are those of today: a fact that the person has
 * stated meanwhile is evidence.
 */
import { changesOf } from '../edits/changes.ts'
import { traceResumes } from '../edits/compare.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { placedLists } from '../resume/sections/placed.ts'
import { resumeLines } from '../resume/text.ts'
import type { Finding, Grade } from '../truth/finding.ts'
import type { Statement, TruthOptions } from '../truth/verify.ts'
import { applyEdits } from './apply.ts'
import type { ChangeState } from './change-states.ts'
import { shownText } from './check-edit.ts'
import { editOf } from './edit-of-change.ts'
import type { Edit } from './edit.ts'
import { findingsAgainst, gradeOf } from './guard.ts'

export type ProposedChange = Edit & {
  /** Null where all of it is proven. */
  grade: Grade | null
  findings: Finding[]
  state: ChangeState
}

/** What the person has decided about one change. */
export type Decision = {
  id: string
  state: Exclude<ChangeState, 'applied'>
  /** The change in the person's own words; null where they left its words alone. */
  value: string | null
}

/** A tailoring as it is kept. */
export type Tailoring = {
  edits: readonly Edit[]
  discarded: readonly { edit: Edit }[]
  /** What the person had stated by then; an edit may rest on one as `/statements/0`. */
  statements: readonly Statement[]
}

export type ReviewOptions = Pick<TruthOptions, 'now'> & {
  language: Language
  /** What the person states today. */
  stated: readonly Statement[]
  /** The changes that were accepted in Show Edits, by their keys. */
  settled: readonly string[]
  /** The resume says it in another language than its original. */
  isTranslated: boolean
}

/** A tailored resume: what it was made from and by, what was answered, and what it says now. */
export type Asked = {
  original: ResumeContent
  current: ResumeContent
  tailoring: Tailoring
  decisions: readonly Decision[]
}

export function reviewOf(
  { original, current, tailoring, decisions }: Asked,
  { now, stated, settled, language, isTranslated }: ReviewOptions,
): ProposedChange[] {
  const statements = statementsNow(tailoring.statements, stated)
  const accepted = acceptedIn(original, tailoring, settled, language)
  const said = new Set<unknown>([
    ...resumeLines(current).map(({ text }) => text),
    ...placedLists(current).flatMap(({ items }) => items.map(shownText)),
  ])
  const decided = new Map(decisions.map((decision) => [decision.id, decision]))
  const takenIds = new Set<string>()
  const changeOf = (edit: Edit, isApplied: boolean): ProposedChange => {
    const id = freeId(edit.id, takenIds)
    const decision = decided.get(id)
    const worded = { ...edit, id, value: decision?.value ?? edit.value }
    const isProven = isApplied && worded.value === edit.value
    const findings = isProven ? [] : findingsAgainst(original, worded, { now, statements })
    const begins = !isApplied
      ? 'waiting'
      : !isTranslated && isTakenBack(edit, said)
        ? 'left_out'
        : accepted.has(edit)
          ? 'accepted'
          : 'applied'
    return { ...worded, grade: gradeOf(findings), findings, state: decision?.state ?? begins }
  }
  return [
    ...tailoring.edits.map((edit) => changeOf(edit, true)),
    ...tailoring.discarded.map(({ edit }) => changeOf(edit, false)),
  ]
}

/** The person has put the old text back by hand. */
function isTakenBack({ op, old, value }: Edit, said: ReadonlySet<unknown>): boolean {
  if (op === 'move') return false
  return !said.has(value) && (old === null || said.has(old))
}

/** Statements keep their places, by which edits name them; one that was taken back says nothing. */
export function statementsNow(
  kept: readonly Statement[],
  stated: readonly Statement[],
): Statement[] {
  const present = new Set(stated.map(({ text }) => text))
  const known = new Set(kept.map(({ text }) => text))
  return [
    ...kept.map((one) => (present.has(one.text) ? one : { ...one, text: '' })),
    ...stated.filter(({ text }) => !known.has(text)),
  ]
}

/** The original with those changes that are in effect. */
export function contentWith(
  original: ResumeContent,
  changes: readonly ProposedChange[],
  { statements }: Pick<Tailoring, 'statements'>,
): ResumeContent {
  return applyEdits(original, changes.filter(isInEffect), statements).resume
}

export function isInEffect({ state }: Pick<ProposedChange, 'state'>): boolean {
  return state === 'applied' || state === 'accepted'
}

/** Applied edits all of whose marks the person has accepted. */
function acceptedIn(
  original: ResumeContent,
  { edits, statements }: Tailoring,
  settled: readonly string[],
  language: Language,
): ReadonlySet<Edit> {
  if (settled.length === 0) return new Set()
  const made = applyEdits(original, edits, statements).resume
  const marks = changesOf(traceResumes(original, made, language), original, made)
  const known = new Set(settled)
  const open = new Set(
    marks.filter(({ key }) => !known.has(key)).map((mark) => editOf(mark, edits)),
  )
  const done = marks.filter(({ key }) => known.has(key)).map((mark) => editOf(mark, edits))
  return new Set(done.flatMap((edit) => (edit === undefined || open.has(edit) ? [] : [edit])))
}

/** Edits of two writers may bear one name. */
function freeId(id: string, taken: Set<string>): string {
  let free = id
  for (let count = 2; taken.has(free); count += 1) free = `${id}~${count}`
  taken.add(free)
  return free
}
