/** The lines that answer a job, with the dates of their entries as the sheet writes them. */
import type { Answer } from './answers.ts'

export function withPrintedPeriods(
  answers: readonly Answer[],
  date: (written: string) => string,
): Answer[] {
  return answers.map((answer) => ({
    ...answer,
    lines: answer.lines.map((line) =>
      line.entry === null
        ? line
        : { ...line, entry: { ...line.entry, period: periodOf(line.entry.period, date) } },
    ),
  }))
}

/** Both ends of "2018-09 – 2019-06", or the one day. */
const periodOf = (written: string, date: (written: string) => string): string =>
  written.split(' – ').map(date).join(' – ')
