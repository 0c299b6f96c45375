/** Where the lines of a section say the entries that a person read in it. */
import type { CalendarDate, FoundDate } from '#domain/language/dates.ts'
import { findDates } from '#domain/language/dates.ts'
import { fold } from '#domain/language/fold.ts'
import { isTown } from '#domain/reading/known-towns.ts'
import { placeScore } from '#domain/reading/lexicon.ts'
import type { Line } from '#domain/reading/lines.ts'
import type { Label } from '#domain/reading/line-labels.ts'

/** What a person read: a role or a degree, an employer or a school, the dates. */
export interface Known {
  title: string
  organization: string
  from: string
  to: string
}

/** The lines of one entry's head. */
export interface Place {
  known: Known
  from: number
  to: number
}

const mostLines = 7
const leastShare = 0.6

/** The closest lines that say most of each entry; no line is of two. */
export function placesOf(lines: readonly Line[], all: readonly Known[]): Place[] {
  const texts = lines.map((line) => keyOf(line.text))
  const dates = lines.map((line) => findDates(line.text.replaceAll('\t', '  ')))
  const found: (Place & { share: number })[] = []
  for (const known of all)
    for (let from = 0; from < lines.length; from++)
      for (let to = from; to < Math.min(lines.length, from + mostLines); to++) {
        const text = texts.slice(from, to + 1).join('')
        const share = shareOf(known, text, dates.slice(from, to + 1).flat())
        if (share >= leastShare) found.push({ known, from, to, share: share - 0.02 * (to - from) })
      }
  const taken: Place[] = []
  for (const one of found.toSorted((a, b) => b.share - a.share || a.from - b.from))
    if (
      taken.every(
        (other) => other.known !== one.known && (one.to < other.from || other.to < one.from),
      )
    )
      taken.push(one)
  return taken.toSorted((a, b) => a.from - b.from)
}

export const keyOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}+#]+/gu, '')

function shareOf(known: Known, text: string, dates: readonly FoundDate[]): number {
  const [title, organization] = [keyOf(known.title), keyOf(known.organization)]
  const asked: [boolean, boolean, number][] = [
    [title !== '', text.includes(title), 0.35],
    [organization !== '', text.includes(organization), 0.35],
    [known.from + known.to !== '', areSaid(known, dates), 0.3],
  ]
  const sum = (rows: typeof asked): number => rows.reduce((before, [, , much]) => before + much, 0)
  const said = asked.filter(([is]) => is)
  return said.length === 0 ? 0 : sum(said.filter(([, isSaid]) => isSaid)) / sum(said)
}

export function areSaid({ from, to }: Known, dates: readonly FoundDate[]): boolean {
  const single = (text: string): boolean =>
    dates.some((date) => !date.isRange && isAt(text, date.from ?? date.to))
  if (dates.some((date) => date.isRange && isAt(from, date.from) && isAt(to, date.to))) return true
  return from === '' || to === '' || from === to ? single(to || from) : single(from) && single(to)
}

/** "03/2021", "2021", "present"; what nobody read fits any. */
function isAt(said: string, date: CalendarDate | 'present' | null): boolean {
  if (said === '') return true
  if (date === null || date === 'present' || said === 'present') return date === said
  const [year, month] = said.split('/').map(Number).toReversed()
  return year === date.year && (month === undefined || month === date.month)
}

/**
 * The label of each line; null where an entry seems to stand that nobody read: nothing is learnt
 * there. A town below a head is of it.
 */
export function labelsOfPlaces(lines: readonly Line[], places: readonly Place[]): (Label | null)[] {
  const labels = lines.map((): Label | null => 'body')
  for (const { from, to } of places) {
    labels.fill('head', from, to + 1)
    labels[from] = 'start'
    for (let at = to + 1; labels[at] === 'body' && isPlace(lines[at]?.text ?? ''); at++)
      labels[at] = 'head'
  }
  for (const [at, { text }] of lines.entries()) {
    const isOther =
      labels[at] === 'body' && text.length < 90 && findDates(text).some(({ isRange }) => isRange)
    if (isOther)
      for (const beside of [at - 2, at - 1, at, at + 1, at + 2])
        if (labels[beside] === 'body') labels[beside] = null
  }
  return labels
}

const isPlace = (text: string): boolean =>
  text.length < 40 && (placeScore(text) > 1 || isTown(text))
