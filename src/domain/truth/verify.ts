/**
 * The guard: a changed resume says nothing that the original does not support.
 *
 * Whoever made the change (the built-in engine, a model, a translator) is not asked. Structure is
 * compared field by field; free text line by line, by its claims: what it counts, names, did, and
 * how far that reaches, each held against the lines it rests on under the table of `policies.ts`.
 */
import { fold } from '../language/fold.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { resumeLines } from '../resume/text.ts'
import { acrossDoubts } from './across/across.ts'
import { conceptDoubts } from './claims/concept-claims.ts'
import { droppedDoubts, helpDoubts } from './claims/help.ts'
import { denialDoubts } from './claims/denial.ts'
import { directionDoubts } from './claims/direction.ts'
import { openPaperDoubts } from './claims/own-papers.ts'
import { paperDoubts } from './claims/papers.ts'
import { proseDoubts } from './claims/prose.ts'
import { takenOverDoubts } from './claims/taken-over.ts'
import { titleDoubts } from './claims/summary.ts'
import type { Context, TruthOptions } from './context.ts'
import { contextOf } from './context.ts'
import type { Doubt } from './doubt.ts'
import { votedDoubts } from './edit-vote.ts'
import { disguiseDoubts } from './facts/disguise.ts'
import { fieldDoubts } from './facts/fields.ts'
import { gradeDoubts } from './facts/grades.ts'
import { licenceDoubts } from './facts/licence-classes.ts'
import { listDoubts } from './facts/lists.ts'
import { nameDoubts } from './facts/names.ts'
import { quantityDoubts } from './facts/quantities.ts'
import { employerDoubts, shapeDoubts } from './facts/shape.ts'
import type { Finding } from './finding.ts'
import type { Passage } from './passages.ts'
import { pairAll, passagesOf } from './passages.ts'
import { policies } from './policies.ts'

export type { Statement, TruthOptions } from './context.ts'

export function verifyResume(
  original: ResumeContent,
  changed: ResumeContent,
  options: TruthOptions = {},
): Finding[] {
  const context = contextOf(original, changed, options)
  const { passages, around } = readEdits(context)
  const doubts = [
    ...around,
    ...passages.flatMap(({ passage, doubts: own }) =>
      passage.isTranslated ? own : votedDoubts(passage, own),
    ),
  ]
  return distinct(findingsOf(doubts, context))
}

/** Each text that may be said anew with all that is found against it, and what is found elsewhere. */
export function readEdits(context: Context): {
  passages: { passage: Passage; doubts: Doubt[] }[]
  around: Doubt[]
} {
  const items = pairAll(context)
  const passages = passagesOf(context, items)
  const found = [
    ...disguiseDoubts(context),
    ...shapeDoubts(context.original, context.changed),
    ...fieldDoubts(context, items),
    ...employerDoubts(context.original, items),
    ...listDoubts(context),
    ...licenceDoubts(context),
    ...paperDoubts(context),
    ...openPaperDoubts(context),
  ]
  const texts = new Set(passages.map(({ path }) => path))
  return {
    around: found.filter(({ path }) => !texts.has(path)),
    passages: passages.map((passage) => ({
      passage,
      doubts: [...found.filter(({ path }) => path === passage.path), ...doubtsOf(passage, context)],
    })),
  }
}

/** Takes what was given, before anything is read into a resume and unknown keys are gone. */
export function checkShape(original: unknown, changed: unknown): Finding[] {
  return shapeDoubts(original, changed).map((doubt) => findingOf(doubt, null, null))
}

function doubtsOf(passage: Passage, context: Context): Doubt[] {
  const found = [
    ...quantityDoubts(passage, context),
    ...nameDoubts(passage, context),
    ...gradeDoubts(passage),
    ...conceptDoubts(passage),
    ...helpDoubts(passage),
    ...droppedDoubts(passage),
    ...directionDoubts(passage),
    ...denialDoubts(passage),
    ...takenOverDoubts(passage),
    ...(passage.isTranslated ? acrossDoubts(passage) : proseDoubts(passage)),
    ...(passage.isSummary && !passage.isTranslated ? titleDoubts(passage, context) : []),
  ]
  return passage.isTranslated ? found.filter(({ policy }) => policies[policy].across) : found
}

function findingsOf(doubts: readonly Doubt[], { changed, originalLines }: Context): Finding[] {
  if (doubts.length === 0) return []
  const texts = new Map(resumeLines(changed).map(({ path, text }) => [path, text]))
  const paths = new Map(originalLines.map(({ path, text }) => [fold(text), { path, text }]))
  return doubts.map((doubt) => {
    const source = doubt.source === undefined ? null : (paths.get(fold(doubt.source.text)) ?? null)
    return findingOf(doubt, texts.get(doubt.path) ?? null, source)
  })
}

function findingOf(
  { policy, path, claim }: Doubt,
  text: string | null,
  source: { path: string; text: string } | null,
): Finding {
  const { rule, reason, grade } = policies[policy]
  const start = text === null ? -1 : text.indexOf(claim)
  return {
    rule,
    path,
    claim,
    reason,
    grade,
    span: start < 0 ? null : { start, end: start + claim.length },
    source: source === null ? null : { path: source.path, start: 0, end: source.text.length },
  }
}

function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ rule, path, claim, reason }) => {
    const key = [rule, path, claim, reason].join('\n')
    return !seen.has(key) && seen.add(key)
  })
}
