/** Who a summary says somebody is, and what the years were spent on. */
import { coverage, spellings } from '../reading/matching.ts'
import type { Quantity } from '../reading/quantity.ts'
import { tokensOf } from '../reading/number-tokens.ts'
import type { Month } from '../../language/dates.ts'
import { parseDate } from '../../language/dates.ts'
import type { Language } from '../../language/languages.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { readLine } from '../reading/reading.ts'
import { isNameOfSkillIn } from '../reading/skill-names.ts'
import { poolOf } from '../reading/word-pool.ts'
import { leavesOf } from '../../resume/sections/leaves.ts'
import { sourcesWithin } from '../align.ts'
import type { Context } from '../context.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { helpDoubts, isHelperLine } from './help.ts'
import { isUnfinished } from './limits.ts'
import { weightDoubts } from './prose.ts'
import { isTold, isToldByForm } from './told.ts'

export function summaryDoubts(passage: Passage, context: Context): Doubt[] {
  return [
    ...titleDoubts(passage, context),
    ...yearsDoubts(passage, context),
    ...retoldDoubts(passage),
  ]
}

/** A sentence that tells a duty anew claims no more of it than the duty does. */
function retoldDoubts(passage: Passage): Doubt[] {
  const { line, texts, entry, path } = passage
  const known = texts.map(({ text }) => text)
  const sentences = line.text.split(/(?<=[.!?;])\s+/u)
  return sentences
    .filter((sentence) => !known.some((text) => text.includes(sentence)))
    .flatMap((sentence): Doubt[] => {
      const told = readLine(sentence, line.language)
      const [source] = sourcesWithin(told, entry).primary
      if (source === undefined || texts.includes(source)) return []
      const { covered, missing } = coverage(told, poolOf([source]))
      // "Experience with SQL and Python" lists skills and tells no duty.
      const isListed = covered.every((word) => isNameOfSkillIn(word, told, [told]))
      if (isListed || covered.length < missing.length) return []
      const sentenceAlone = {
        ...passage,
        line: told,
        own: [source],
        texts: entry,
        isSummary: false,
      }
      return [
        ...helpDoubts(sentenceAlone),
        ...weightDoubts(sentenceAlone)
          .filter(({ claim }) => !known.some((text) => text.includes(claim)))
          .map((doubt) => ({ ...doubt, path, source })),
      ]
    })
}

/** A title of theirs, what they learned, or what their summary called them. */
function titleDoubts({ line, texts, path }: Passage, { original, from, resume }: Context): Doubt[] {
  const titles = leavesOf(original)
    .filter(({ kind }) => kind === 'role' || kind === 'degree' || kind === 'certificate')
    .flatMap(({ value }) => value)
    .map((title) => readLine(title, from))
    .filter((title) => !isUnfinished(title))
  const known = [...texts, ...titles]
  const spelled = spellings(line, poolOf(resume))
  const strange = headOf(line).filter(
    (word) => word.isContent && !spelled.has(word) && !isTold(word, known),
  )
  if (strange.length === 0) return []
  return [{ policy: 'title', path, claim: strange.map(({ text }) => text).join(' … ') }]
}

/** A rank in the title of a translation that the summary it translates has not. */
export function rankAcross({ line, texts, path }: Passage): Doubt[] {
  const isRank = (id: string) => ranks.has(id)
  if (texts.some(({ concepts }) => [...concepts.keys()].some(isRank))) return []
  const word = headOf(line).find(({ concepts }) => [...concepts].some(isRank))
  return word === undefined ? [] : [{ policy: 'rank', path, claim: word.text }]
}

const ranks: ReadonlySet<string> = new Set(['boss', 'topboss', 'lead', 'senior', 'expert'])

/** The words before the first small word, number or sign. */
function headOf({ words, text }: LineReading): Word[] {
  const end = words.findIndex((word, i) => {
    const before = words[i - 1]
    const gap = before ? text.slice(before.start + before.text.length, word.start) : ''
    return (word.isSmall && i > 0) || /^\d/u.test(word.word) || /[,.;:()–]/u.test(gap)
  })
  return words.slice(0, end < 0 ? longestTitle : end)
}

const longestTitle = 6

/** "Nine years in new buildings" are no nine years in heat pumps, whether told as years or as "since". */
function yearsDoubts({ line, texts, path }: Passage, { original, now, from }: Context): Doubt[] {
  const roles = original.work_experience.map((post) => ({
    title: readLine(post.role, from),
    // What was helped with is nobody's trade.
    said: [post.company, post.location, ...post.description]
      .map((text) => readLine(text, from))
      .filter((told) => !isHelperLine(told)),
    months: monthsOf(post, now),
  }))
  // A post tells of as many years as it was held.
  const least = (years: number) => (now === undefined ? 1 : mostYears * 12 * years)
  const monthsOfPosts = (word: Word) =>
    roles
      .filter(({ title, said }) => isTold(word, [title]) || isToldByForm(word, said))
      .reduce((sum, { months }) => sum + months, 0)
  // Years that are stated nowhere are those of the posts that name the thing, if any does.
  const isOfPosts = (word: Word, years: number, isStated: boolean) => {
    const months = monthsOfPosts(word)
    return months >= least(years) || (!isStated && months === 0)
  }
  const stated = texts.flatMap((text) =>
    clausesOfYears(text, now, true).map((clause) => ({ ...text, ...clause })),
  )
  return clausesOfYears(line, now, false).flatMap(({ years, words }): Doubt[] => {
    const same = stated.filter((other) => Math.abs(other.years - years) < closeYears)
    // Years that grew since are years of the same.
    const there = same.length > 0 ? same : stated
    const strange = words.filter(
      (word) =>
        word.isContent &&
        !word.kinds.has('plain') &&
        !isTold(word, there) &&
        !isOfPosts(word, years, there.length > 0) &&
        !isTold(word, employersSince(years, original, now, from)),
    )
    if (strange.length === 0) return []
    const claim = strange.map(({ text }) => text).join(' … ')
    return [{ policy: 'yearsOf', path, claim, source: texts[0] }]
  })
}

const closeYears = 1.1
/** Titles change over the years of the same work. */
const mostYears = 0.75

/** How long a post was held; without dates that can be read, as long as somebody says. */
function monthsOf(
  { from_date, to_date }: ResumeContent['work_experience'][number],
  now: Month | undefined,
): number {
  const [start, end] = [parseDate(from_date), parseDate(to_date)]
  const last = end === 'present' ? now : end
  if (start === null || start === 'present' || last === null || last === undefined) return Infinity
  return (last.year - start.year) * 12 + (last.month ?? 12) - (start.month ?? 1) + 1
}

/** Those with whom a post began so many years ago: "since 2021 at Acme" says no more than the dates do. */
function employersSince(
  years: number,
  { work_experience: posts }: ResumeContent,
  now: Month | undefined,
  language: Language,
): LineReading[] {
  const year = Math.round((now?.year ?? farYear) - years)
  return posts.flatMap(({ company, from_date }) => {
    const from = parseDate(from_date)
    return from !== null && from !== 'present' && from.year === year
      ? [readLine(company, language)]
      : []
  })
}

type ClauseOfYears = { years: number; words: Word[] }

/** Each number of years, or year since when, with the other words of its clause. */
function clausesOfYears(
  line: LineReading,
  now: Month | undefined,
  isSource: boolean,
): ClauseOfYears[] {
  const { text, words, quantities } = line
  const all = quantities.flatMap((quantity) => {
    const years = yearsOf(quantity, now)
    return years === null ? [] : [{ years, at: tokensOf(text)[quantity.from]?.start ?? 0 }]
  })
  if (all.length === 0) return []
  // One number of years is of all that its sentence says.
  const end = isSource && quantities.length === 1 ? sentenceEnd : clauseEnd
  const ends = [...text.matchAll(end)].map(({ index }) => index)
  const clauseAt = (place: number) => firstBehind(ends, place)
  const clauses = Map.groupBy(words, ({ start }) => clauseAt(start))
  // What stands before the years is who has them.
  return all.map(({ years, at }) => ({
    years,
    words: (clauses.get(clauseAt(at)) ?? []).filter(({ start }) => isSource || start > at),
  }))
}

/** Index of the first end that stands behind a place. */
function firstBehind(ends: readonly number[], place: number): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) >= place) high = middle
    else low = middle + 1
  }
  return low
}

function yearsOf({ measure, kind, value }: Quantity, now: Month | undefined): number | null {
  if (measure?.dimension === 'months') return measure.amount >= 12 ? measure.amount / 12 : null
  const isYear = kind === 'count' && Number.isInteger(value) && value > 1950 && value < 2100
  if (!isYear) return null
  const years = (now?.year ?? farYear) - value
  return years < 0 ? null : years
}

/** Without a month it is, years since when are compared with each other alone. */
const farYear = 4000

const sentenceEnd = /[.;](?=\s|$)/gu
const clauseEnd = /[,;:()–—]|\.(?=\s|$)/gu
