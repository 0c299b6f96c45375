/**
 * The line under the name: the present title of theirs, or else the last one, where it is the job's. What
 * somebody was before would say that they still are, and the job's own title may rank higher or mean more. None
 * where the summary opens with it, and none in another language than the ad's.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { nearTo } from '#domain/job-search/near-occupations.ts'
import { contentStems } from '../../edits/similarity.ts'
import type { Language } from '../../language/languages.ts'
import { languageOfLetter } from '../../letter/language-of-letter.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { soughtRole } from '../../scoring/sought-role.ts'
import { postsOf } from '../compose/posts.ts'

export interface Headline {
  path: string
  old: string
  value: string
  basis: string[]
  requirement: string
}

export function proposeHeadline(
  resume: ResumeContent,
  job: JobReading,
  language: Language,
): Headline[] {
  const old = resume.contact_info.headline
  if (job.title === null || old.trim() !== '') return []
  if (languageOfLetter({ reading: job }, language) !== language) return []
  const { occupations } = soughtRole(job.title.text)
  const posts = postsOf(resume)
  const held = posts.filter(({ isPresent }) => isPresent)
  const post = (held.length > 0 ? held : posts.slice(0, 1)).find(({ role }) =>
    soughtRole(role).occupations.some((one) => isOf(one, occupations)),
  )
  // What stands in brackets, hours or terms, belongs to the post and not under a name.
  if (post === undefined || /[()]/u.test(post.role)) return []
  if (isOfAnotherClass(post.role, job.title.text)) return []
  // It says nothing that the summary does not open with.
  if (opensAs(resume.summary, post.role, language)) return []
  return [
    {
      path: '/contact_info/headline',
      old,
      value: post.role,
      basis: [`${post.path}/role`],
      requirement: job.title.text,
    },
  ]
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
