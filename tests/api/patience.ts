/** What the product ends when people have waited for it long enough, with the time of a busy machine. */
import type { PdfReader } from '#server/pdf/reader-process.ts'
import { createPdfReader } from '#server/pdf/reader-process.ts'
import type { Printer } from '#server/print/printer.ts'
import { createPrinter } from '#server/print/printer.ts'
import type { TextWork } from '#server/work/text-work.ts'
import { createTextWork, usualBudgets } from '#server/work/text-work.ts'

const longMs = 120_000

export const patientReader = (): PdfReader =>
  createPdfReader({ waitMs: longMs, wallClockMs: longMs, answerMs: longMs })

export const patientPrinter = (): Printer => createPrinter({ waitMs: longMs, wallClockMs: longMs })

/** What each task may use of the processor stays as it is. */
export function patientTexts(): TextWork {
  const { small, large, background } = usualBudgets
  const budgets = {
    small: { ...small, wallMs: longMs },
    large: { ...large, wallMs: longMs },
    background: { ...background, wallMs: longMs },
  }
  return createTextWork({ waitMs: longMs, budgets })
}
