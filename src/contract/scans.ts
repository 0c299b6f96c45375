/** Scans: PDFs that are pictures, read in the background after their upload until they are resumes. */
import { z } from 'zod'

import { call } from './call.ts'

const scanStates = ['waiting', 'reading', 'done', 'failed'] as const
/** Codes of the catalogue, and `interrupted`: broken off each time by something else. */
export const scanFailures = [
  'pdf_no_text',
  'pdf_damaged',
  'pdf_needs_ocr',
  'reader_timeout',
  'interrupted',
] as const

export type ScanFailure = (typeof scanFailures)[number]

const scanAnswer = z.object({
  id: z.string(),
  file_name: z.string(),
  created_at: z.iso.datetime(),
  state: z.enum(scanStates),
  /** Its place among all that wait, from 1; 0 where it does not. */
  place: z.int().min(0),
  /** The page that is being read, or was read last; 0 before the first. */
  page: z.int().min(0),
  /** How many pages the file has; 0 while nobody knows. */
  pages: z.int().min(0),
  /** Why nothing came of it; null where nothing is wrong. */
  failure: z.enum(scanFailures).nullable(),
  /** The resume that was made of it. */
  resume_id: z.string().nullable(),
})

export type Scan = z.infer<typeof scanAnswer>

export const listScans = call({
  method: 'GET',
  path: '/scans',
  summary:
    'Your scans, newest first: those that wait or are being read, and those that are done until you remove them.',
  answer: z.array(scanAnswer),
})

export const readScanAgain = call({
  method: 'POST',
  path: '/scans/{id}/again',
  summary: 'Read a scan once more of which nothing came; one that waits already goes on waiting.',
  limit: 'upload',
  answer: scanAnswer,
  problems: ['scan_not_found', 'scans_waiting', 'reader_busy'],
})

export const removeScan = call({
  method: 'DELETE',
  path: '/scans/{id}',
  summary:
    'Stop reading a scan, or take one off the list; its file is deleted, a resume made of it stays.',
  status: 204,
  answer: 'none',
  problems: ['scan_not_found'],
})
