/** The score belongs to the resume's own job and is renewed with the content (contract, HTTP). */
import type { Resume } from '#domain/resume/resume.ts'

import { scoreAgainstJob } from './score.ts'
import type { ResumeChanges } from './store.ts'

export async function renewScore(next: Resume, before: Resume): Promise<ResumeChanges> {
  if (next.job_description === null) return { score: null }
  const scored = await scoreAgainstJob(next, next.job_description)
  if (scored === null) return { score: null, nice_to_have_skills: before.nice_to_have_skills }
  return scored
}
