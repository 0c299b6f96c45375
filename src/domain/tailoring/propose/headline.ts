/**
 * The line under the name: the person's trade (`head-title`), the years in it where the summary tells none, and what the
 * job asks for and they have (`head-facts`). A title alone, or with a tool or a driving licence, stands here only if it is
 * the job's and the summary does not open with it; one of another trade only with something that must be; one of a rank
 * above the post does not. Where none can, a paper of the trade or the degree that is asked for leads.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { contentStems } from '../../edits/similarity.ts'
import type { Month } from '../../language/dates.ts'
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { directs, leads } from '../../letter/above-the-post.ts'
import { workIn } from '../../scoring/pauses.ts'
import { soughtRole } from '../../scoring/sought-role.ts'
import { yearsInTrade } from '../../scoring/years-as.ts'
import { besideTitle } from '../../truth/facts/beside-title.ts'
import { degreeLevel } from '../../truth/facts/degrees.ts'
import { headlineSign, yearsPart } from '../../truth/facts/headline.ts'
import { paperTrade } from '../../truth/facts/paper-trade.ts'
import { readLine } from '../../truth/reading/reading.ts'
import type { HeadFact } from './head-facts.ts'
import { headFacts } from './head-facts.ts'
import type { HeadTitle } from './head-title.ts'
import { titlesFor } from './head-title.ts'
import { namesTrade } from './of-trade.ts'

export interface Headline {
  path: string
  old: string
  value: string
  basis: string[]
  requirement: string | null
}

/** The best first. */
export function proposeHeadline(
  resume: ResumeContent,
  job: JobReading,
  language: Language,
  now?: Month,
): Headline[] {
  const old = resume.contact_info.headline
  if (old.trim() !== '') return []
  const facts = headFacts(resume, job, language, now)
  const isHigher = workIn(resume)
    .slice(0, 1)
    .some(({ role }) => leads(role))
  const titled = titlesFor(resume, job, language)
    .filter((title) => !isAbove(title, job))
    .map((title) => behindTitle(title, facts, resume, job, language, now))
  return [...titled, ledByPaper(facts, job, language, isHigher ? 2 : 1)]
    .filter((parts) => parts.length > 0)
    .map((parts) => ({
      path: '/contact_info/headline',
      old,
      value: lineOf(parts),
      basis: [...new Set(parts.map(({ path }) => path))],
      requirement: job.title?.text ?? null,
    }))
}

function behindTitle(
  title: HeadTitle,
  found: readonly HeadFact[],
  resume: ResumeContent,
  job: JobReading,
  language: Language,
  now: Month | undefined,
): readonly Part[] {
  const years = title.isOfJob ? yearsIn(resume, title, job, language, now) : []
  const own = contentStems(title.text, language)
  const facts = found.flatMap((fact) => {
    const isPaper = fact.kind === 'paper' || fact.kind === 'degree'
    const text = isPaper ? besideTitle(fact.text, title.text, language) : fact.text
    const isNew =
      text !== null &&
      (text !== fact.text || [...contentStems(text, language)].some((stem) => !own.has(stem)))
    return fact.path !== title.path && isNew ? [{ ...fact, text }] : []
  })
  const isWorth = title.isOfJob
    ? years.length > 0 ||
      facts.some(({ kind, isSaid }) => !isSaid && kind !== 'driving' && kind !== 'tool') ||
      facts.some(({ kind, text }) => kind === 'tool' && isInMust(text, job)) ||
      facts.filter(({ kind }) => kind === 'tool').length >= mostTools ||
      (isSameTrade(title.text, job) && !opensWith(resume.summary, title.text, language))
    : speaksAlone(facts)
  return isWorth ? fitting([title], years, facts) : []
}

/** A program that a line for what must be names. */
const isInMust = (text: string, { lines }: JobReading): boolean =>
  lines.some((line) => line.kind === 'required' && fold(line.text).includes(fold(text)))

/** A title of the job's own occupation: one beside it, alone, says that they do something else. */
const isSameTrade = (title: string, job: JobReading): boolean => {
  const { occupations } = soughtRole(job.title?.text ?? '')
  return soughtRole(title).occupations.some((id) => occupations.includes(id))
}

/** Behind a title of another trade: what must be, or two things that are wished and new, and more than a driving licence. */
const speaksAlone = (facts: readonly HeadFact[]): boolean => {
  const demanded = facts.filter(({ isDemanded }) => isDemanded)
  const news = facts.filter(({ isSaid, kind }) => !isSaid && kind !== 'driving')
  return demanded.some(({ kind }) => kind !== 'driving') || news.length >= mostTools
}

/** Where no title of theirs can head the page, and to who led a training is none: what a paper of the trade calls them, or the degree that the ad asks for. */
function ledByPaper(
  facts: readonly HeadFact[],
  job: JobReading,
  language: Language,
  leastDegree: number,
): readonly Part[] {
  const first =
    facts.find(({ kind, text }) => kind === 'paper' && isTradeOf(text, job, language)) ??
    facts.find(
      ({ kind, isDemanded, text }) =>
        kind === 'degree' && isDemanded && degreeLevel(text) >= leastDegree,
    )
  const others = facts.filter((fact) => fact !== first && fact.kind !== 'degree')
  if (first === undefined || others.length === 0) return []
  const isNew =
    !first.isSaid && others.some(({ isDemanded, kind }) => isDemanded || kind === 'paper')
  return isNew || speaksAlone(others) ? fitting([first], [], others) : []
}

const isTradeOf = (text: string, job: JobReading, language: Language): boolean =>
  namesTrade(text, job) && paperTrade(text, language) !== null

/** A rank above the post is no recommendation for it. */
const isAbove = ({ text, isOfJob }: HeadTitle, job: JobReading): boolean => {
  const above = isOfJob ? directs : leads
  return above(text) && !above(job.title?.text ?? '')
}

/** Beside the title; tools stand among them only where there is room. */
const mostFacts = 3
const mostTools = 2

/** What one line under a name holds with ease, and what two short ones do. */
const fair = 90
const longest = 120

interface Part {
  path: string
  text: string
}

/** What must be as far as there is room for it, before the years; what is only wished where the line stays fair. */
function fitting(
  first: readonly Part[],
  years: readonly Part[],
  facts: readonly HeadFact[],
): readonly Part[] {
  const most = mostFacts + 1 - first.length - years.length
  const firm = facts.filter(({ isDemanded }) => isDemanded).slice(0, most)
  const tools = facts.filter(({ kind }) => kind === 'tool').slice(0, mostTools)
  const others = facts.filter(({ isDemanded, kind }) => !isDemanded && kind !== 'tool')
  const further = [...others, ...tools].slice(0, most - firm.length)
  const [withYears = [], without = []] = [[...first, ...years], first].map((some) =>
    joined(some, firm, longest),
  )
  const told = without.length > withYears.length - years.length ? without : withYears
  return joined(told, further, fair)
}

const joined = (first: readonly Part[], others: readonly Part[], length: number): readonly Part[] =>
  others.reduce(
    (parts, one) => (lineOf([...parts, one]).length <= length ? [...parts, one] : parts),
    first,
  )

const lineOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join(headlineSign)

/** The years in the trade of the title, where the summary tells none of whatever title; a former one says nothing without them. */
function yearsIn(
  resume: ResumeContent,
  title: HeadTitle,
  job: JobReading,
  language: Language,
  now: Month | undefined,
): Part[] {
  const years = yearsInTrade(title.text, resume, now)
  const { quantities } = readLine(resume.summary, language)
  const isTold = quantities.some(
    ({ value, measure }) => measure?.dimension === 'months' || (value > 1900 && value < 2100),
  )
  return years === null || years < Math.max(fewestYears, yearsAsked(job)) || isTold
    ? []
    : [{ path: title.path, text: yearsPart(years, language) }]
}

const fewestYears = 2

const yearsAsked = ({ years }: JobReading): number => (years?.kind === 'required' ? years.years : 0)

/** Whether a summary opens with all words of a title. */
function opensWith(summary: string, title: string, language: Language): boolean {
  const [opening = ''] = summary.split(/[,.;:–]/u, 1)
  const first = contentStems(opening, language)
  return [...contentStems(title, language)].every((stem) => first.has(stem))
}
