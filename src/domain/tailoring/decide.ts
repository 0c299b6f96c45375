/**
 * A person's answer to one proposed change, and the resume after it. The resume is merged three ways
 * with what they have written since, and their words stand: what a change would have to overwrite
 * it leaves alone.
 */
import type { Clash } from '../resume/merge.ts'
import { mergeResumes } from '../resume/merge.ts'
import { segmentsOf, valueAt, withValueAt } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { TruthOptions } from '../truth/verify.ts'
import { isArrangement } from './edit.ts'
import { findingsAgainst, gradeOf } from './guard.ts'
import type { Asked, Decision, ProposedChange, ReviewOptions } from './review.ts'
import { contentWith, isInEffect, reviewOf, statementsNow } from './review.ts'

export type Wish = {
  id: string
  state: Decision['state']
  /** The change in the person's own words. */
  value?: string | undefined
}

/** What goes and what comes, in the original's language; null where nothing does. */
export type Wording = { path: string; before: string | null; after: string | null }

export type Decided =
  | { kind: 'unknown' }
  /** A hard fact in it is new or contradicted: nobody can accept it as it stands. */
  | { kind: 'stopped'; change: ProposedChange }
  | {
      kind: 'decided'
      change: ProposedChange
      /** Changes that made room: a place holds one change. */
      displaced: ProposedChange[]
      /** The current content where it is translated: then `wording` is to be exchanged. */
      content: ResumeContent
      wording: Wording | null
      /** Whether the person had written something else there, which stands. */
      keptOwn: boolean
      /** Whether the person has answered a question with yes. */
      isConfirmed: boolean
    }

export function decide(asked: Asked, wish: Wish, options: ReviewOptions): Decided {
  const { original, current, tailoring } = asked
  const changes = reviewOf(asked, options)
  const known = changes.find(({ id }) => id === wish.id)
  if (!known || (wish.value !== undefined && isArrangement(known))) return { kind: 'unknown' }
  const statements = statementsNow(tailoring.statements, options.stated)
  const change = answered(original, known, wish, { now: options.now, statements })
  if (wish.state === 'accepted' && change.grade === 'stop') return { kind: 'stopped', change }
  const displaced = changes
    .filter((other) => other !== known && isInEffect(change) && isInEffect(other))
    .filter((other) => other.op !== 'surface_skill' && other.path === change.path)
    .map((other): ProposedChange => ({ ...other, state: 'left_out' }))
  const after = changes.map((one) =>
    one === known ? change : (displaced.find(({ id }) => id === one.id) ?? one),
  )
  const isConfirmed = wish.state === 'accepted' && change.grade === 'ask'
  const answer = { kind: 'decided' as const, change, displaced, isConfirmed }
  if (options.isTranslated) {
    const before = displaced.find(isText) ?? known
    return { ...answer, content: current, keptOwn: false, wording: wordingOf(before, change) }
  }
  const before = contentWith(original, changes, tailoring)
  const { merged, clashes } = mergeResumes(before, current, contentWith(original, after, tailoring))
  return {
    ...answer,
    wording: null,
    content: clashes.reduceRight(
      (resume, clash) => settle(resume, clash, wish, change.path),
      merged,
    ),
    keptOwn: clashes.some((clash) => !isInsisted(wish) || isLarger(clash, change.path)),
  }
}

function wordingOf(was: ProposedChange, is: ProposedChange): Wording | null {
  if (!isText(is)) return null
  const isDisplacing = was.id !== is.id
  const before = isDisplacing || isInEffect(was) ? was.value : was.old
  const after = isInEffect(is) ? is.value : is.old
  if (before === after) return null
  // What was hidden comes back to its list.
  const path = is.op === 'hide' ? listOf(is.path) : is.path
  return { path, before: textOf(before), after: textOf(after) }
}

const isText = ({ op }: ProposedChange): boolean => op !== 'move'

const textOf = (said: ProposedChange['value'] | null): string | null =>
  typeof said === 'string' ? said : null

function answered(
  original: ResumeContent,
  known: ProposedChange,
  { state, value }: Wish,
  options: TruthOptions,
): ProposedChange {
  if (value === undefined || value === known.value) return { ...known, state }
  const worded = { ...known, value }
  const findings = findingsAgainst(original, worded, options)
  return { ...worded, findings, grade: gradeOf(findings), state }
}

/** Their newest words are those of the wish itself. */
const isInsisted = ({ state, value }: Wish): boolean => state === 'accepted' && value !== undefined

/**
 * Mine stand in the merged resume. What they removed comes back only where they accept it, and
 * nothing larger: a removed category does not return because one skill of it is spelled anew.
 */
function settle(merged: ResumeContent, clash: Clash, wish: Wish, at: string): ResumeContent {
  const comesBack = !isLarger(clash, at)
  if (isInsisted(wish) && comesBack) return withValueAt(merged, clash.path, clash.theirs)
  if (clash.mine !== null || (wish.state === 'accepted' && comesBack)) return merged
  const list = valueAt(merged, listOf(clash.path))
  const index = Number(segmentsOf(clash.path).at(-1))
  return Array.isArray(list)
    ? withValueAt(merged, listOf(clash.path), list.toSpliced(index, 1))
    : merged
}

/** They removed more than what the change is about. */
const isLarger = ({ mine, path }: Clash, at: string): boolean =>
  mine === null && segmentsOf(path).length < segmentsOf(at).length

const listOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
