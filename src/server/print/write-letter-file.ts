/** A letter as a file that needs no printer. */
import type { letterFormats } from '#contract/letters.ts'
import type { Letter } from '#domain/letter/letter.ts'
import type { LetterOptions } from '#domain/letter/letter-page.ts'
import { letterPageOf } from '#domain/letter/letter-page.ts'
import { letterToDocx, letterToMarkdown, letterToText } from '#domain/letter/letter-text.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'

import { writeZip } from './write-zip.ts'

export function writeLetterFile(
  letter: Letter,
  sender: ResumeContent,
  format: Exclude<(typeof letterFormats)[number], 'pdf' | 'application'>,
  options: LetterOptions,
): Uint8Array {
  const page = letterPageOf(letter, sender, options)
  if (format === 'docx') return writeZip(letterToDocx(page))
  return Buffer.from(format === 'md' ? letterToMarkdown(page) : letterToText(page))
}
