/** A scan on its way to a resume: what the person sees of it while it waits and is read. */
import { z } from 'zod'

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

export const scanAnswer = z.object({
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
