/** A resume that belongs to no job yet: what upload and template store. */
import type { Language } from '#domain/language/languages.ts'
import { plainLook } from '#domain/resume/look.ts'
import type { Paper, ResumeContent } from '#domain/resume/resume.ts'

import type { NewResume } from './resume-row.ts'

export function newResume(content: ResumeContent, language: Language, paper: Paper): NewResume {
  return {
    ...content,
    company_name: '',
    job_title: '',
    job_status: 'created',
    is_base: false,
    notes: '',
    original_resume_id: null,
    job_id: null,
    job_identifier: null,
    job_description: null,
    resume_language: language,
    score: null,
    nice_to_have_skills: [],
    layout: 'ats-vanilla',
    paper,
    design: null,
    look: plainLook,
  }
}
