/** Why a change was made and what it rests on: by the edits kept with the tailoring. Pure. */
import type { StatementAnswer } from '#contract/statements.ts'
import type { TailoringRecord } from '#contract/tailoring.ts'
import type { Change } from '#domain/edits/changes.ts'
import { textsOf } from '#domain/edits/compare.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { editOf } from '#domain/tailoring/edit-of-change.ts'
import type { EditOp } from '#domain/tailoring/edit.ts'
import { isArrangement } from '#domain/tailoring/edit.ts'
import { saysOf } from '#domain/tailoring/says-of.ts'

export type Basis =
  | { kind: 'words'; path: string; text: string }
  /** What the person stated of themselves, and when. */
  | { kind: 'stated'; text: string; at: string }

export type Reason = {
  /** The words of the job that it answers. */
  requirement: string | null
  kind: 'reworded' | 'headline' | 'listed' | 'ordered' | 'hidden' | 'stated'
  basis: Basis[]
}

/** Null where no edit of the tailoring says so. */
export function reasonOf(
  change: Change,
  { edits, statements }: TailoringRecord,
  original: ResumeContent,
): Reason | null {
  const edit = editOf(change, edits)
  if (!edit) return null
  const { op } = edit
  const kind = change.path.endsWith('/headline') ? 'headline' : kinds[op]
  const isAnswered = !isReworded(op) || saysOf(edit.requirement ?? '', change.after)
  const requirement = isAnswered ? edit.requirement : null
  const basis = [...new Set(edit.basis)].flatMap((path): Basis[] => {
    const stated = /^\/statements\/(\d+)$/.exec(path)
    const said = stated && statements[Number(stated[1])]
    if (said) return [{ kind: 'stated', text: said.text, at: said.stated_at }]
    const text = textsOf(valueAt(original, path)).join(' · ')
    return text === '' ? [] : [{ kind: 'words', path, text }]
  })
  // What stands and in which order rests on the list as a whole, and changes none of its words.
  return { requirement, kind, basis: isArrangement(edit) ? [] : basis }
}

export const isReworded = (op: EditOp): boolean => kinds[op] === 'reworded'

const kinds = {
  move: 'ordered',
  hide: 'hidden',
  surface_skill: 'listed',
  rewrite: 'reworded',
  summary: 'reworded',
} as const satisfies Record<EditOp, Reason['kind']>

/** A skill that the person wrote after they had stated to have it; null for all else of theirs. */
export function reasonOfOwn(
  { kind, path, after }: Change,
  statements: readonly StatementAnswer[],
): Reason | null {
  if (kind !== 'added' || !path.startsWith('/skill_categories/')) return null
  const name = after.trim().toLowerCase()
  const said = statements.find(({ skill }) => skill.toLowerCase() === name)
  if (!said) return null
  const basis: Basis[] = [{ kind: 'stated', text: said.skill, at: said.stated_at }]
  return { requirement: null, kind: 'stated', basis }
}
