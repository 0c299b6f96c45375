/**
 * The line under the name: the present title of theirs, or else the last one, where it is the job's; the years in it
 * where the summary tells none; and what the job asks for and they have (`head-facts`). What somebody was before would
 * say that they still are, and the job's own title may rank higher or mean more. Where the summary opens with the
 * title, it stands here only if nothing could stand without it.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { nearTo } from '#domain/job-search/near-occupations.ts'
import { contentStems } from '../../edits/similarity.ts'
import type { Month } from '../../language/dates.ts'
import type { Language } from '../../language/languages.ts'
import { directs } from '../../letter/above-the-post.ts'
import { languageOfLetter } from '../../letter/language-of-letter.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { soughtRole } from '../../scoring/sought-role.ts'
import { yearsAs } from '../../scoring/years-as.ts'
import { headlineSign, yearsPart } from '../../truth/facts/headline.ts'
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
  const title = titleFor(resume, job)
  const titled = title === null ? [] : [title, ...yearsIn(resume, title, language, now)]
  const own = contentStems(title?.text ?? '', language)
  const facts = headFacts(resume, job, language, now).filter(({ text }) =>
    [...contentStems(text, language)].some((stem) => !own.has(stem)),
  )
  const isAlone = standAlone(facts)
  const isMore = titled.length > 1 || facts.some(({ kind }) => kind !== 'driving')
  // One with a comma or a stroke says more than a trade.
  const isTitled =
    title !== null &&
    (isAlone
      ? !/[,/]/u.test(title.text) && isNews(title.text, resume, job, language)
      : isMore || isNews(title.text, resume, job, language))
  // The language of the ad, where it was learned, says enough of who has no title to stand before it.
  if (!isTitled && !isAlone && !facts.some(({ isDemanded }) => isDemanded)) return []
  const parts = fitting([...(isTitled ? titled : []), ...facts])
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

/** Without a title: what cannot be done without, or two things of which one is no tool. */
const standAlone = (facts: readonly HeadFact[]): boolean =>
  facts.some(({ kind, isDemanded }) => isDemanded && kind !== 'language') ||
  (facts.length > 1 && facts.some(({ kind }) => kind !== 'tool' && kind !== 'driving'))

/** What stands on one line under a name. */
const most = 4
const longest = 110

interface Part {
  path: string
  text: string
}

function fitting(parts: readonly Part[]): Part[] {
  let room = longest
  return parts.slice(0, most).filter(({ text }) => {
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
  const years = yearsAs(title.text, resume, now)
  const { quantities } = readLine(resume.summary, language)
  const isTold = quantities.some(
    ({ value, measure }) => measure?.dimension === 'months' || (value > 1900 && value < 2100),
  )
  return years === null || years < fewestYears || isTold
    ? []
    : [{ path: title.path, text: yearsPart(years, language) }]
}

const fewestYears = 2

function titleFor(resume: ResumeContent, job: JobReading) {
  if (job.title === null) return null
  const { occupations, isLearner } = soughtRole(job.title.text)
  const posts = postsOf(resume)
  const held = posts.filter(({ isPresent }) => isPresent)
  const post = (held.length > 0 ? held : posts.slice(0, 1)).find(({ role }) =>
    soughtRole(role).occupations.some((one) => isOf(one, occupations)),
  )
  // What stands in brackets, hours or terms, belongs to the post and not under a name.
  if (post === undefined || /[()]/u.test(post.role)) return null
  if (isOfAnotherClass(post.role, job.title.text)) return null
  if (soughtRole(post.role).isLearner && !isLearner) return null
  if (directs(post.role) && !directs(job.title.text)) return null
  return { path: `${post.path}/role`, text: post.role }
}

/** The same occupation, a narrower or a wider one. */
function isOf(held: string, sought: readonly string[]): boolean {
  const near = nearTo(held)
  return sought.some((one) => (near.get(one) ?? 0) >= wider)
}

const wider = 0.6

/** Whether a summary has all words of a title, or one of them in the words that it opens with. */
function opensAs(summary: string, title: string, language: Language): boolean {
  const [opening = ''] = summary.split(/[,.;:–]/u, 1)
  const words = [...contentStems(title, language)]
  const [said, first] = [contentStems(summary, language), contentStems(opening, language)]
  return words.every((stem) => said.has(stem)) || words.some((stem) => first.has(stem))
}

/** "Class 2" where "Class 1" is sought: numbers in titles rank them. */
function isOfAnotherClass(held: string, sought: string): boolean {
  const asked = numbersIn(sought)
  return asked.size > 0 && [...numbersIn(held)].some((number) => !asked.has(number))
}

const numbersIn = (title: string): ReadonlySet<string> => new Set(title.match(/\d+/gu))
