/**
 * What everybody who is hired brings along, and nobody writes into a resume: a police record, a right to work.
 * Ads ask for it where they say how to apply or what they offer, in a sentence of its own.
 */
import { foldKeepingPlaces } from '#domain/language/fold.ts'
import { once } from '#domain/language/remembered.ts'
import { PhraseFinder } from '#domain/language/phrase-finder.ts'
import { rowsOf } from '#domain/language/word-table.ts'
import { registrations } from '#tables/registrations.js'
import type { JobLine } from './sections.ts'

const clearances = once(
  () =>
    new PhraseFinder(
      rowsOf(registrations)
        .filter(({ use }) => use === 'clearance')
        .map(({ register, names }) => [register, names.join(';')]),
    ),
)

const clearanceIn = (text: string): string | null => {
  const [first = null] = clearances().firstIn(foldKeepingPlaces(text)).keys()
  return first
}

export const isClearance = (text: string): boolean => clearanceIn(text) !== null

/** A longer one tells a story. */
const longest = 160
const mostInLine = 2000
const sentence = /[^.!?;\n]+/gu

/** The sentences outside of what an ad asks for that name one which it does not ask for there, each as a must. */
export function clearancesBeside(lines: readonly JobLine[]): JobLine[] {
  const asked = new Set(lines.filter(isAsking).map(({ text }) => clearanceIn(text)))
  return lines
    .filter((line) => !isAsking(line) && !line.isHeading && line.text.length <= mostInLine)
    .filter(({ text }) => isClearance(text))
    .flatMap((line) =>
      [...line.text.matchAll(sentence)].flatMap(({ index, 0: said }): JobLine[] => {
        const clearance = clearanceIn(said)
        const text = said.trim()
        if (clearance === null || asked.has(clearance) || text.length > longest) return []
        asked.add(clearance)
        const start = line.start + index + said.indexOf(text)
        return [{ ...line, text, start, end: start + text.length, section: 'required' }]
      }),
    )
}

const isAsking = ({ section }: JobLine): boolean =>
  section === 'required' || section === 'preferred'
