/**
 * Any old or foreign JSON → a valid resume.
 *
 * What was written by an earlier program, by hand or by another product passes here once, and
 * everything behind this door may rely on the schema. Nothing is refused: texts are taken where
 * text stands, numbers and booleans become their words, unknown fields are dropped, missing ones
 * are empty, and what is longer than the schema allows is cut to fit. A valid resume comes out
 * as it went in, its section_order completed.
 */
import { blankContent } from './blank.ts'
import { lineLimit, listLimits, textLimit } from './limits.ts'
import type { ResumeContent } from './resume.ts'
import { completeSectionOrder, contentsOf, isList } from './sections.ts'
import type { Field, Fields, Shape } from './sections/declaration.ts'
import { shapes } from './sections/declaration.ts'
import type { FurtherItem, FurtherSection } from './sections/further.ts'
import { furtherFields, isFurtherId, isFurtherKind } from './sections/further.ts'
import type { Item, Value } from './sections/leaves.ts'

type Source = Readonly<Record<string, unknown>>

export function restoreContent(foreign: unknown): ResumeContent {
  const source = fieldsOf(foreign)
  const contact = fieldsOf(source['contact_info'])
  const media = fieldsOf(source['media'])
  const further = restoreFurther(source['further_sections'])
  return {
    ...blankContent(),
    contact_info: {
      name: line(contact['name']),
      headline: line(contact['headline']),
      email: line(contact['email']),
      phone: line(contact['phone']),
      possible_work_locations: words(contact['possible_work_locations']),
    },
    media: {
      github: line(media['github']),
      website: line(media['website']),
      linkedin: line(media['linkedin']),
    },
    ...contentsOf((section) =>
      isList(section)
        ? items(source[section.field], (item) => restoreItem(section.fields, item))
        : text(source[section.field]),
    ),
    further_sections: further,
    section_order: completeSectionOrder(orderOf(source['section_order']), further),
  }
}

/** Each by an id of its own: one that is missing, or taken by a section before it, is made. */
function restoreFurther(value: unknown): FurtherSection[] {
  const taken = new Set<string>()
  const sources = (Array.isArray(value) ? value : []).filter(isRecord).slice(0, listLimits.sections)
  return sources.map(({ id, kind, title, items: entries }, i) => {
    const given = typeof id === 'string' && isFurtherId(id) && !taken.has(id) ? id : null
    const own = given ?? freeId(taken, i + 1)
    taken.add(own)
    return {
      id: own,
      kind: isFurtherKind(kind) ? kind : 'other',
      title: line(title),
      items: items(entries, (item) => restoreItem(furtherFields, item) as FurtherItem), // of these fields
    }
  })
}

function freeId(taken: ReadonlySet<string>, from: number): string {
  let number = from
  while (taken.has(String(number))) number += 1
  return String(number)
}

function restoreItem(fields: Fields, source: Source): Item {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, restoreField(field, source[name])]),
  )
}

function restoreField(field: Field, value: unknown): Value {
  if (field.kind === 'nested') return isRecord(value) ? restoreItem(field.fields, value) : null
  return restoreShape[shapes[field.kind]](value)
}

const orderOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isRecord = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Own fields only: what a foreign object inherits was never written by anybody. */
function fieldsOf(value: unknown): Source {
  return isRecord(value) ? { ...value } : {}
}

function items<T>(value: unknown, restore: (source: Source) => T): T[] {
  return (Array.isArray(value) ? value : [])
    .filter(isRecord)
    .slice(0, listLimits.items)
    .map(restore)
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  // A list where one text belongs: its texts, one below the other.
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join('\n')
  return ''
}

const line = (value: unknown): string => cut(asText(value), lineLimit)
const text = (value: unknown): string => cut(asText(value), textLimit)

/** Paragraphs; one text where a list belongs is one of them for each of its lines. */
const lines = (value: unknown): string[] =>
  listOf(value, /\n/)
    .slice(0, listLimits.lines)
    .map((entry) => cut(entry, textLimit))

/** Short entries; one text where a list belongs is split at commas. */
const words = (value: unknown): string[] =>
  listOf(value, /[,;\n]/)
    .slice(0, listLimits.words)
    .map((entry) => cut(entry, lineLimit))

const restoreShape: Readonly<Record<Shape, (value: unknown) => string | string[]>> = {
  line,
  text,
  lines,
  words,
}

function listOf(value: unknown, separator: RegExp): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry) => {
      if (typeof entry === 'string') return [entry]
      const name = isRecord(entry) ? asText(entry['name']) : asText(entry)
      return name === '' ? [] : [name]
    })
  }
  return asText(value)
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/** Never between the two halves of a character. */
function cut(value: string, limit: number): string {
  if (value.length <= limit) return value
  const last = value.charCodeAt(limit - 1)
  return value.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit)
}
