/** A resume is printed and the very bytes are read back: what a machine will find in them. */
import type { MachineReadAnswer } from '#contract/exports.ts'
import type { MachineRead } from '#domain/exchange/machine-read.ts'
import type { SheetOptions } from '#domain/exchange/sheet.ts'
import { blankContent } from '#domain/resume/blank.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'

import type { PdfReader, ReadResume, Whose } from '../pdf/reader-process.ts'
import type { RunTask } from '../work/tasks.ts'
import type { Printed, Printer } from './printer.ts'

type RefusedPrint = Extract<Printed, { kind: 'refused' }>

export type ReadPrinted =
  | { kind: 'read'; result: MachineReadAnswer }
  | RefusedPrint
  | { kind: 'refused'; code: 'reader_busy' | 'reader_timeout' | 'pdf_too_complex'; reason: string }

interface Context {
  printer: Pick<Printer, 'print'>
  reader: Pick<PdfReader, 'readResume'>
  run: RunTask
  whose?: Whose | undefined
}

export async function readPrinted(
  content: ResumeContent,
  options: SheetOptions,
  { printer, reader, run, whose }: Context,
): Promise<ReadPrinted> {
  const plain = contentOf(content)
  const printed = await printer.print(await run('layOut', plain, options), whose)
  if (printed.kind === 'refused') return printed
  const read = await readOwn(printed.bytes, reader, whose)
  if (read.kind === 'read') {
    return answerOf(await run('compareWithPrinted', plain, read.reading))
  }
  const { code } = read
  if (code === 'reader_busy' || code === 'reader_timeout' || code === 'pdf_too_complex')
    return { kind: 'refused', code, reason: 'the reader refused' }
  // A sheet without a word that can be read: nothing comes back.
  const nothing = { resume: blankContent(), unplaced: [] }
  return answerOf(await run('compareWithPrinted', plain, nothing))
}

const answerOf = ({ fields, ...result }: MachineRead): ReadPrinted => ({
  kind: 'read',
  result: {
    ...result,
    fields: fields.map(({ isSame, ...rest }) => ({ ...rest, is_same: isSame })),
  },
})

/** These bytes are ours: what takes too long is a machine with much to do, so it is tried again. */
async function readOwn(
  bytes: Buffer,
  reader: Pick<PdfReader, 'readResume'>,
  whose: Whose | undefined,
): Promise<ReadResume> {
  // The question is what others find: what our reader knows of our own sheets does not count.
  const read = await reader.readResume(bytes, { asStranger: true }, whose)
  const isLate = read.kind === 'refused' && read.code === 'reader_timeout'
  return isLate ? reader.readResume(bytes, { asStranger: true }, whose) : read
}
