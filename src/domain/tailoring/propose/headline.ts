/**
 * The line under the name: the person's trade as the job seeks it (`head-title`), without which there is none; the years
 * in it where the summary tells none; and what the job asks for and they have (`head-facts`). A title alone, or
 * with a tool or a driving licence, stands here only if it is the job's and the summary does not open with it; one of a
 * rank above the post does not.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { contentStems } from '../../edits/similarity.ts'
import type { Month } from '../../language/dates.ts'
import type { Language } from '../../language/languages.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { directs } from '../../letter/above-the-post.ts'
import { yearsInTrade } from '../../scoring/years-as.ts'
import { headlineSign, yearsPart } from '../../truth/facts/headline.ts'
import { readLine } from '../../truth/reading/reading.ts'
import type { HeadFact } from './head-facts.ts'
import { headFacts } from './head-facts.ts'
import type { HeadTitle } from './head-title.ts'
import { titleFor } from './head-title.ts'
import { namesTrade } from './of-trade.ts'

export interface Headline {
  path: string
  old: string
  value: string
  basis: string[]
  requirement: string | null
}

export function proposeHeadline(
  resume: ResumeContent,
  job: JobReading,
  language: Language,
  now?: Month,
): Headline[] {
  const old = resume.contact_info.headline
  if (old.trim() !== '') return []
  const title = titleFor(resume, job, language, now)
  if (title === null || isAbove(title.text, job)) return []
  const years = yearsIn(resume, title, language, now)
  if (title.isFormer && years.length === 0) return []
  const own = contentStems(title.text, language)
  const facts = headFacts(resume, job, language, now)
    .filter(
      ({ text, path }) =>
        path !== title.path && [...contentStems(text, language)].some((stem) => !own.has(stem)),
    )
    .slice(0, mostFacts)
    .toSorted((a, b) => Number(isOfPaper(b)) - Number(isOfPaper(a)))
  const isWorth =
    years.length > 0 ||
    facts.some(({ kind }) => kind !== 'driving' && kind !== 'tool') ||
    (namesTrade(title.text, job) && !opensWith(resume.summary, title.text, language))
  if (!isWorth) return []
  const parts = title.isFormer
    ? fitting([title, ...years], [], facts)
    : fitting([title], years, facts)
  return [
    {
      path: '/contact_info/headline',
      old,
      value: parts.map(({ text }) => text).join(headlineSign),
      basis: [...new Set(parts.map(({ path }) => path))],
      requirement: job.title?.text ?? null,
    },
  ]
}

/** A rank above the post is no recommendation for it. */
const isAbove = (title: string, job: JobReading): boolean =>
  directs(title) && !directs(job.title?.text ?? '')

/** Before languages. */
const isOfPaper = ({ isTrade, isDemanded, kind }: HeadFact): boolean =>
  isTrade || (isDemanded && kind === 'paper')

const mostFacts = 2

/** What two short lines under a name hold. */
const longest = 120

interface Part {
  path: string
  text: string
}

/** Where not all fits, the years go first, then the last fact, then both. */
function fitting(
  first: readonly Part[],
  years: readonly Part[],
  facts: readonly Part[],
): readonly Part[] {
  const fewer = facts.slice(0, 1)
  const ways = [
    [...first, ...years, ...facts],
    [...first, ...facts],
    [...first, ...years, ...fewer],
    [...first, ...fewer],
  ]
  const isShort = (parts: readonly Part[]) =>
    parts.map(({ text }) => text).join(headlineSign).length <= longest
  return ways.find(isShort) ?? [...first, ...years]
}

/** The years in the trade of the title, where the summary tells none; a former title says nothing without them. */
function yearsIn(
  resume: ResumeContent,
  title: HeadTitle,
  language: Language,
  now: Month | undefined,
): Part[] {
  const years = yearsInTrade(title.text, resume, now)
  const { quantities } = readLine(resume.summary, language)
  const isTold = quantities.some(
    ({ value, measure }) => measure?.dimension === 'months' || (value > 1900 && value < 2100),
  )
  return years === null || years < fewestYears || (isTold && !title.isFormer)
    ? []
    : [{ path: title.path, text: yearsPart(years, language) }]
}

const fewestYears = 2

/** Whether a summary opens with all words of a title. */
function opensWith(summary: string, title: string, language: Language): boolean {
  const [opening = ''] = summary.split(/[,.;:–]/u, 1)
  const first = contentStems(opening, language)
  return [...contentStems(title, language)].every((stem) => first.has(stem))
}
