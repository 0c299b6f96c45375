/**
 * The line under the name: the present title of theirs, or else the last one, where it is the job's; the years in it
 * where the summary tells none; and what the job asks for and they have (`head-facts`). What somebody was before would
 * say that they still are, and the job's own title may rank higher or mean more. Where the summary opens with the
 * title, it stands here only if nothing could stand without it.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { nearTo } from '#domain/job-search/near-occupations.ts'
import { rankOf } from '#domain/job-search/seniority.ts'
import { titleWords } from '#domain/job-search/title-words.ts'
import { contentStems } from '../../edits/similarity.ts'
import type { Month } from '../../language/dates.ts'
import type { Language } from '../../language/languages.ts'
import { directs } from '../../letter/above-the-post.ts'
import { languageOfLetter } from '../../letter/language-of-letter.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { soughtRole } from '../../scoring/sought-role.ts'
import { yearsInTrade } from '../../scoring/years-as.ts'
import { headTitle } from '../../truth/facts/head-label.ts'
import { headlineSign, summaryOpening, yearsPart } from '../../truth/facts/headline.ts'
import { readLine } from '../../truth/reading/reading.ts'
import { postsOf } from '../compose/posts.ts'
import type { HeadFact } from './head-facts.ts'
import { headFacts } from './head-facts.ts'

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
  const title = titleFor(resume, job, language)
  const titled = title === null ? [] : [title, ...yearsIn(resume, title, language, now)]
  const own = contentStems(title?.text ?? '', language)
  const facts = headFacts(resume, job, language, now)
    .filter(
      ({ text, kind }) =>
        (title !== null || kind !== 'tool') &&
        [...contentStems(text, language)].some((stem) => !own.has(stem)),
    )
    .toSorted((a, b) => (title === null ? Number(b.isTrade) - Number(a.isTrade) : 0))
    .slice(0, mostFacts)
    .toSorted((a, b) => Number(isOfPaper(b)) - Number(isOfPaper(a)))
  const isWorth =
    title === null
      ? standAlone(facts)
      : titled.length + facts.length > 1 || isNews(title.text, resume, job, language)
  if (!isWorth) return []
  const parts = fitting([...titled, ...facts])
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

/** Without a title: two papers or things that must be. One alone reads as that of somebody who learns. */
const standAlone = (facts: readonly HeadFact[]): boolean =>
  facts.filter(({ isTrade, isDemanded }) => isTrade || isDemanded).length >= fewestAlone

/** Before languages. */
const isOfPaper = ({ isTrade, isDemanded, kind }: HeadFact): boolean =>
  isTrade || (isDemanded && kind === 'paper')

const fewestAlone = 2
const mostFacts = 2

/** What stands on one line under a name. */
const longest = 110

interface Part {
  path: string
  text: string
}

function fitting(parts: readonly Part[]): Part[] {
  let room = longest
  return parts.filter(({ text }) => {
    room -= text.length + headlineSign.length
    return room >= 0
  })
}

/** It says nothing that the summary opens with, and nothing to who reads another language. */
const isNews = (title: string, { summary }: ResumeContent, job: JobReading, language: Language) =>
  languageOfLetter({ reading: job }, language) === language && !opensAs(summary, title, language)

/** The years in the trade of the title, where the summary tells none. */
function yearsIn(
  resume: ResumeContent,
  title: Part,
  language: Language,
  now: Month | undefined,
): Part[] {
  const years = yearsInTrade(title.text, resume, now)
  const { quantities } = readLine(resume.summary, language)
  const isTold = quantities.some(
    ({ value, measure }) => measure?.dimension === 'months' || (value > 1900 && value < 2100),
  )
  return years === null || years < fewestYears || isTold
    ? []
    : [{ path: title.path, text: yearsPart(years, language) }]
}

const fewestYears = 2

/** The present title, or the last; else what they call themselves as the summary opens. */
function titleFor(resume: ResumeContent, job: JobReading, language: Language): Part | null {
  if (job.title === null) return null
  const sought = job.title.text
  const posts = postsOf(resume)
  const held = posts.filter(({ isPresent }) => isPresent)
  const post = (held.length > 0 ? held : posts.slice(0, 1)).find(({ role }) =>
    isInTrade(role, sought, language),
  )
  const opening = summaryOpening(resume, language)
  const found =
    post !== undefined
      ? { path: `${post.path}/role`, text: headTitle(post.role) }
      : isOfTitle(opening, sought)
        ? { path: '/summary', text: opening }
        : null
  if (found === null || /[()]|\d{4}/u.test(found.text)) return null
  if (isOfAnotherClass(found.text, sought)) return null
  if (soughtRole(found.text).isLearner && !soughtRole(sought).isLearner) return null
  if (isJunior(found.text) && !isJunior(sought)) return null
  return directs(found.text) && !directs(sought) ? null : found
}

const isJunior = (title: string): boolean =>
  titleWords(title).some((word) => rankOf(word) === 'junior')

/** By the tables of occupations, or by a word that is no rank and no way to work in any trade. */
function isInTrade(role: string, sought: string, language: Language): boolean {
  if (isOfTitle(role, sought)) return true
  const asked = contentStems(soughtRole(sought).words.join(' '), language)
  return soughtRole(role).words.some((word) => {
    const { occupations, isGeneral } = soughtRole(word)
    return (
      word.length >= fewestLetters &&
      (occupations.length === 0 || !isGeneral) &&
      [...contentStems(word, language)].some((stem) => asked.has(stem))
    )
  })
}

const fewestLetters = 4

const isOfTitle = (role: string, sought: string): boolean =>
  soughtRole(role).occupations.some((one) => isOf(one, soughtRole(sought).occupations))

/** The same occupation, a narrower or a wider one, or one beside it. */
function isOf(held: string, sought: readonly string[]): boolean {
  const near = nearTo(held)
  return sought.some((one) => (near.get(one) ?? 0) >= sibling)
}

const sibling = 0.5

/** Whether a summary opens with a word of a title. */
function opensAs(summary: string, title: string, language: Language): boolean {
  const [opening = ''] = summary.split(/[,.;:–]/u, 1)
  const first = contentStems(opening, language)
  return [...contentStems(title, language)].some((stem) => first.has(stem))
}

/** "Class 2" where "Class 1" is sought: numbers in titles rank them. */
function isOfAnotherClass(held: string, sought: string): boolean {
  const asked = numbersIn(sought)
  return asked.size > 0 && [...numbersIn(held)].some((number) => !asked.has(number))
}

const numbersIn = (title: string): ReadonlySet<string> => new Set(title.match(/\d+/gu))
