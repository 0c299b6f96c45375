/**
 * The line under the name: the title of theirs that is in the job's occupation, the latest first. The
 * job's own title is not taken over: it may rank higher or mean more.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { soughtRole } from '../../scoring/sought-role.ts'

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
  const index = resume.work_experience.findIndex(({ role }) =>
    soughtRole(role).occupations.some((one) => occupations.includes(one)),
  )
  const value = resume.work_experience[index]?.role.trim()
  if (value === undefined) return []
  const basis = [`/work_experience/${index}/role`]
  return [{ path: '/contact_info/headline', old, value, basis, requirement: job.title.text }]
}
