/** A letter in any of its forms: what the API and the CLI share. */
import type { letterFormats } from '#contract/letter-calls.ts'
import type { Letter } from '#domain/letter/letter.ts'
import type { LetterOptions } from '#domain/letter/letter-page.ts'
import { letterPageOf } from '#domain/letter/letter-page.ts'
import { letterToDocx, letterToMarkdown, letterToText } from '#domain/letter/letter-text.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'

import type { Exported } from './export-bytes.ts'
import type { Printer } from './printer.ts'
import { writeZip } from './write-zip.ts'

export async function letterBytes(
  letter: Letter,
  sender: ResumeContent,
  format: (typeof letterFormats)[number],
  options: LetterOptions,
  printer: Pick<Printer, 'print'>,
): Promise<Exported> {
  const page = letterPageOf(letter, sender, options)
  switch (format) {
    case 'pdf': {
      const printed = await printer.print(page)
      return printed.kind === 'pdf' ? { kind: 'bytes', bytes: printed.bytes } : printed
    }
    case 'docx':
      return { kind: 'bytes', bytes: writeZip(letterToDocx(page)) }
    case 'md':
      return { kind: 'bytes', bytes: Buffer.from(letterToMarkdown(page)) }
    default:
      return { kind: 'bytes', bytes: Buffer.from(letterToText(page)) }
  }
}
