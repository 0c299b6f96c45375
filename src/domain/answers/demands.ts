/**
 * Whether a line of an ad that names nothing is a demand all the same, and may be a row: none is the title
 * once more, nor what the employer says of itself.
 */
import { wordedKindOf } from '#domain/ads/headings.ts'
import type { JobReading, RequirementLine } from '#domain/ads/reading.ts'
import { adWords } from '#tables/ad-words.js'
import { foldKeepingPlaces } from '../language/fold.ts'
import { byLanguage } from '../language/languages.ts'
import { anyIn, wholeWords } from '../language/word-patterns.ts'
import { languageOf } from '../scoring/asks.ts'
import { shortened } from '../scoring/shortened.ts'

/** The demand in short; null where it is none. */
export function demandOf(line: RequirementLine, job: JobReading): string | null {
  const said = shortened(line.text)
  if (said === null || !hasWords.test(said) || genderMark.test(said)) return null
  if (job.company !== null && said.includes(job.company.text)) return null
  const isOwn = speaks[languageOf(job)].test(foldKeepingPlaces(sentenceOf(line.text, said.length)))
  return isOwn && wordedKindOf(line.text) !== 'required' ? null : said
}

/** Up to the end of the sentence that the demand stands in: what follows only explains it. */
function sentenceOf(text: string, to: number): string {
  const outer = text.replaceAll(aside, (held) => '_'.repeat(held.length))
  const end = outer.slice(to).search(/[.!?](?:\s|$)/u)
  return end < 0 ? outer : outer.slice(0, to + end)
}

const hasWords = /\p{L}{3}/u
const aside = /\([^()]*\)/gu
const genderMark = /\([mwfhv]\s?[/|]\s?[mwfhvdx]/iu
const speaks = byLanguage((language) => wholeWords(anyIn(adWords, language, 'employer speaks')))
