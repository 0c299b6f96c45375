/** What is asked of the export of a resume. */
import { z } from 'zod'

import { exportFormats } from '#domain/exchange/formats.ts'
import { layouts, papers } from '#domain/resume/resume.ts'

/** Without a layout or a paper the resume's own. */
export const exportQuery = z.object({
  format: z.enum(exportFormats),
  layout: z.enum(layouts).optional(),
  paper: z.enum(papers).optional(),
})
