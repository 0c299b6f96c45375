/** Between a resume and its row; rows go no further than the stores. */
import { designIn } from '#domain/resume/designs.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'
import { storedLater } from '#domain/resume/later.ts'
import type { Insertable, Selectable } from 'kysely'

import type { ResumesTable } from '../db/tables.ts'

/** A stored resume with what the answer does not show. */
export interface StoredResume {
  personId: string
  resume: Resume
  /** The resume it was made from, as it stood then. */
  original: Resume | null
}

/** A resume that is not stored yet: the database gives it id, time and version. */
export type NewResume = Omit<Resume, 'id' | 'created_at' | 'version'> & { created_at?: string }

export function toColumns(resume: NewResume): Omit<Insertable<ResumesTable>, 'person_id'> {
  return {
    ...(resume.created_at === undefined ? {} : { created_at: resume.created_at }),
    content: JSON.stringify(storedLater(contentOf(resume))),
    company_name: resume.company_name,
    job_title: resume.job_title,
    job_status: resume.job_status,
    is_base: resume.is_base,
    notes: resume.notes,
    job_id: resume.job_id,
    job_identifier: resume.job_identifier,
    job_description: resume.job_description,
    resume_language: resume.resume_language,
    score: resume.score,
    score_missing: resume.score === null ? (resume.score_missing ?? null) : null,
    nice_to_have_skills: JSON.stringify(resume.nice_to_have_skills),
    layout: resume.layout,
    paper: resume.paper,
    design: resume.design,
    shows_photo: resume.look.photo,
    accent: resume.look.accent,
    typeface: resume.look.typeface,
    tightness: resume.look.tightness,
    original_resume_id: resume.original_resume_id,
  }
}

export const fromRow = (row: Selectable<ResumesTable>): StoredResume => ({
  personId: row.person_id,
  original: row.original_content && {
    ...row.original_content,
    ...contentOf(row.original_content),
  },
  resume: resumeOf(row),
})

export function resumeOf(
  row: Omit<Selectable<ResumesTable>, 'original_content' | 'content_bytes' | 'history_bytes'>,
): Resume {
  return {
    ...contentOf(row.content),
    id: row.id,
    created_at: row.created_at.toISOString(),
    company_name: row.company_name,
    job_title: row.job_title,
    job_status: row.job_status,
    is_base: row.is_base,
    notes: row.notes,
    original_resume_id: row.original_resume_id,
    job_id: row.job_id,
    job_identifier: row.job_identifier,
    job_description: row.job_description,
    resume_language: row.resume_language,
    score: row.score,
    ...(row.score_missing === null ? {} : { score_missing: row.score_missing }),
    nice_to_have_skills: row.nice_to_have_skills,
    version: row.version,
    layout: row.layout,
    paper: row.paper,
    design: designIn(row.layout, row.design),
    look: {
      photo: row.shows_photo,
      accent: row.accent,
      typeface: row.typeface,
      tightness: row.tightness,
    },
  }
}
