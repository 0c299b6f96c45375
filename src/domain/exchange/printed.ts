/**
 * How the texts of a resume are spelt on its sheet, by what they are. The sheet of the editor and the file
 * to download ask here, so that both print the same.
 */
import type { Language } from '../language/languages.ts'
import { hrefOf, printedLink } from '../resume/links.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Said } from '../resume/sections/said.ts'
import { resumeLines } from '../resume/text.ts'
import { datesPrinter } from './printed-dates.ts'
import { printedMarks } from './printed-marks.ts'

export type Printed = {
  text: (written: string) => string
  date: (written: string) => string
}

export function printedIn(content: ResumeContent, language: Language): Printed {
  const dates = resumeLines(content).filter(
    ({ kind }) => kind === 'from' || kind === 'to' || kind === 'date',
  )
  const date = datesPrinter(
    dates.map(({ text }) => text),
    language,
  )
  const text = (written: string): string => printedMarks(written, language)
  return { text, date: (written) => text(date(written)) }
}

/** What an entry says, with its dates as they are printed. */
export const withDates = (said: Said, date: Printed['date']): Said => ({
  ...said,
  from: date(said.from),
  to: date(said.to),
  date: date(said.date),
  nested: said.nested && withDates(said.nested, date),
})

/** What tells an address apart in few letters: of a paper its DOI, of a long one its host. */
export function labelOf(written: string): string {
  const shown = printedLink(written)
  const href = hrefOf(written)
  if (href === null) return shown
  const [, doi] = /^https?:\/\/(?:dx\.)?doi\.org\/(10\.\d{4,9}\/\S+)$/i.exec(href) ?? []
  if (doi !== undefined) return `doi:${doi}`
  return shown.length > longestAddress ? (shown.split(/[/?#]/)[0] ?? shown) : shown
}

const longestAddress = 40
