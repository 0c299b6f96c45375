/** How a resume is printed: as it says itself, but for what the question says. */
import type { paperQuery } from '#contract/exports.ts'
import { titleOf } from '#domain/exchange/file-name.ts'
import type { SheetOptions } from '#domain/exchange/sheet.ts'
import type { Look } from '#domain/resume/look.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { z } from 'zod'

export function onPaper(
  resume: Resume,
  wished: z.output<typeof paperQuery>,
): SheetOptions & { look: Look } {
  const { layout = resume.layout, paper = resume.paper } = wished
  const { accent, typeface, tightness } = resume.look
  const look = {
    accent: wished.accent ?? accent,
    typeface: wished.typeface ?? typeface,
    tightness: wished.tightness ?? tightness,
  }
  return { layout, paper, look, language: resume.resume_language, title: titleOf(resume) }
}
