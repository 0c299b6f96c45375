/**
 * What a machine reads in a resume's own file, held against the resume: each field that was written
 * beside what was read, with the reason for a loss where it is known. Line breaks, the shorter form of
 * an address on paper, the form of a date and the marks of a language are no loss.
 */
import { parseDate } from '../language/dates.ts'
import type { Reading } from '../reading/read-resume.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { furtherKeyOf } from '../resume/sections/further.ts'
import type { ResumeLine } from '../resume/text.ts'
import { resumeLines } from '../resume/text.ts'
import { undrawnIn } from './drawn-letters.ts'
import type { Remedy } from './remedies.ts'
import { remediesFor } from './remedies.ts'
import type { ReadableText } from './same-text.ts'
import { isSameText, keysOf, readableText } from './same-text.ts'

type MachineField = {
  /** JSON pointer into the resume. */
  path: string
  field: string
  written: string
  /** Null where nothing was read in its place. */
  read: string | null
  isSame: boolean
  /** What to do about it; null where it is the same. */
  remedy: Remedy | null
}

export type MachineRead = {
  /** The share of fields that came back as they were written, 0 to 100; 100 only for all. */
  score: number
  fields: MachineField[]
  /** Lines on the page that no field took. */
  unplaced: string[]
  /** Letters that a machine reads and a person sees as boxes. */
  undrawn: string[]
}

export function machineRead(
  content: ResumeContent,
  reading: Pick<Reading, 'resume' | 'unplaced'>,
): MachineRead {
  const read = linesOf(reading.resume)
  const remedyOf = remediesFor(content, read, reading.unplaced)
  const pairs = pairLines(linesOf(content), read)
  const fields = pairs.map(({ written, read: found }): MachineField => {
    const isSame = found !== null && isSameText(written, found)
    return {
      path: written.path,
      field: written.field,
      written: written.text,
      read: found?.text ?? null,
      isSame,
      remedy: isSame ? null : remedyOf(written),
    }
  })
  const same = fields.filter(({ isSame }) => isSame).length
  const score = fields.length === 0 ? 100 : Math.floor((100 * same) / fields.length)
  const undrawn = undrawnIn(fields.map(({ written }) => written).join('\n'))
  return { score, fields, unplaced: [...reading.unplaced], undrawn }
}

type Line = ResumeLine & ReadableText & { part: string }

/** `part` is the section; of further ones, which have other ids where they are read, the kind. */
function linesOf(content: ResumeContent): Line[] {
  const kinds = new Map<string, string>(
    content.further_sections.map((one) => [furtherKeyOf(one), one.kind]),
  )
  return resumeLines(content).map((line) => {
    const part = kinds.get(line.section) ?? line.section
    const { plain, href } = readableText(dateKinds.has(line.kind) ? monthIn(line.text) : line.text)
    // Some designs print the titles of sections in capitals.
    const isTitle = kinds.has(line.section) && line.itemIndex === null
    return { ...line, plain: isTitle ? plain.toUpperCase() : plain, href, part }
  })
}

const dateKinds: ReadonlySet<ResumeLine['kind']> = new Set(['from', 'to', 'date'])

/** A sheet has one form of dates, whatever the one they were written in: what counts is the month. */
function monthIn(text: string): string {
  const date = parseDate(text)
  if (date === null || date === 'present') return date ?? text
  return `${date.year}-${date.month ?? ''}`
}

type Pair = { written: Line; read: Line | null }

function pairLines(written: readonly Line[], read: readonly Line[]): Pair[] {
  const groups = groupsOf(written)
  const places = pairItems(groups, groupsOf(read))
  return [...groups].flatMap(([place, lines]) => pairFields(lines, places.get(place) ?? []))
}

type Groups = ReadonlyMap<string, readonly Line[]>

/** The lines of each item, by its place; what stands in no list is an item of its own. */
function groupsOf(lines: readonly Line[]): Groups {
  return Map.groupBy(lines, ({ section, itemIndex }) => `${section} ${itemIndex ?? ''}`)
}

/** Items of one section that have most in common are one another's, the closest first. */
function pairItems(written: Groups, read: Groups): Map<string, readonly Line[]> {
  // By what they say: the places where it was read, in their order.
  const holders = new Map<string, Set<string>>()
  for (const [other, lines] of read)
    for (const { part, plain } of lines) {
      const key = `${part} ${plain}`
      holders.set(key, (holders.get(key) ?? new Set()).add(other))
    }
  const found: { place: string; other: string; common: number }[] = []
  for (const [place, lines] of written) {
    const commons = new Map<string, number>()
    for (const { part, plain } of lines)
      for (const other of holders.get(`${part} ${plain}`) ?? [])
        commons.set(other, (commons.get(other) ?? 0) + 1)
    // The summary stands in one place only, and an item may have stayed where it was.
    if (read.has(place) && !commons.has(place)) commons.set(place, 0)
    for (const [other, common] of commons) found.push({ place, other, common })
  }
  const paired = new Map<string, readonly Line[]>()
  const taken = new Set<string>()
  for (const { place, other } of found.toSorted((a, b) => b.common - a.common)) {
    if (paired.has(place) || taken.has(other)) continue
    paired.set(place, read.get(other) ?? [])
    taken.add(other)
  }
  return paired
}

/** Equal lines first; what is left of a field stands beside what is left of it there. */
function pairFields(written: readonly Line[], read: readonly Line[]): Pair[] {
  const left = new Set(read)
  const byText = new Queues(left)
  const byField = new Queues(left)
  for (const line of read) {
    const field = fieldOf(line)
    byField.add(field, line)
    for (const key of keysOf(line)) byText.add(`${field} ${key}`, line)
  }
  const same = written.map((line) =>
    byText.take(keysOf(line).map((key) => `${fieldOf(line)} ${key}`)),
  )
  return written.map((line, i) => ({
    written: line,
    read: same[i] ?? byField.take([fieldOf(line)]),
  }))
}

const fieldOf = ({ field, path }: ResumeLine): string => `${field} ${path.includes('/project/')}`

/** Lines in their order under keys; whoever is taken under one key is gone under all. */
class Queues {
  readonly #left: Set<Line>
  readonly #lines = new Map<string, Line[]>()
  /** How many of a key's lines are known to be gone. */
  readonly #gone = new Map<string, number>()

  constructor(left: Set<Line>) {
    this.#left = left
  }

  add(key: string, line: Line): void {
    const lines = this.#lines.get(key)
    if (lines === undefined) this.#lines.set(key, [line])
    else lines.push(line)
  }

  /** The first line that is left under one of the keys. */
  take(keys: readonly string[]): Line | null {
    for (const key of keys) {
      const lines = this.#lines.get(key) ?? []
      for (let at = this.#gone.get(key) ?? 0; at < lines.length; at++) {
        this.#gone.set(key, at + 1)
        const line = lines[at]
        if (line !== undefined && this.#left.delete(line)) return line
      }
    }
    return null
  }
}
