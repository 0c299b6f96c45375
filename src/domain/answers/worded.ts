/**
 * How a row names what is asked for: with the condition or the level that follows it in its line ("AFGSU
 * level 2, valid"), and as the kind of thing that its own words say it is.
 */
import { degreesIn, languagesIn, yearsIn } from '#domain/ads/asks.ts'
import { mayNameCertification } from '#domain/ads/certification-cues.ts'
import { certificationsIn } from '#domain/ads/certifications.ts'
import { hasCue } from '#domain/ads/listed.ts'
import { isClearance } from '#domain/ads/clearances.ts'
import type { JobReading, RequirementLine, Span } from '#domain/ads/reading.ts'
import { adWords } from '#tables/ad-words.js'
import { foldKeepingPlaces } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { anyIn } from '../language/word-patterns.ts'
import { languageOf } from '../scoring/asks.ts'
import { isWilling } from '../scoring/alternatives.ts'
import { shownClause, tellsOfEmployer } from '../scoring/ask-clause.ts'
import { capitalised } from '../scoring/unweighed.ts'
import { findAbilities } from '../skills/find.ts'

/** What explains more stands behind a dash or in another sentence, and not within a bracket. */
const explains = /\s[–—-]\s|(?<=[\p{L}\p{N})_]{4})[.!?](?:\s|$)|[;,]\s|\s\([^()]*$/gu
/** A name that a colon ends is told by what stands behind it: "Excel: pivots, lookups". */
const isLed = /^\s?:\s/u
const bracket = /\([^()]*\)/gu
const longestLed = 120

interface Named {
  requirement: string
  job: Span
}

/** The whole of a line that is short enough to be read at a glance, without what opens and ends a demand. */
export function wholeDemand(line: RequirementLine, job: JobReading): Named | null {
  const own = withoutAsking(line.text.slice(0, endOfDemand(line.text, job)), languageOf(job))
  if (own.end - own.start > longestLed) return null
  const said = shownClause(job.text, line, own)
  if (said === null || isSeveral.test(said)) return null
  return {
    requirement: own.start > 0 ? capitalised(said) : said,
    job: { start: line.start + own.start, end: line.start + own.end },
  }
}

/** "GraphQL is a plus", "Wünschenswert sind …": where the words that only ask for it end and begin again. */
export function withoutAsking(text: string, language: Language): Span {
  const folded = foldKeepingPlaces(text)
  const start = opens[language].exec(folded)?.[0].length ?? 0
  const end = ends[language].exec(folded)?.index ?? folded.length
  const said = text.slice(0, end < start + leastOfDemand ? undefined : end)
  return { start, end: said.replace(/(?<!\bin[ck]l)(?<=\p{L}{4})\.$/u, '').length }
}

const leastOfDemand = 2
const opens = byLanguage(
  (language) =>
    new RegExp(
      String.raw`^[^\p{L}]*${anyIn(adWords, language, 'demand opens')}(?::\s*|\s+)(?=\S)`,
      'u',
    ),
)
const ends = byLanguage(
  (language) =>
    new RegExp(String.raw`[,;:]?\s[–—-]?\s?${anyIn(adWords, language, 'demand ends')}[.!]*$`, 'u'),
)
/** What the employer says of itself, or why it asks, stands behind the demand. */
function endOfDemand(text: string, job: JobReading): number {
  for (const { index, 0: mark } of text.matchAll(explained)) {
    const rest = text.slice(index + mark.length)
    if (index < fewestSigns) continue
    const isExplained =
      mark !== ', ' && mark !== '; ' && wordsIn(rest) >= fewestWords && !hasCue(rest)
    if (isExplained && hasCue(text.slice(0, index))) return index
    if (
      because[languageOf(job)].test(foldKeepingPlaces(rest)) ||
      tellsOfEmployer(rest, { start: 0, end: rest.length })
    )
      return index
  }
  return text.length
}
const explained = /[,;:]\s+|\s[–—-]\s+|\s\(/gu
const fewestSigns = 8
const fewestWords = 4
const wordsIn = (text: string): number => text.trim().split(/\s+/u).length
const because = byLanguage(
  (language) => new RegExp(String.raw`^${anyIn(adWords, language, 'because')}\s`, 'u'),
)

const isSeveral = /(?<=[\p{L}\p{N})]{4})[.!?]\s+\p{Lu}/u

/** The words of a line that names this one thing: from its begin to where the thought ends. */
export function inItsLine(named: Named, line: RequirementLine, text: string): Named {
  const { requirement, job } = named
  const outer = line.text.replaceAll(bracket, (held) => '_'.repeat(held.length))
  const behind = outer.slice(job.end - line.start)
  const before = outer.slice(0, job.start - line.start)
  const isWhole = isLed.test(behind)
  if (
    isWhole ? requirement.includes(',') : isClearance(requirement) || before.search(explains) >= 0
  )
    return named
  const end = isWhole
    ? outer.length
    : job.end - line.start + endOfThought(outer, job.end - line.start)
  const own = { start: 0, end: outer.slice(0, end).replace(/(?<!\.)\.$/u, '').length }
  if (own.end > longestLed || tellsOfEmployer(line.text, own)) return named
  const said = isWhole ? line.text.slice(0, own.end) : shownClause(text, line, own)
  if (said === null || said.length <= requirement.length) return named
  return {
    requirement: capitalised(said),
    job: { start: line.start, end: line.start + own.end },
  }
}

/** Looked for with the name before it, whose last letters tell a full stop from the point of an abbreviation. */
function endOfThought(outer: string, from: number): number {
  const rest = outer.slice(Math.max(0, from - 4))
  const found = [...rest.matchAll(explains)].find(({ index }) => index >= Math.min(4, from))
  return found === undefined ? outer.length - from : found.index - Math.min(4, from)
}

/** Whether a colon ends the name of what is asked for, in a line short enough to be shown. */
export const isLedByName = ({ text, start }: RequirementLine, { end }: Span): boolean =>
  text.length <= longestLed && isLed.test(text.slice(end - start))

/** "Willing to work shifts, nights, weekends": all that it names is when and how. */
export function isOfWill({ text, start }: RequirementLine, named: readonly Span[]): boolean {
  const abilities = findAbilities(text)
  return (
    isWilling(text) &&
    named.every((one) =>
      abilities.some((own) => start + own.start < one.end && one.start < start + own.end),
    )
  )
}

/** What the words of a demand say that it is; null where they do not. */
export function kindSaid(requirement: string): 'language' | 'degree' | 'licence' | 'years' | null {
  const said = requirement.replaceAll(bracket, '')
  if (yearsIn(said).some(({ start }) => start <= furthest)) return 'years'
  if (degreesIn(said).length > 0) return 'degree'
  if (mayNameCertification(said) && certificationsIn(said).length > 0) return 'licence'
  return !/[,;]/u.test(said) && languagesIn(said).length === 1 ? 'language' : null
}
/** So far from its begin a demand of years names them; further on they tell of others. */
const furthest = 24
