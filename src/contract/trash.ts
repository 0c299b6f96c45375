/** Resumes in the trash, which each go for good after 30 days. */
import { resume } from '#domain/resume/resume.ts'
import { z } from 'zod'

import { call } from './call.ts'
import { resumeProblems } from './problems.ts'

/** A resume in the trash, the last deleted first in lists. */
const trashedResume = z.object({
  id: z.string(),
  company_name: z.string(),
  job_title: z.string(),
  /** The person's name on it. */
  name: z.string(),
  deleted_at: z.iso.datetime(),
  /** When it goes for good. */
  gone_at: z.iso.datetime(),
})
const trashList = z.array(trashedResume)
export type TrashedSummary = z.infer<typeof trashedResume>

export const listTrash = call({
  method: 'GET',
  path: '/trash',
  summary: 'Your deleted resumes, the last deleted first; each goes for good after 30 days.',
  answer: trashList,
})

export const restoreFromTrash = call({
  method: 'POST',
  path: '/trash/{id}/restore',
  summary: 'Take a deleted resume out of the trash, just as it was.',
  answer: resume,
  problems: [...resumeProblems, 'too_many_resumes'],
})

export const deleteForEver = call({
  method: 'DELETE',
  path: '/trash/{id}',
  summary: 'Delete a resume in the trash for good, with its history.',
  status: 204,
  answer: 'none',
  problems: resumeProblems,
})
