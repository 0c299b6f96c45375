/**
 * How sure a reading is, as it is kept: with the words that were read, and with what a person is to look
 * at. The reader's own doubts come first; others are seen in the entry as it came out.
 */
import { findDates } from '#domain/language/dates.ts'
import { segmentsOf, valueAt } from '#domain/resume/pointer.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { isList, sections } from '#domain/resume/sections.ts'
import { furtherFields } from '#domain/resume/sections/further.ts'
import { isPlacedList, placedAt } from '#domain/resume/sections/placed.ts'
import { nameIn } from '#domain/resume/sections/said.ts'
import { valuesOf } from '#domain/resume/values-of.ts'
import type { Reason, Sureness } from './doubts.ts'
import { wordsAt } from './doubts.ts'
import type { Reading } from './read-resume.ts'

export function withWords(confidence: Reading['confidence'], resume: ResumeContent): Sureness[] {
  return confidence.map(({ path, value, offers = [], unsure = [], joined = [] }) => {
    const fields = fieldsAt(resume, path)
    const open = [...new Set(offers.map(({ field }) => field))]
    const reasons: Reason[] = [
      ...open.map((field) => ({ about: 'open' as const, field, words: '' })),
      ...unsure.map((field) => ({ about: 'unsure' as const, field, words: fields[field] ?? '' })),
      ...(joined.length > 0
        ? [{ about: 'joined' as const, field: 'title', words: joined.join('\n') }]
        : []),
      ...briefIn(resume, path),
      ...seenIn(path, valueAt(resume, path), fields, open),
    ]
    return { path, value, words: wordsAt(resume, path), fields, offers, reasons }
  })
}

/** What was kept of a further section while it was called as where it was read: an employer is an organization there. */
export function inOwnNames(one: Sureness): Sureness {
  if (!one.path.startsWith('/further_sections/')) return one
  const named = <T extends { field: string }>(all: readonly T[]): T[] =>
    all.flatMap((about) => {
      const field = ownName(about.field)
      return field === null ? [] : [{ ...about, field }]
    })
  return {
    ...one,
    offers: named(one.offers).filter(({ field }) => (one.fields[field] ?? '') === ''),
    reasons: named(one.reasons),
  }
}

function ownName(name: string): string | null {
  if (name in furtherFields) return name
  const section = sections.filter(isList).find(({ fields }) => name in fields)
  return section === undefined ? null : nameIn(furtherFields, section.fields, name)
}

function fieldsAt(resume: ResumeContent, path: string): Record<string, string> {
  const entry = valueAt(resume, path)
  if (typeof entry !== 'object' || entry === null) return {}
  return Object.fromEntries(
    Object.entries(entry).filter((one): one is [string, string] => typeof one[1] === 'string'),
  )
}

/** A job has a role and an employer; a course has one of its two names at least. */
const titlesOf: Readonly<Record<string, { names: string[]; needsAll: boolean }>> = {
  work_experience: { names: ['role', 'company'], needsAll: true },
  education: { names: ['degree', 'university'], needsAll: false },
}

function seenIn(
  path: string,
  entry: unknown,
  fields: Readonly<Record<string, string>>,
  open: readonly string[],
): Reason[] {
  const titles = titlesOf[/^\/(\w+)\/\d+$/.exec(path)?.[1] ?? '']
  if (titles === undefined) return []
  const empty = titles.names.filter((field) => fields[field] === '')
  const isLacking = titles.needsAll || empty.length === titles.names.length
  const absent = isLacking ? empty.filter((field) => !open.includes(field)) : []
  const points = valuesOf(entry).filter((text) => !Object.values(fields).includes(text))
  const nested = points.find(
    (text) => text.length <= longestHead && findDates(text).some(({ isRange }) => isRange),
  )
  const { from_date: from = '', to_date: to = '' } = fields
  return [
    ...absent.map((field) => ({ about: 'absent' as const, field, words: '' })),
    ...(monthsAt(from) > monthsAt(to)
      ? [{ about: 'backwards' as const, field: 'from_date', words: '' }]
      : []),
    ...(nested === undefined
      ? []
      : [{ about: 'nested' as const, field: 'description', words: nested }]),
  ]
}

/** What is torn from the line that it stood on: in what names an entry of any section, or is a point of it. */
function briefIn(resume: ResumeContent, path: string): Reason[] {
  const placed = placedAt(resume, segmentsOf(path))
  const entry = valueAt(resume, path)
  if (placed === null || !isPlacedList(placed) || typeof entry !== 'object' || entry === null)
    return []
  const said = new Map<string, unknown>(Object.entries(entry))
  return Object.entries(placed.fields).flatMap(([field, { kind }]) =>
    namesOrPoints.has(kind)
      ? valuesOf(said.get(field))
          .filter(isBrief)
          .slice(0, 1)
          .map((words) => ({ about: 'brief' as const, field, words }))
      : [],
  )
}

const namesOrPoints: ReadonlySet<string> = new Set([
  'role',
  'degree',
  'name',
  'certificate',
  'organization',
  'points',
])

/** Longer than the head of an entry is set. */
const longestHead = 160

/** "fi", of a sign that a font has no letter for; "BA" is a degree, and a number is one to call. */
const isBrief = (text: string): boolean =>
  text !== '' &&
  (text.match(/\p{L}/gu) ?? []).length < 3 &&
  !/\p{Lu}|^\+?[\d\s()/-]{7,}$/u.test(text)

/** NaN, which is neither before nor after another, where the text is no date of the past. */
function monthsAt(text: string): number {
  const [date, another] = findDates(text)
  const { from = null } = date ?? {}
  return from === null || another !== undefined
    ? Number.NaN
    : 12 * from.year + (from.month ?? Number.NaN)
}
