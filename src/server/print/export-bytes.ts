/** A resume in any of the forms in which it leaves the product: what the API and the CLI share. */
import type { ExportFormat } from '#domain/exchange/formats.ts'
import { toJsonResume } from '#domain/exchange/json-resume.ts'
import { photoPart } from '#domain/exchange/docx-photo.ts'
import { toDocx } from '#domain/exchange/to-docx.ts'
import { toMarkdown } from '#domain/exchange/markdown.ts'
import { toPlainText } from '#domain/exchange/plain-text.ts'
import type { SheetOptions } from '#domain/exchange/sheet.ts'
import { sheetOf } from '#domain/exchange/sheet.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'

import type { Printed, Printer } from './printer.ts'
import { writeZip } from './write-zip.ts'

export type Exported = { kind: 'bytes'; bytes: Buffer } | Extract<Printed, { kind: 'refused' }>

export async function exportBytes(
  content: ResumeContent,
  format: ExportFormat,
  options: SheetOptions,
  printer: Pick<Printer, 'print'>,
): Promise<Exported> {
  switch (format) {
    case 'pdf': {
      const printed = await printer.print(sheetOf(content, options))
      return printed.kind === 'pdf' ? bytesOf(printed.bytes) : printed
    }
    case 'docx':
      return bytesOf(writeZip(wordParts(content, options)))
    case 'md':
      return bytesOf(Buffer.from(toMarkdown(content, options.language)))
    case 'txt':
      return bytesOf(Buffer.from(toPlainText(content, options.language)))
    default:
      return bytesOf(Buffer.from(`${JSON.stringify(toJsonResume(content), null, 2)}\n`))
  }
}

/** The texts of the Word file, and its photo where one is shown. */
function wordParts(content: ResumeContent, options: SheetOptions): Record<string, string | Buffer> {
  const photo = options.look?.photo === true ? (options.photo ?? null) : null
  const parts = toDocx(content, { ...options, hasPhoto: photo !== null })
  return photo === null ? parts : { ...parts, [photoPart]: Buffer.from(photo, 'base64') }
}

const bytesOf = (bytes: Buffer): Exported => ({ kind: 'bytes', bytes })
