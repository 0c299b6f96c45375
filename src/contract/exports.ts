/** A resume as a file and on paper, and what a machine reads in it. */
import { exportFormats } from '#domain/exchange/formats.ts'
import { remedies } from '#domain/exchange/remedies.ts'
import { designNames } from '#domain/resume/designs.ts'
import { accents, closest, typefaces } from '#domain/resume/look.ts'
import { layouts, papers } from '#domain/resume/resume.ts'
import { z } from 'zod'

import { call } from './call.ts'
import { paperProblems, resumeProblems, textProblems } from './problems.ts'

/** What is left out is as the resume has it. */
export const paperQuery = z.object({
  layout: z.enum(layouts).optional(),
  paper: z.enum(papers).optional(),
  design: z.enum(designNames).optional(),
  typeface: z.enum(typefaces).optional(),
  accent: z.enum(accents).optional(),
  tightness: z.coerce.number().int().min(0).max(closest).optional(),
})

/** How close the resume must be set to take no more pages than these. */
const fitQuery = paperQuery
  .omit({ tightness: true })
  .extend({ pages: z.coerce.number().int().min(1).max(20) })

const fitAnswer = z.object({
  /** The least that does; null where even the closest takes more pages. */
  tightness: z.int().min(0).max(closest).nullable(),
  /** The pages it takes then, or set the closest. */
  pages: z.int().min(1),
})

const exportQuery = paperQuery.extend({
  format: z.enum(exportFormats),
  /** A saved state of it, as that was set; the present one where it is left out. */
  version: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
})

const machineReadAnswer = z.object({
  /** The share of fields that came back as written; 100 only for all of them. */
  score: z.int().min(0).max(100),
  fields: z.array(
    z.object({
      path: z.string(),
      field: z.string(),
      written: z.string(),
      /** Null where nothing was read in its place. */
      read: z.string().nullable(),
      is_same: z.boolean(),
      remedy: z.enum(remedies).nullable(),
    }),
  ),
  /** Lines on the page that no field took. */
  unplaced: z.array(z.string()),
  /** Letters that the PDF's fonts lack: machines read them, people see boxes. */
  undrawn: z.array(z.string()),
})
export type MachineReadAnswer = z.infer<typeof machineReadAnswer>

export const exportResume = call({
  method: 'GET',
  path: '/resumes/{id}/export',
  summary:
    'The resume as a file: PDF, Word, Markdown, plain text or JSON Resume, under a name to keep.',
  limit: 'upload',
  query: exportQuery,
  answer: 'bytes',
  problems: [
    ...textProblems,
    ...resumeProblems,
    'revision_not_found',
    'printer_busy',
    'printer_failed',
    'unprintable',
  ],
})

export const exportInterview = call({
  method: 'GET',
  path: '/resumes/{id}/interview',
  summary:
    'The sheet for a talk about the job of a resume, as a PDF: what will be asked, what shows it, and what to say in truth of the rest.',
  limit: 'upload',
  query: paperQuery.pick({ paper: true }),
  answer: 'bytes',
  problems: [
    ...textProblems,
    ...resumeProblems,
    'not_found',
    'printer_busy',
    'printer_failed',
    'unprintable',
  ],
})

export const fitResume = call({
  method: 'GET',
  path: '/resumes/{id}/fit',
  summary:
    'How close a resume must be set to take no more pages than asked, within what is read with ease; nothing is changed.',
  limit: 'upload',
  query: fitQuery,
  answer: fitAnswer,
  problems: paperProblems,
})

export const pictureOfResume = call({
  method: 'GET',
  path: '/resumes/{id}/picture',
  summary:
    'The first page of a resume as a picture (SVG), with an ETag that changes with what it shows; 304 where the client has it.',
  // A list shows dozens at once; how many are drawn is limited by the printer.
  answer: 'bytes',
  problems: paperProblems,
})

export const machineRead = call({
  method: 'GET',
  path: '/resumes/{id}/machine-read',
  summary:
    'What a machine reads in the PDF of a resume, field by field beside what was written, with a score and what to do about each loss.',
  limit: 'upload',
  query: paperQuery,
  answer: machineReadAnswer,
  problems: [...paperProblems, 'reader_busy', 'reader_timeout', 'pdf_too_complex'],
})
