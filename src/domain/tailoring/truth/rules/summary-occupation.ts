/**
 * What a summary calls the person, in its first words, is an occupation that the resume gives them:
 * a role, the summary's own word, what was learned. An accounts assistant is no finance manager.
 * A helper's title lends its trade to helpers only.
 */
import type { FoundOccupation } from '#domain/job-search/occupations.ts'
import { occupationsIn, wordsWithParts } from '#domain/job-search/occupations.ts'
import { titleWords } from '#domain/job-search/title-words.ts'
import type { FieldKind } from '../../../resume/sections/declaration.ts'
import { leavesOf } from '../../../resume/sections/leaves.ts'
import type { Context } from '../passages.ts'
import type { Violation } from '../violation.ts'
import { isTitleOfHelper } from './helping.ts'

export function checkSummaryOccupation(context: Context): Violation[] {
  const { original, changed, resume, from, to, languageOf } = context
  const { summary } = changed
  if (from !== to || summary.trim() === '' || summary === original.summary) return []
  if (languageOf(summary) !== from) return []
  const title = titleOf(summary)
  if (title.split(/\s+/u).length > mostWords) return []
  if (resume.some(({ text }) => text.toLowerCase().includes(title.toLowerCase()))) return []
  const called = occupationsOf(title)
  if (called.length === 0) return []
  const own = titleOf(original.summary)
  const isHelper = isTitleOfHelper(title)
  const lends = (text: string) => isHelper || !isTitleOfHelper(text)
  const leaves = leavesOf(original)
  const saying = (...kinds: FieldKind[]) =>
    leaves.filter(({ kind }) => kinds.includes(kind)).flatMap(({ value }) => value)
  const texts = [
    ...[...saying('role'), own].filter(lends),
    ...(lends(own) ? [original.summary] : []),
    ...saying('degree', 'certificate'),
  ]
  const known = texts.map((text) => ({
    words: new Set(wordsWithParts(titleWords(text))),
    ids: new Set(occupationsOf(text).flatMap(({ id, wider }) => [id, ...wider])),
  }))
  const isKnown = ({ id, wider, words }: FoundOccupation) =>
    known.some(
      (one) =>
        [id, ...wider].some((each) => one.ids.has(each)) ||
        (sellers.has(id) && [...sellers].some((each) => one.ids.has(each))) ||
        words.every((word) => one.words.has(word)),
    )
  if (called.some(isKnown)) return []
  return [{ rule: 'claim', path: '/summary', claim: title, reason: 'claim_not_in_source' }]
}

/** One word for both in several languages: a "verkoopmedewerker" sells in a shop or on the road. */
const sellers: ReadonlySet<string> = new Set(['shop-assistant', 'sales-representative'])

const occupationsOf = (text: string): FoundOccupation[] =>
  occupationsIn(wordsWithParts(titleWords(text)))

/** What is longer is a sentence: "Dix ans d'expérience comme assistante de direction". */
const mostWords = 5

/** The first words of a summary, up to where it says more than a title. */
function titleOf(summary: string): string {
  return summary.slice(0, titleEnds.exec(summary)?.index ?? 60).trim()
}

const titleEnds =
  /\s(?:with|who|in|for|at|from|and|mit|im|und|aus|der|die|für|avec|ayant|en|dans|et|chez|au|con|y|para|com|e|no|na|met|bij|uit|voor)\s|[,.;:(–]|\d/iu
