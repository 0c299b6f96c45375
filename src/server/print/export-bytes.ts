/** A resume in any of the forms in which it leaves the product: what the API and the CLI share. */
import type { ExportFormat } from '#domain/exchange/formats.ts'
import type { SheetOptions } from '#domain/exchange/sheet.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'

import type { Whose } from '../pdf/reader-process.ts'
import type { RunTask } from '../work/tasks.ts'
import type { Printed, Printer } from './printer.ts'

export type Exported = { kind: 'bytes'; bytes: Buffer } | Extract<Printed, { kind: 'refused' }>

/** Who makes a page of a text, and a PDF of the page. */
export interface PrintContext {
  printer: Pick<Printer, 'print'>
  run: RunTask
  whose?: Whose | undefined
}

export async function exportBytes(
  content: ResumeContent,
  format: ExportFormat,
  options: SheetOptions,
  { printer, run, whose }: PrintContext,
): Promise<Exported> {
  const plain = contentOf(content)
  if (format !== 'pdf') {
    return { kind: 'bytes', bytes: Buffer.from(await run('writeFile', plain, format, options)) }
  }
  const printed = await printer.print(await run('layOut', plain, options), whose)
  return printed.kind === 'printed' ? { kind: 'bytes', bytes: printed.bytes } : printed
}
