import type { Resume } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'

import { hashContent } from '../../resumes/content-hash.ts'

/** What a person would know a resume by: all it says, but for ids and what is computed from it. */
export function fingerprint(resume: Resume, isTrashed: boolean): string {
  return JSON.stringify([
    hashContent(contentOf(resume)).toString('base64'),
    Date.parse(resume.created_at),
    resume.company_name,
    resume.job_title,
    resume.job_status,
    resume.is_base,
    resume.notes,
    resume.job_identifier,
    resume.job_description,
    resume.resume_language,
    resume.layout,
    resume.paper,
    resume.design,
    resume.look,
    isTrashed,
  ])
}
