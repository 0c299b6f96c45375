/** What is asked of a resume as a file, and what a machine reads in it. */
import { z } from 'zod'

import { exportFormats } from '#domain/exchange/formats.ts'
import { remedies } from '#domain/exchange/remedies.ts'
import { layouts, papers } from '#domain/resume/resume.ts'

/** Without a layout or a paper the resume's own. */
export const paperQuery = z.object({
  layout: z.enum(layouts).optional(),
  paper: z.enum(papers).optional(),
})

export const exportQuery = paperQuery.extend({ format: z.enum(exportFormats) })

export const machineReadAnswer = z.object({
  /** The share of fields that came back as written; 100 only for all of them. */
  score: z.int().min(0).max(100),
  fields: z.array(
    z.object({
      path: z.string(),
      field: z.string(),
      written: z.string(),
      /** Null where nothing was read in its place. */
      read: z.string().nullable(),
      isSame: z.boolean(),
      remedy: z.enum(remedies).nullable(),
    }),
  ),
  /** Lines on the page that no field took. */
  unplaced: z.array(z.string()),
})
export type MachineReadAnswer = z.infer<typeof machineReadAnswer>
