/**
 * Step 7, for forms: entries whose every field has its name in front of it ("Employer  Acme",
 * "Zeitraum: 2019 – 2021"). Nothing has to be guessed: the labels say what is what.
 */
import type { FoundDate } from '#domain/language/dates.ts'
import { findDates } from '#domain/language/dates.ts'

import type { FieldKind } from './field-labels.ts'
import { fieldOfLabel, opensLabel } from './field-labels.ts'
import { bulletGlyph } from './fragments.ts'
import { partsOf } from './head-parts.ts'
import type { Line, Run } from './lines.ts'
import { segmentsOfLine, textOfRuns } from './lines.ts'

/** The lines of each field, labels taken off. */
export type LabelledEntry = Partial<Record<FieldKind, Line[]>> & { lines: Line[] }

/** Null when the section is no form: fewer than two kinds of label, or most lines without. */
export function labelledEntries(lines: readonly Line[]): LabelledEntry[] | null {
  const fields = fieldsOf(lines)
  const kinds = new Set(fields.map((field) => field.kind))
  const [first] = fields
  if (first === undefined || kinds.size < 2 || first.at > 1) return null
  if (!kinds.has('role') && !kinds.has('employer') && !kinds.has('degree') && !kinds.has('school'))
    return null
  const titles = kinds.has('employer') || kinds.has('school') ? null : titlesOf(lines, fields)
  const entries: LabelledEntry[] = []
  for (const [i, field] of fields.entries()) {
    let open = entries.at(-1)
    // "From" and "To", "Desde" and "Hasta": the two ends of one entry.
    const isOtherEnd = field.kind === 'dates' && fields[i - 1]?.kind === 'dates'
    if (open === undefined || (field.kind === first.kind && !isOtherEnd)) {
      const title = titles?.[entries.length]
      entries.push(
        (open = title === undefined ? { lines: [] } : { employer: [title], lines: [title] }),
      )
    }
    const isBelow = (line: Line): boolean => titles?.includes(line) !== true
    open[field.kind] = [...(open[field.kind] ?? []), ...field.lines.filter(isBelow)]
    open.lines.push(...field.given.filter(isBelow))
  }
  return entries
}

/** The employer without a label, bold above the first label of each entry; null where one has none. */
function titlesOf(lines: readonly Line[], fields: readonly Field[]): Line[] | null {
  const [first] = fields
  const titles = fields
    .filter(({ kind }) => kind === first?.kind)
    .map(({ at }) => lines[at - 1])
    .filter((line) => line !== undefined)
  const [one] = titles
  const isWhole = titles.length === fields.filter(({ kind }) => kind === first?.kind).length
  const areAlike = titles.every(
    (line) =>
      !line.hasBullet && line.runs[0]?.bold === true && Math.abs(line.x - (one?.x ?? 0)) < 2,
  )
  return isWhole && areAlike ? titles : null
}

/**
 * The dates of an entry; two fields, one for each end, are one range. Without a field of their own they
 * stand behind the employer or the school: "Ambev (2017 – 2019)".
 */
export function datesOfEntry({ dates: lines = [], employer, school }: LabelledEntry): FoundDate[] {
  if (lines.length === 0) return partsOf(employer ?? school ?? []).dates
  const { dates } = partsOf(lines)
  if (lines.length !== 2 || dates.some((date) => date.isRange)) return dates
  const ends = findDates(lines.map((line) => line.text).join(' – '))
  return ends.some((date) => date.isRange) ? ends : dates
}

interface Field {
  kind: FieldKind
  /** Without the label. */
  lines: Line[]
  given: Line[]
  at: number
}

function fieldsOf(lines: readonly Line[]): Field[] {
  const fields: Field[] = []
  let wraps = ''
  lines.forEach((line, at) => {
    const { label, rest } = cutLabel(line)
    const open = fields.at(-1)
    const kind = label === '' ? null : fieldOfLabel(label)
    if (wraps !== '' && open !== undefined) {
      // The second line of a label: "verantwoordelijkheden" below "Belangrijkste taken en".
      const longer = `${wraps} ${label === '' ? line.text : label}`
      const whole = fieldOfLabel(longer)
      wraps = whole === null && opensLabel(longer) ? longer : ''
      if (whole !== null) open.kind = whole
      if (whole !== null || wraps !== '') {
        if (rest !== null && label !== '') open.lines.push(rest)
        open.given.push(line)
        return
      }
    }
    if (kind !== null || (label !== '' && opensLabel(label))) {
      wraps = opensLabel(label) ? label : ''
      fields.push({
        kind: kind ?? 'sector',
        lines: rest === null ? [] : [rest],
        given: [line],
        at,
      })
      return
    }
    wraps = ''
    open?.lines.push(rest !== null && label === '' ? rest : line)
    open?.given.push(line)
  })
  return fields
}

/** A label in a cell of its own, before a colon, or alone on the line. */
function cutLabel(line: Line): { label: string; rest: Line | null } {
  const [first, ...others] = segmentsOfLine(line)
  if (first === undefined || line.hasBullet) return { label: '', rest: line }
  const label = textOfRuns(first)
  if (others.length > 0 && (fieldOfLabel(label) !== null || opensLabel(label) || label.length < 26))
    return { label, rest: withRuns(line, others.flat()) }
  const colon = /^([^:]{3,60}):\s*/u.exec(line.text)
  if (colon !== null && fieldOfLabel(colon[1] ?? '') !== null)
    return { label: colon[1] ?? '', rest: afterText(line, colon[0].length) }
  return fieldOfLabel(label) === null ? { label: '', rest: line } : { label, rest: null }
}

function withRuns(line: Line, given: readonly Run[]): Line | null {
  const runs = withoutBullet(given).map((run, i) =>
    i === 0 ? { ...run, before: 'start' as const } : run,
  )
  const [first] = runs
  const main = runs.toSorted((a, b) => b.text.length - a.text.length)[0]
  if (first === undefined || main === undefined) return null
  const { size } = main
  const hasBullet = line.hasBullet || bulletGlyph.test(given[0]?.text ?? '')
  return { ...line, runs, size, text: textOfRuns(runs), x: first.x, textX: first.x, hasBullet }
}

/** "Duties → • Painting": the list begins in the label's row. */
function withoutBullet(runs: readonly Run[]): readonly Run[] {
  const [first, ...others] = runs
  if (first === undefined || !bulletGlyph.test(first.text)) return runs
  const text = first.text.replace(bulletGlyph, '').trimStart()
  return text === '' ? others : [{ ...first, text }, ...others]
}

/** The line without its first `length` characters. */
function afterText(line: Line, length: number): Line | null {
  let left = length
  const runs: Run[] = []
  for (const run of line.runs) {
    if (left >= run.text.length) {
      left -= run.text.length + (left > run.text.length ? 1 : 0)
      continue
    }
    runs.push(left > 0 ? { ...run, text: run.text.slice(left).trimStart() } : run)
    left = 0
  }
  return withRuns(line, runs)
}
