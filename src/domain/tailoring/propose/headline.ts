/**
 * The line under the name: the present title of theirs, or else the last one, where it is in the job's
 * occupation or near it, and up to two things that the job demands and the resume lists: a licence, a language, a
 * tool ("Payroll accountant · French C1 · DATEV"). What somebody was before would say that they still are,
 * and the job's own title may rank higher or mean more.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { nearTo } from '#domain/job-search/near-occupations.ts'
import { contentStems } from '../../edits/similarity.ts'
import { isLanguage } from '../../language/languages.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import type { ResumeLine } from '../../resume/text.ts'
import { resumeLanguage } from '../../scoring/resume-language.ts'
import { soughtRole } from '../../scoring/sought-role.ts'
import { findAll } from '../../skills/find.ts'
import { languageCodes } from '../../skills/language-codes.ts'
import { postsOf } from '../compose/posts.ts'
import type { Surfaced } from './surface.ts'
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

export function proposeHeadline(
  resume: ResumeContent,
  job: JobReading,
  worth: Worth,
  surfaced: readonly Surfaced[] = [],
): Headline[] {
  const old = resume.contact_info.headline
  if (job.title === null || old.trim() !== '') return []
  const { occupations } = soughtRole(job.title.text)
  const posts = postsOf(resume)
  const held = posts.filter(({ isPresent }) => isPresent)
  const post = (held.length > 0 ? held : posts.slice(0, 1)).find(({ role }) =>
    soughtRole(role).occupations.some((one) => isNear(one, occupations)),
  )
  if (post === undefined || isOfAnotherClass(post.role, job.title.text)) return []
  const facts = demandedFacts(
    resume,
    job,
    [...listedIn(worth), ...namedBy(surfaced, job)],
    post.role,
  )
  // A title alone says nothing that the summary does not open with.
  if (facts.length === 0 && says(resume.summary, post.role, job)) return []
  return [
    {
      path: '/contact_info/headline',
      old,
      value: [post.role, ...facts.map(({ text }) => text)].join(' · '),
      basis: [`${post.path}/role`, ...facts.flatMap((fact) => fact.basis)],
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
  text: string
  basis: readonly string[]
  /** Where the job demands it, in UTF-16 units. */
  at: number
}

/** What the resume lists in a few words and the job demands. */
const listedIn = ({ lines }: Worth): Fact[] =>
  lines.flatMap(({ line, demandedAt }) =>
    demandedAt !== null && isListed(line)
      ? [{ text: line.text.trim(), basis: [line.path], at: demandedAt }]
      : [],
  )

const isListed = ({ kind, path }: ResumeLine): boolean =>
  kind === 'skills' || /^\/certification_and_training\/\d+\/name$/u.test(path)

/** What lines show and the job demands, by its name. */
const namedBy = (surfaced: readonly Surfaced[], { skills }: JobReading): Fact[] =>
  surfaced.flatMap(({ text, skill, basis }) => {
    const asked = skills.find((one) => one.skill === skill && one.kind === 'required')
    return asked === undefined ? [] : [{ text, basis, at: asked.start }]
  })

/** In the job's order, without what is said already. */
function demandedFacts(
  resume: ResumeContent,
  job: JobReading,
  all: readonly Fact[],
  title: string,
): Fact[] {
  const own = resumeLanguage(resume)
  const facts: Fact[] = []
  for (const fact of all.toSorted((a, b) => a.at - b.at)) {
    const { text } = fact
    if (text.length > longestFact || /[,;·|]/u.test(text)) continue
    // The language of the page is seen.
    if (findAll(text).some(({ skill }) => languageCodes[skill] === own)) continue
    const said = [resume.summary, title, ...facts.map((one) => one.text)].join('\n')
    if (facts.length < mostFacts && !says(said, text, job)) facts.push(fact)
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
