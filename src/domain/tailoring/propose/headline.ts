/**
 * The line under the name: the present title of theirs, or else the last one, where it is in the job's
 * occupation. What somebody was before would say that they still are, and the job's own title may rank
 * higher or mean more.
 */
import type { JobReading } from '#domain/ads/reading.ts'
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

export function proposeHeadline(resume: ResumeContent, job: JobReading): Headline[] {
  const old = resume.contact_info.headline
  if (job.title === null || old.trim() !== '') return []
  const { occupations } = soughtRole(job.title.text)
  const posts = postsOf(resume)
  const held = posts.filter(({ isPresent }) => isPresent)
  const post = (held.length > 0 ? held : posts.slice(0, 1)).find(({ role }) =>
    soughtRole(role).occupations.some((one) => occupations.includes(one)),
  )
  if (post === undefined || isOfAnotherClass(post.role, job.title.text)) return []
  const basis = [`${post.path}/role`]
  return [
    { path: '/contact_info/headline', old, value: post.role, basis, requirement: job.title.text },
  ]
}

/** "Class 2" where "Class 1" is sought: numbers in titles rank them. */
function isOfAnotherClass(held: string, sought: string): boolean {
  const asked = numbersIn(sought)
  return asked.size > 0 && [...numbersIn(held)].some((number) => !asked.has(number))
}

const numbersIn = (title: string): ReadonlySet<string> => new Set(title.match(/\d+/gu))
