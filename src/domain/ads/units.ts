/**
 * The text of an ad as its units: each line of a list, each sentence, each line that may be a heading. What a
 * colon opens on its line is taken apart from its lead.
 */
import { fold } from '#domain/language/fold.ts'
import { toneOf } from './heading-tones.ts'
import { withoutNotes } from './boilerplate.ts'
import { standingOf } from './heading-shape.ts'
import { sectionKindOf } from './headings.ts'
import { marker, startsWithMark, withKnownMarks, withoutLoneMarks } from './list-marks.ts'
import type { Span } from './reading.ts'

export interface Unit extends Span {
  text: string
  row: number
  /** The first of its row. */
  isFirst: boolean
  isItem: boolean
  isBelowGap: boolean
  /** How it stands as a heading; null where it does not. */
  stands: 'apart' | 'between' | 'set' | 'short' | null
  isSet: boolean
  /** The words before a colon that open it. */
  lead: (Span & { text: string }) | null
}

export function unitsOf(text: string): Unit[] {
  const rows = withoutLoneMarks(withKnownMarks(withoutNotes(text)).split('\n'))
  const units: Unit[] = []
  let place = 0
  let isBelowGap = false
  for (const [row, raw] of rows.entries()) {
    const start = place
    place += raw.length + 1
    if (raw.trim() === '') {
      isBelowGap = true
      continue
    }
    const isSet = /^\s*#{1,6}\s/u.test(raw) || /^\s*(?:\*\*|__)[^*_]+(?:\*\*|__):?\s*$/u.test(raw)
    const isItem = !isSet && startsWithMark(raw, 0)
    const isLed = !isSet && leadOf(raw) !== null
    const stands = isSet ? 'set' : isItem || isLed ? null : (standingOf(rows, row) ?? shortOf(raw))
    const parts: [number, number][] = stands === null ? sentencesOf(raw) : [[0, raw.length]]
    let isFirst = true
    for (const [from, to] of parts) {
      const lead = stands === null ? leadOf(raw.slice(from, to)) : null
      const own = bare(raw.slice(from + (lead?.rest ?? 0), to), start + from + (lead?.rest ?? 0))
      if (own === null) continue
      units.push({
        ...own,
        row,
        isFirst,
        isItem,
        isBelowGap,
        stands,
        isSet,
        lead: lead === null ? null : bare(raw.slice(from, from + lead.end), start + from),
      })
      isFirst = false
    }
    isBelowGap = false
  }
  return units
}

/** A short line that is no sentence and no list. */
const shortOf = (raw: string): 'short' | null =>
  raw.length <= 70 && raw.trim().split(/\s+/u).length <= 8 && !/[.,;]\s|[.;,]\s*$/u.test(raw)
    ? 'short'
    : null

/** Without marks of a list or a page around it. */
function bare(raw: string, at: number): (Span & { text: string }) | null {
  const lead = marker.exec(raw)?.[0].length ?? 0
  const body = raw.slice(lead).replace(/^[\s#*_>~`|"“„-]+/u, '')
  const text = body.replace(/(?<![\s*_|~`"”;,])[\s*_|~`"”;,]+$/u, '')
  const start = at + raw.length - body.length
  return text === '' ? null : { text, start, end: start + text.length }
}

const mostInLead = 8
/** A sentence that goes on behind a colon has words that tell, too. */
const mostOfIt = 0.5

/** "Nice to have: Python": words before a colon that say what stands behind it. */
function leadOf(said: string): { end: number; rest: number } | null {
  const colon = said.search(/:(?=[\s*_\p{Lu}\p{N}])/u)
  if (colon < 3 || colon > 60) return null
  const before = said
    .slice(0, colon)
    .replace(/[#*_`]/g, '')
    .trim()
  if (before.split(/\s+/u).length > mostInLead) return null
  const kind = sectionKindOf(before) ?? toneOf(fold(before), mostOfIt)
  const rest = colon + 1 + (/^[\s*_]*/u.exec(said.slice(colon + 1))?.[0].length ?? 0)
  return kind === null || kind === 'about' || rest >= said.length ? null : { end: colon + 1, rest }
}

/** Behind one letter only where that is a class of licence: "Frau A. Schmidt" goes on. */
const sentenceEnd =
  /(?<=\p{L}{4}|\p{Lu}{2}|[\p{N})]|(?:[Kk]lasse|[Cc]las+e?|[Pp]ermi[st]|[Cc]arn[eé]t?|[Cc]arta|[Rr]ijbewijs|[Cc]at[eé]gor(?:[ií]a|ie))\s\p{Lu})[.!?]["”)]?\s+(?=["“¿¡(]?[\p{Lu}\p{N}])/gu
const fewestWords = 3

function sentencesOf(raw: string): [number, number][] {
  const spans: [number, number][] = []
  let from = 0
  for (const { index, 0: mark } of raw.matchAll(sentenceEnd)) {
    const end = index + mark.trimEnd().length
    if (raw.slice(from, end).trim().split(/\s+/u).length < fewestWords) continue
    spans.push([from, end])
    from = index + mark.length
  }
  spans.push([from, raw.length])
  return spans
}
