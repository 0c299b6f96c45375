/** The cover letter of a resume: a document of its own, written, edited, checked, exported. */
import type { ExportFormat } from '#domain/exchange/formats.ts'
import { languages } from '#domain/language/languages.ts'
import { letter } from '#domain/letter/letter.ts'
import { letterFields } from '#domain/letter/merge-letters.ts'
import { missingReasons, papers } from '#domain/resume/resume.ts'
import { z } from 'zod'

import { call } from './call.ts'
import { renameBody, revisionSummaryOf } from './history.ts'
import { resumeProblems, textProblems } from './problems.ts'
import { doneBy } from './tailoring.ts'

/** The forms in which a letter leaves the product. */
const formats = ['pdf', 'docx', 'md', 'txt'] as const satisfies ExportFormat[]

/** `application` is the letter and behind it the resume, in one PDF. */
export const letterFormats = [...formats, 'application'] as const

const letterAnswer = z.object({
  letter,
  written_at: z.iso.datetime(),
  version: z.int().min(1),
  /** Each sentence and point, what of the resume stands in it, and what the resume does not show. */
  passages: z.array(
    z.object({
      text: z.string(),
      basis: z.array(z.string()),
      violations: z.array(z.object({ rule: z.string(), claim: z.string(), reason: z.string() })),
    }),
  ),
  /**
   * The language of the ad, where it is not that of the resume, and the person's own resume in it whose lines the
   * letter takes; null where there is none: then it has only what can be told without translating lines.
   */
  other_language: z
    .object({ language: z.enum(languages), resume_id: z.string().nullable() })
    .optional(),
  /** Why the letter is not checked: there, and no passages, when that could not be done in time. */
  check_missing: z.enum(missingReasons).optional(),
})

export type LetterAnswer = z.infer<typeof letterAnswer>

/** A letter as it was just written: by whom, and how much was left out as not supported. */
const writtenLetter = letterAnswer.extend({ done_by: doneBy, discarded_count: z.int().min(0) })

export type WrittenLetterAnswer = z.infer<typeof writtenLetter>

/** One earlier state of a letter, newest first in lists. */
const letterRevision = revisionSummaryOf(letterFields)

export type LetterRevision = z.infer<typeof letterRevision>

/** The version that the client loaded: where the letter has another by now, it is refused (409) and nothing is changed. */
const opened = z.object({ version: z.int().min(1).optional() })

export const letterOfResume = call({
  method: 'GET',
  path: '/resumes/{id}/letter',
  summary:
    'The cover letter beside a resume, with what each sentence rests on; null where none is.',
  answer: letterAnswer.nullable(),
  problems: resumeProblems,
})

export const writeLetter = call({
  method: 'POST',
  path: '/resumes/{id}/letter',
  summary:
    'Write the cover letter anew from what the resume says and its job asks for, by the language model where one is configured; costs nothing.',
  limit: 'ai',
  body: opened,
  answer: writtenLetter,
  problems: [
    ...textProblems,
    ...resumeProblems,
    'letter_untranslated',
    'letter_conflict',
    'storage_full',
  ],
})

export const saveLetter = call({
  method: 'PUT',
  path: '/resumes/{id}/letter',
  summary:
    'Keep the cover letter as the person wrote it; what the resume does not show is told. With an older version: 409 with the present letter.',
  // Older clients send no dateline; the stored one is kept.
  body: letter.extend({ dateline: letter.shape.dateline.unwrap().optional(), ...opened.shape }),
  answer: letterAnswer,
  problems: [...resumeProblems, 'letter_conflict', 'storage_full'],
})

export const removeLetter = call({
  method: 'DELETE',
  path: '/resumes/{id}/letter',
  summary: 'Remove the cover letter with its history; the resume stays.',
  status: 204,
  answer: 'none',
  problems: resumeProblems,
})

export const letterHistory = call({
  method: 'GET',
  path: '/resumes/{id}/letter/history',
  summary: 'The saved states of a cover letter, newest first; none where there is no letter.',
  answer: z.array(letterRevision),
  problems: resumeProblems,
})

export const openLetterRevision = call({
  method: 'GET',
  path: '/resumes/{id}/letter/history/{version}',
  summary: 'The cover letter as one of its saved states has it.',
  answer: letter,
  problems: [...resumeProblems, 'revision_not_found'],
})

export const renameLetterRevision = call({
  method: 'PATCH',
  path: '/resumes/{id}/letter/history/{version}',
  summary: 'Give a saved state of the letter a name, or take it away with null.',
  body: renameBody,
  answer: letterRevision,
  problems: [...resumeProblems, 'revision_not_found', 'storage_full'],
})

export const restoreLetterRevision = call({
  method: 'POST',
  path: '/resumes/{id}/letter/history/{version}/restore',
  summary: 'Bring back what the letter said in a saved state, as a new one.',
  answer: letterAnswer,
  problems: [...resumeProblems, 'revision_not_found', 'storage_full'],
})

export const exportLetter = call({
  method: 'GET',
  path: '/resumes/{id}/letter/export',
  summary:
    'The cover letter as a file: PDF, Word, Markdown or plain text, under a name to keep; as an application, with the resume behind it in one PDF.',
  limit: 'upload',
  query: z.object({
    format: z.enum(letterFormats),
    paper: z.enum(papers).optional(),
    /** As it was sent at that moment; the present one where it is left out. */
    sent_at: z.iso.datetime().optional(),
  }),
  answer: 'bytes',
  problems: [
    ...textProblems,
    ...resumeProblems,
    'not_found',
    'revision_not_found',
    'printer_busy',
    'printer_failed',
    'unprintable',
  ],
})
