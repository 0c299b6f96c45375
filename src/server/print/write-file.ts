/** A resume as a file that needs no printer. */
import { photoPart } from '#domain/exchange/docx-photo.ts'
import type { ExportFormat } from '#domain/exchange/formats.ts'
import { toJsonResume } from '#domain/exchange/json-resume.ts'
import { toMarkdown } from '#domain/exchange/markdown.ts'
import { toPlainText } from '#domain/exchange/plain-text.ts'
import type { SheetOptions } from '#domain/exchange/sheet.ts'
import { toDocx } from '#domain/exchange/to-docx.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'

import { writeZip } from './write-zip.ts'

export function writeFile(
  content: ResumeContent,
  format: Exclude<ExportFormat, 'pdf'>,
  options: SheetOptions,
): Uint8Array {
  switch (format) {
    case 'docx':
      return writeZip(wordParts(content, options))
    case 'md':
      return Buffer.from(toMarkdown(content, options.language))
    case 'txt':
      return Buffer.from(toPlainText(content, options.language))
    default:
      return Buffer.from(`${JSON.stringify(toJsonResume(content), null, 2)}\n`)
  }
}

/** The texts of the Word file, and its photo where one is shown. */
function wordParts(content: ResumeContent, options: SheetOptions): Record<string, string | Buffer> {
  const photo = options.look?.photo === true ? (options.photo ?? null) : null
  const parts = toDocx(content, { ...options, hasPhoto: photo !== null })
  return photo === null ? parts : { ...parts, [photoPart]: Buffer.from(photo, 'base64') }
}
