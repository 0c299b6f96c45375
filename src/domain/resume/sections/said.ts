/**
 * An entry by what its fields say, whatever they are called in its section: how documents and
 * other formats see it. What its section has no field for is empty.
 */
import type { Field, FieldKind, Fields } from './declaration.ts'
import { isOfSeveral } from './declaration.ts'
import type { Item, Value } from './leaves.ts'
import { isItem } from './leaves.ts'

export interface Said {
  /** What the entry is called. */
  title: string
  /** How well it is spoken or known. */
  level: string
  organization: string
  place: string
  from: string
  to: string
  date: string
  link: string
  text: string
  points: readonly string[]
  words: readonly string[]
  nested: Said | null
}

type Part = Exclude<keyof Said, 'nested'>

/** The part of an entry that a field of each kind is. */
const partOf: Readonly<Record<FieldKind, Part>> = {
  role: 'title',
  degree: 'title',
  name: 'title',
  certificate: 'title',
  language: 'title',
  topic: 'title',
  person: 'title',
  heading: 'title',
  level: 'level',
  group: 'title',
  organization: 'organization',
  place: 'place',
  from: 'from',
  to: 'to',
  date: 'date',
  link: 'link',
  text: 'text',
  points: 'points',
  skills: 'words',
  technologies: 'words',
}

/** The name of the field that holds this part; null where the section has none. */
export function nameOfPart(fields: Fields, part: Part): string | null {
  const found = Object.entries(fields).find(
    ([, field]) => field.kind !== 'nested' && partOf[field.kind] === part,
  )
  return found?.[0] ?? null
}

/** What a field is called in another section: by the part that it is of its entry. */
export function nameIn(others: Fields, fields: Fields, name: string): string | null {
  const field = fields[name]
  return field === undefined || field.kind === 'nested'
    ? null
    : nameOfPart(others, partOf[field.kind])
}

export function saidBy(fields: Fields, item: Item): Said {
  const valueOf = (part: Part) => item[nameOfPart(fields, part) ?? '']
  const line = (part: Part): string => {
    const value = valueOf(part)
    return typeof value === 'string' ? value : ''
  }
  const list = (part: Part): readonly string[] => {
    const value = valueOf(part)
    return Array.isArray(value) ? value : []
  }
  return {
    title: line('title'),
    level: line('level'),
    organization: line('organization'),
    place: line('place'),
    from: line('from'),
    to: line('to'),
    date: line('date'),
    link: line('link'),
    text: line('text'),
    points: list('points'),
    words: list('words'),
    nested: nestedIn(fields, item),
  }
}

function nestedIn(fields: Fields, item: Item): Said | null {
  const nested = nestedFieldOf(fields)
  const value = item[nested?.name ?? ''] ?? null
  return nested !== null && isItem(value) ? saidBy(nested.fields, value) : null
}

/** The field that holds an entry inside the entry, and that one's fields; null where there is none. */
export function nestedFieldOf<F extends Field>(
  fields: Readonly<Record<string, F>>,
): { name: string; fields: Nested<F>['fields'] } | null {
  for (const [name, field] of Object.entries<F>(fields))
    if (isNested(field)) return { name, fields: field.fields }
  return null
}

type Nested<F extends Field> = Extract<F, { kind: 'nested' }>
const isNested = <F extends Field>(field: F): field is Nested<F> => field.kind === 'nested'

/** The entry of a section that says this. What the section has no field for is dropped. */
export function itemSaying(fields: Fields, said: Partial<Said>): Item {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueSaying(field, said)]),
  )
}

function valueSaying(field: Field, said: Partial<Said>): Value {
  if (field.kind === 'nested') return said.nested ? itemSaying(field.fields, said.nested) : null
  const isList = isOfSeveral(field.kind)
  return said[partOf[field.kind]] ?? (isList ? [] : '')
}
