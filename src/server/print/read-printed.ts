/** A resume is printed and the very bytes are read back: what a machine will find in them. */
import type { MachineRead } from '#domain/exchange/machine-read.ts'
import type { SheetOptions } from '#domain/exchange/sheet.ts'
import { sheetOf } from '#domain/exchange/sheet.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'

import type { PdfReader, ReadResume } from '../pdf/reader-process.ts'
import type { Printed, Printer } from './printer.ts'

type RefusedPrint = Extract<Printed, { kind: 'refused' }>

export type ReadPrinted =
  | { kind: 'read'; result: MachineRead }
  | RefusedPrint
  | { kind: 'refused'; code: 'reader_busy' | 'reader_timeout'; reason: string }

export async function readPrinted(
  content: ResumeContent,
  options: SheetOptions,
  printer: Pick<Printer, 'print'>,
  reader: Pick<PdfReader, 'readResume'>,
): Promise<ReadPrinted> {
  const printed = await printer.print(sheetOf(content, options))
  if (printed.kind === 'refused') return printed
  const [read, { machineRead }, { blankContent }] = await Promise.all([
    readOwn(printed.bytes, reader),
    import('#domain/exchange/machine-read.ts'),
    import('#domain/resume/blank.ts'),
  ])
  if (read.kind === 'read') return { kind: 'read', result: machineRead(content, read.reading) }
  if (read.code === 'reader_busy' || read.code === 'reader_timeout')
    return { kind: 'refused', code: read.code, reason: 'the reader refused' }
  // A sheet without a word that can be read: nothing comes back.
  const nothing = { resume: blankContent(), unplaced: [] }
  return { kind: 'read', result: machineRead(content, nothing) }
}

/** These bytes are ours: what takes too long is a machine with much to do, so it is tried again. */
async function readOwn(bytes: Buffer, reader: Pick<PdfReader, 'readResume'>): Promise<ReadResume> {
  // The question is what others find: what our reader knows of our own sheets does not count.
  const read = await reader.readResume(bytes, { asStranger: true })
  const isLate = read.kind === 'refused' && read.code === 'reader_timeout'
  return isLate ? reader.readResume(bytes, { asStranger: true }) : read
}
