/** What the product ends when people have waited for it long enough, with the time of a busy machine. */
import type { PdfReader } from '#server/pdf/reader-process.ts'
import { createPdfReader, readerPatience } from '#server/pdf/reader-process.ts'
import type { Printer } from '#server/print/printer.ts'
import { createPrinter, printerPatience } from '#server/print/printer.ts'
import type { TextWork } from '#server/work/text-work.ts'
import { createTextWork, textPatience } from '#server/work/text-work.ts'

const times = 15

export const patientReader = (): PdfReader => createPdfReader(readerPatience(times))
export const patientPrinter = (): Printer => createPrinter(printerPatience(times))
export const patientTexts = (): TextWork => createTextWork(textPatience(times))
