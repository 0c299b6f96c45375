/** The sample: a resume that is nobody's, and a job for it, in one language; `samples/{language}.json`. */
import { blankContent } from '#domain/resume/blank.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'

export type Sample = {
  role: string
  /** The end of the present job, as the resume writes it. */
  to: string
  summary: string
  /** Two; `rewritten` is the second anew. */
  lines: string[]
  rewritten: string
  category: string
  skills: string[]
  job: string[]
}

export function resumeOf(sample: Sample): ResumeContent {
  const blank = blankContent()
  return {
    ...blank,
    contact_info: { ...blank.contact_info, name: 'Mara Lindqvist' },
    summary: sample.summary,
    work_experience: [
      {
        role: sample.role,
        company: 'Havenmarkt',
        location: 'Rotterdam',
        from_date: '2025-03',
        to_date: sample.to,
        description: [...sample.lines],
      },
    ],
    skill_categories: [{ name: sample.category, skills: [...sample.skills] }],
  }
}
