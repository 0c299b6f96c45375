/** A resume: made, listed, opened, saved, copied, deleted; its mark as base, its notes, its original. */
import { notesLimit } from '#domain/resume/limits.ts'
import { resume, sentContent } from '#domain/resume/resume.ts'
import { z } from 'zod'

import { call } from './call.ts'
import { documentProblems, resumeProblems, textProblems } from './problems.ts'

const resumeList = z.array(resume)

/** A moment with its offset, or a day alone, which is its first moment in UTC. */
const whenMade = z.preprocess(
  (said) =>
    typeof said === 'string' && /^\d{4}-\d\d-\d\d$/.test(said) ? `${said}T00:00:00Z` : said,
  z.iso.datetime({ offset: true }).transform((moment) => new Date(moment).toISOString()),
)

/**
 * A save sends the whole resume or some of its top-level fields; unknown fields are ignored, and what
 * a client from before does not know of (`later.ts`) stays as it is. With
 * `autosave`, the name of the open editor, it is one that nobody asked for: within some minutes
 * those of one editor fold into one state of the history.
 */
export const saveBody = resume
  .omit({ id: true, original_resume_id: true, score: true, score_missing: true })
  .partial()
  .extend({
    ...sentContent.shape,
    created_at: whenMade.optional(),
    version: z.int().min(1).optional(),
    autosave: z.string().min(1).max(64).optional(),
  })

/** A copy: a resume without id and created_at. Fields that are missing become empty. */
export const copyBody = resume
  .omit({ id: true, created_at: true, version: true, score_missing: true })
  .partial()
  .extend({
    ...sentContent.shape,
    original_resume_id: z.string().nullable().optional(),
  })

const toggleBaseAnswer = z.object({ is_base: z.boolean() })

const notesBody = z.object({ notes: z.string().max(notesLimit) })
const notesAnswer = z.object({ notes: z.string() })

export const uploadResume = call({
  method: 'POST',
  path: '/resumes/upload',
  summary: 'Read a resume from a PDF (multipart field `file`).',
  limit: 'upload',
  body: 'multipart',
  answer: resume,
  problems: [
    ...textProblems,
    ...documentProblems,
    'resume_too_heavy',
    'scan_being_read',
    'scans_waiting',
    'request_in_progress',
    'key_reused',
    'too_many_resumes',
    'storage_full',
  ],
})

export const createFromTemplate = call({
  method: 'POST',
  path: '/resumes/template',
  summary: 'Create a resume from the template.',
  answer: resume,
  problems: ['request_in_progress', 'key_reused', 'too_many_resumes', 'storage_full'],
})

export const listResumes = call({
  method: 'GET',
  path: '/resumes',
  summary: 'List your resumes: base first, then newest first.',
  answer: resumeList,
})

export const openResume = call({
  method: 'GET',
  path: '/resumes/{id}',
  summary: 'Open one resume.',
  answer: resume,
  problems: resumeProblems,
})

export const saveResume = call({
  method: 'PUT',
  path: '/resumes/{id}',
  summary: 'Save a resume, whole or some top-level fields; never erases what it was not sent.',
  body: saveBody,
  answer: resume,
  problems: [
    ...resumeProblems,
    'invalid_resume',
    'resume_too_heavy',
    'version_conflict',
    'storage_full',
  ],
})

export const deleteResume = call({
  method: 'DELETE',
  path: '/resumes/{id}',
  summary: 'Move a resume to the trash; answers the remaining list.',
  answer: resumeList,
  problems: resumeProblems,
})

export const copyResume = call({
  method: 'POST',
  path: '/resumes',
  summary: 'Create a resume from the content of another.',
  body: copyBody,
  answer: resume,
  problems: [
    'invalid_resume',
    'resume_too_heavy',
    ...resumeProblems,
    'request_in_progress',
    'key_reused',
    'too_many_resumes',
    'storage_full',
  ],
})

export const toggleBase = call({
  method: 'PATCH',
  path: '/resumes/{id}/toggle-base',
  summary: 'Mark or unmark a resume as a base resume.',
  answer: toggleBaseAnswer,
  problems: resumeProblems,
})

export const saveNotes = call({
  method: 'PATCH',
  path: '/resumes/{id}/notes',
  summary: 'Save the private notes of a resume.',
  body: notesBody,
  answer: notesAnswer,
  problems: ['resume_not_found', 'notes_forbidden', 'notes_too_long', 'storage_full'],
})

export const originalOfResume = call({
  method: 'GET',
  path: '/resumes/{id}/original',
  summary:
    'The resume that a tailored one was made from, as it stood then; null where there is none.',
  answer: resume.nullable(),
  problems: resumeProblems,
})

export const hearChanges = call({
  method: 'GET',
  path: '/resumes/{id}/versions',
  summary:
    'Server-sent events `version` with `{version}`: the present one, then each later one; null when it is deleted.',
  answer: 'events',
  problems: resumeProblems,
})
