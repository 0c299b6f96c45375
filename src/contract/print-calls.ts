/** The calls about a resume on paper and in files. */
import { call } from './call.ts'
import { textProblems } from './problems.ts'
import { exportQuery, fitAnswer, fitQuery, machineReadAnswer, paperQuery } from './exports.ts'

export const printCalls = {
  exportResume: call({
    method: 'GET',
    path: '/resumes/{id}/export',
    summary:
      'The resume as a file: PDF, Word, Markdown, plain text or JSON Resume, under a name to keep.',
    bearer: true,
    limit: 'upload',
    query: exportQuery,
    status: 200,
    answer: 'bytes',
    problems: [
      ...textProblems,
      'resume_not_found',
      'forbidden',
      'printer_busy',
      'printer_failed',
      'unprintable',
    ],
  }),
  fitResume: call({
    method: 'GET',
    path: '/resumes/{id}/fit',
    summary:
      'How close a resume must be set to take no more pages than asked, within what is read with ease; nothing is changed.',
    bearer: true,
    limit: 'upload',
    query: fitQuery,
    status: 200,
    answer: fitAnswer,
    problems: [
      ...textProblems,
      'resume_not_found',
      'forbidden',
      'printer_busy',
      'printer_failed',
      'unprintable',
    ],
  }),
  machineRead: call({
    method: 'GET',
    path: '/resumes/{id}/machine-read',
    summary:
      'What a machine reads in the PDF of a resume, field by field beside what was written, with a score and what to do about each loss.',
    bearer: true,
    limit: 'upload',
    query: paperQuery,
    status: 200,
    answer: machineReadAnswer,
    problems: [
      ...textProblems,
      'resume_not_found',
      'forbidden',
      'printer_busy',
      'printer_failed',
      'unprintable',
      'reader_busy',
      'reader_timeout',
      'pdf_too_complex',
    ],
  }),
} as const
