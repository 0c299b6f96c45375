/**
 * The line under the name: the present title of theirs, or else the last one, where it is in the job's
 * occupation or near it, and a language that the job demands and they speak well enough ("Payroll accountant · French
 * C1"). What somebody was before would say that they still are, and the job's own
 * title may rank higher or mean more.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { nearTo } from '#domain/job-search/near-occupations.ts'
import { contentStems } from '../../edits/similarity.ts'
import { isLanguage } from '../../language/languages.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { resumeLanguage } from '../../scoring/resume-language.ts'
import { soughtRole } from '../../scoring/sought-role.ts'
import { findAll } from '../../skills/find.ts'
import { languageCodes } from '../../skills/language-codes.ts'
import { postsOf } from '../compose/posts.ts'
import type { Worth } from './worth.ts'

export interface Headline {
  path: string
  old: string
  value: string
  basis: string[]
  requirement: string
}

const mostFacts = 2
const longestFact = 32

export function proposeHeadline(resume: ResumeContent, job: JobReading, worth: Worth): Headline[] {
  const old = resume.contact_info.headline
  if (job.title === null || old.trim() !== '') return []
  const { occupations } = soughtRole(job.title.text)
  const posts = postsOf(resume)
  const held = posts.filter(({ isPresent }) => isPresent)
  const post = (held.length > 0 ? held : posts.slice(0, 1)).find(({ role }) =>
    soughtRole(role).occupations.some((one) => isNear(one, occupations)),
  )
  if (post === undefined || isOfAnotherClass(post.role, job.title.text)) return []
  // Hours and terms of a post are no part of who somebody is.
  const title = post.role.replaceAll(/\s*\([^()]*\)/gu, '').trim()
  if (title === '') return []
  const facts = demandedFacts(resume, job, worth, title)
  // A title alone says nothing that the summary does not open with.
  if (facts.length === 0 && says(resume.summary, title, job)) return []
  return [
    {
      path: '/contact_info/headline',
      old,
      value: [title, ...facts.map(({ text }) => text)].join(' · '),
      basis: [`${post.path}/role`, ...facts.map(({ path }) => path)],
      requirement: job.title.text,
    },
  ]
}

/** The same trade, or one of its kind: a nurse of the elderly where a nurse is sought. */
function isNear(held: string, sought: readonly string[]): boolean {
  const near = nearTo(held)
  return sought.some((one) => (near.get(one) ?? 0) >= nearEnough)
}

const nearEnough = 0.5

interface Fact {
  path: string
  text: string
}

/** Languages that the job demands, in its order, without what is said already. */
function demandedFacts(
  resume: ResumeContent,
  job: JobReading,
  { lines }: Worth,
  title: string,
): Fact[] {
  const own = resumeLanguage(resume)
  const demanded = lines
    .flatMap(({ line: { path, text }, demand }) =>
      demand === null ? [] : [{ path, text: text.trim(), demand }],
    )
    .filter(({ text }) => text.length <= longestFact && !/[,;·|(]/u.test(text))
    .filter(({ text, demand }) => {
      const [language] = findAll(text).flatMap(({ skill }) => languageCodes[skill] ?? [])
      // The language of the page is seen.
      return language !== undefined && language !== own && demand.kind === 'language'
    })
    .toSorted((a, b) => a.demand.at - b.demand.at)
  const facts: Fact[] = []
  for (const { path, text } of demanded) {
    const said = [resume.summary, title, ...facts.map((one) => one.text)].join('\n')
    if (facts.length < mostFacts && !says(said, text, job)) facts.push({ path, text })
  }
  return facts
}

/** Whether a text has every word of another. */
function says(text: string, other: string, { language }: JobReading): boolean {
  const known = isLanguage(language) ? language : 'en'
  const said = contentStems(text, known)
  return [...contentStems(other, known)].every((stem) => said.has(stem))
}

/** "Class 2" where "Class 1" is sought: numbers in titles rank them. */
function isOfAnotherClass(held: string, sought: string): boolean {
  const asked = numbersIn(sought)
  return asked.size > 0 && [...numbersIn(held)].some((number) => !asked.has(number))
}

const numbersIn = (title: string): ReadonlySet<string> => new Set(title.match(/\d+/gu))
