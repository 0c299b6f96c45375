/**
 * What waits for the person's answer, whoever asks: a change that the original does not prove, or a
 * line whose translation did not pass its checks. Pure.
 */
import type { ChangeAnswer } from '#contract/changes.ts'
import type { TranslationAnswer } from '#contract/translation.ts'
import type { Language } from '#domain/language/languages.ts'
import { textsOf } from '#domain/edits/compare.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { resumeLines } from '#domain/resume/text.ts'
import { isArrangement } from '#domain/tailoring/edit.ts'

import type { LinePair } from '../translation-pairs.ts'
import { pairLines } from '../translation-pairs.ts'

export type Question = {
  /** Two that are asked at once differ in it. */
  key: string
  /** Where its line stands in the resume. */
  path: string
} & (
  | {
      kind: 'change'
      change: ChangeAnswer
      /** The line as it stands; null where the change adds something. */
      before: string | null
      /** Of both: a translated resume is asked about in the language of its original. */
      language: Language
      /** What a change that is proven rests on, in the words of the original. */
      basis: string[]
      /** The texts of a list as they would stand; null for a change of words. */
      order: string[] | null
    }
  | { kind: 'line'; pair: LinePair }
  /** However many titles it is about, the form is one question. */
  | { kind: 'form'; pairs: LinePair[] }
)

/** Proven, and not done unasked. */
export const isOffer = (question: Question): boolean =>
  question.kind === 'change' && question.change.grade === null

export function questionsOf(
  resume: Resume,
  original: Resume | null,
  changes: readonly ChangeAnswer[],
  translation: TranslationAnswer | null,
): Question[] {
  const lines = resumeLines(resume)
  const language = original?.resume_language ?? resume.resume_language
  const source = original ?? resume
  const asked = changes.filter((change) => change.state === 'waiting')
  const ofChanges = asked.map((change): Question => {
    const more = { language, basis: basisOf(change, source), order: orderOf(change, source) }
    if (original && language !== resume.resume_language) {
      const before = typeof change.old === 'string' ? change.old : null
      return { kind: 'change', key: change.id, path: '', change, before, ...more }
    }
    const path = lines.find(({ text }) => text === change.old)?.path ?? change.path
    const now = change.op === 'surface_skill' ? undefined : valueAt(resume, path)
    const before = typeof now === 'string' && now !== '' ? now : null
    return { kind: 'change', key: change.id, path, change, before, ...more }
  })
  if (!translation || !original) return ofChanges
  const { marked, twoForms } = pairLines(original, resume, translation.marks)
  const [form] = twoForms
  return [
    ...ofChanges,
    ...(form ? [{ kind: 'form' as const, key: 'form', path: form.path, pairs: twoForms }] : []),
    ...marked.map((pair): Question => ({ kind: 'line', key: pair.path, path: pair.path, pair })),
  ]
}

/** What is in doubt is told by its findings; what is hidden or moved is seen itself. */
const basisOf = (change: ChangeAnswer, source: Resume): string[] =>
  change.grade !== null || isArrangement(change)
    ? []
    : [...new Set(change.basis)]
        .map((path) => textsOf(valueAt(source, path)).join(' · '))
        .filter((text) => text !== '' && text !== change.old)

function orderOf({ op, path, value }: ChangeAnswer, source: Resume): string[] | null {
  const list = op === 'move' ? valueAt(source, path) : null
  if (!Array.isArray(list) || !Array.isArray(value)) return null
  return value.map((index) => textsOf(list[index]).join(' · '))
}

/** A text cut where doubt begins and ends. */
export function doubtsIn(
  text: string,
  findings: readonly Pick<ChangeAnswer['findings'][number], 'span'>[],
): { text: string; isDoubted: boolean }[] {
  const spans = findings.flatMap(({ span }) => (span === null ? [] : [span]))
  const cuts = [0, ...spans.flatMap(({ start, end }) => [start, end]), text.length]
  const places = [...new Set(cuts.map((cut) => Math.min(cut, text.length)))].toSorted(
    (a, b) => a - b,
  )
  return places.flatMap((start, i) => {
    const end = places[i + 1]
    if (end === undefined) return []
    const isDoubted = spans.some((span) => span.start <= start && end <= span.end)
    return [{ text: text.slice(start, end), isDoubted }]
  })
}

const kinds = {
  number: 'number',
  name: 'name',
  skill: 'skill',
  source_line: 'wording',
  claim: 'claim',
  seniority: 'seniority',
  scope: 'scope',
  addition: 'addition',
  negation: 'negation',
  language: 'language',
} as const

export type DoubtKind = (typeof kinds)[keyof typeof kinds] | 'other'

/** By which sentence a finding is told; a rule without one of its own is told in general words. */
export function doubtOf({ rule }: Pick<ChangeAnswer['findings'][number], 'rule'>): DoubtKind {
  return Object.hasOwn(kinds, rule) ? kinds[rule as keyof typeof kinds] : 'other'
}
