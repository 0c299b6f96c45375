/**
 * What a machine reads in a resume's own file, held against the resume: each field that was written
 * beside what was read, with the reason for a loss where it is known. Line breaks and the shorter
 * form of an address on paper are no loss.
 */
import type { Reading } from '../reading/read-resume.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { ResumeLine } from '../resume/text.ts'
import { resumeLines } from '../resume/text.ts'
import { undrawnIn } from './drawn-letters.ts'
import type { Remedy } from './remedies.ts'
import { remedyFor } from './remedies.ts'
import { isEqual, plain } from './same-text.ts'

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
  const pairs = pairLines(resumeLines(content), resumeLines(reading.resume))
  const fields = pairs.map(({ written, read }): MachineField => {
    const isSame = read !== null && isEqual(written.text, read.text)
    return {
      path: written.path,
      field: written.field,
      written: written.text,
      read: read?.text ?? null,
      isSame,
      remedy: isSame ? null : remedyFor(written, content, reading),
    }
  })
  const same = fields.filter(({ isSame }) => isSame).length
  const score = fields.length === 0 ? 100 : Math.floor((100 * same) / fields.length)
  const undrawn = undrawnIn(fields.map(({ written }) => written).join('\n'))
  return { score, fields, unplaced: [...reading.unplaced], undrawn }
}

type Pair = { written: ResumeLine; read: ResumeLine | null }

function pairLines(written: readonly ResumeLine[], read: readonly ResumeLine[]): Pair[] {
  const places = pairItems(groupsOf(written), groupsOf(read))
  return [...groupsOf(written)].flatMap(([place, lines]) =>
    pairFields(lines, places.get(place) ?? []),
  )
}

/** The lines of each item, by its place; what stands in no list is an item of its own. */
function groupsOf(lines: readonly ResumeLine[]): Map<string, ResumeLine[]> {
  const groups = new Map<string, ResumeLine[]>()
  for (const line of lines) {
    const place = `${line.section} ${line.itemIndex ?? ''}`
    const group = groups.get(place)
    if (group === undefined) groups.set(place, [line])
    else group.push(line)
  }
  return groups
}

type Groups = ReadonlyMap<string, ResumeLine[]>

/** Items of one section that have most in common are one another's, the closest first. */
function pairItems(written: Groups, read: Groups): Map<string, ResumeLine[]> {
  const found: { place: string; other: string; common: number }[] = []
  for (const [place, lines] of written)
    for (const [other, others] of read) {
      if (others[0]?.section !== lines[0]?.section) continue
      const texts = new Set(others.map(({ text }) => plain(text)))
      const common = lines.filter(({ text }) => texts.has(plain(text))).length
      const isLone = lines[0]?.itemIndex === null
      if (common > 0 || isLone || place === other) found.push({ place, other, common })
    }
  const paired = new Map<string, ResumeLine[]>()
  const taken = new Set<string>()
  for (const { place, other } of found.toSorted((a, b) => b.common - a.common)) {
    if (paired.has(place) || taken.has(other)) continue
    paired.set(place, read.get(other) ?? [])
    taken.add(other)
  }
  return paired
}

/** Equal lines first; what is left of a field stands beside what is left of it there. */
function pairFields(written: readonly ResumeLine[], read: readonly ResumeLine[]): Pair[] {
  const left = [...read]
  const take = (isIt: (line: ResumeLine) => boolean): ResumeLine | null => {
    const at = left.findIndex(isIt)
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null)
  }
  const isSameField = (a: ResumeLine, b: ResumeLine): boolean =>
    a.field === b.field && a.path.includes('/project/') === b.path.includes('/project/')
  const same = written.map((line) =>
    take((other) => isSameField(line, other) && isEqual(line.text, other.text)),
  )
  return written.map((line, i) => ({
    written: line,
    read: same[i] ?? take((other) => isSameField(line, other)),
  }))
}
