/** How a summary begins that is written from nothing: "Data analyst with 7 years of experience." */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Month } from '../../language/dates.ts'
import type { Language } from '../../language/languages.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { soughtRole } from '../../scoring/sought-role.ts'
import { grammars, sentenceOf } from './grammar.ts'
import type { Post } from './posts.ts'
import { lastYearOf, postsOf, yearsAs } from './posts.ts'
import type { Sentence } from './proof.ts'

const fewestYears = 2
/** What somebody was longer ago is not who they are. */
const mostYearsAgo = 3

export function openingOf(
  resume: ResumeContent,
  job: JobReading,
  language: Language,
  now: Month | undefined,
): Sentence | null {
  const posts = postsOf(resume)
  const { occupations } = soughtRole(job.title?.text ?? '')
  const isSought = (role: string) =>
    soughtRole(role).occupations.some((one) => occupations.includes(one))
  const lastYear = lastYearOf(posts, now)
  const isLate = ({ isPresent, to }: Post) => isPresent || (to ?? 0) >= lastYear - mostYearsAgo
  const post = posts.filter(isLate).find(({ role }) => isSought(role)) ?? posts[0]
  if (post === undefined) return null
  const years = yearsAs(post.role, resume, now)
  if (years === null || years < fewestYears) return null
  const { with: having, years: unit, ofExperience } = grammars[language]
  return {
    text: sentenceOf(`${post.role} ${having} ${years} ${unit} ${ofExperience}`),
    basis: [`${post.path}/role`, `${post.path}/from_date`],
    requirement: null,
  }
}
