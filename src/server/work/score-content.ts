/** A resume's score against a job, and the skills that would raise it. */
import type { JobReading } from '#domain/ads/reading.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { hasContent } from '#domain/resume/text.ts'
import { scoreResume } from '#domain/scoring/score.ts'

export interface Scored {
  score: number
  nice_to_have_skills: string[]
}

export function scoreContent(content: ResumeContent, job: JobReading): Scored | null {
  if (!hasContent(content)) return null
  const { score, nice_to_have_skills } = scoreResume(content, job)
  return { score, nice_to_have_skills }
}
