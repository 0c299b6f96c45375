/** How lines are set. */
import { isDateOnly } from './date-places.ts'
import type { Line } from './lines.ts'

/** The look of a line's first words that are not a date. */
export interface Look {
  size: number
  bold: boolean
  italic: boolean
  font: string
}

export const lookOf = (line: Line): Look => {
  const run = line.runs.find((r) => !isDateOnly(r.text)) ?? line.runs[0]
  return {
    size: run?.size ?? line.size,
    bold: run?.bold ?? false,
    italic: run?.italic ?? false,
    font: run?.font ?? '',
  }
}

export const sameLook = (a: Look, b: Look): boolean =>
  Math.abs(a.size - b.size) < 0.6 && a.bold === b.bold && a.italic === b.italic && a.font === b.font
