/** Every text of a resume's sections, with its place and with what it says. */
import type { RegisteredList, SectionContents, SectionKey } from '../sections.ts'
import { isList, sectionOfField, sections } from '../sections.ts'
import type { FieldKind, Fields, PlainField } from './declaration.ts'

export type Value = string | readonly string[] | Item | null
/** An entry whose section is not known when the code is written. */
export interface Item {
  readonly [name: string]: Value
}

export interface Leaf {
  section: SectionKey
  /** Null where the section is no list. */
  itemIndex: number | null
  /** The name of the field on the wire. */
  field: string
  kind: FieldKind
  /** In an entry inside an entry. */
  isNested: boolean
  /** The segments of its JSON Pointer. */
  at: readonly (string | number)[]
  value: string | readonly string[]
}

/** In the order of the registry, whatever the order in which the person has put the sections. */
export function leavesOf(contents: SectionContents): Leaf[] {
  return sections.flatMap((section): Leaf[] => {
    const { key, field } = section
    if (!isList(section)) {
      const value = contents[section.field]
      return [
        { section: key, itemIndex: null, field, kind: 'text', isNested: false, at: [field], value },
      ]
    }
    return itemsOf(contents, section).flatMap((item, itemIndex) =>
      leavesOfItem(section.fields, item, {
        section: key,
        itemIndex,
        isNested: false,
        at: [field, itemIndex],
      }),
    )
  })
}

export function itemsOf(contents: SectionContents, { field }: RegisteredList): readonly Item[] {
  return contents[field]
}

type Owner = Pick<Leaf, 'section' | 'itemIndex' | 'isNested' | 'at'>

function leavesOfItem(fields: Fields, item: Item, owner: Owner): Leaf[] {
  return Object.entries(fields).flatMap(([name, field]): Leaf[] => {
    const value = item[name] ?? null
    const at = [...owner.at, name]
    if (field.kind === 'nested')
      return isItem(value)
        ? leavesOfItem(field.fields, value, { ...owner, isNested: true, at })
        : []
    if (value === null || isItem(value)) return []
    return [{ ...owner, field: name, kind: field.kind, at, value }]
  })
}

export const isItem = (value: Value): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What a path leads to: the list of a section, an entry in it or inside one, or a field. An entry
 * of a field's list is that field, with `isEntry`. Null where no section has such a path.
 */
export type Target =
  | { kind: 'items'; section: RegisteredList }
  | { kind: 'item'; fields: Fields; isNested: boolean }
  | { kind: 'field'; field: Pick<PlainField, 'kind'>; isEntry: boolean }

export function targetOf(segments: readonly string[]): Target | null {
  const [first = '', index, ...names] = segments
  const section = sectionOfField(first)
  if (section === null) return null
  if (!isList(section))
    return index === undefined ? { kind: 'field', field: { kind: 'text' }, isEntry: false } : null
  if (index === undefined) return { kind: 'items', section }
  return isIndex(index) ? targetIn(section.fields, names, false) : null
}

function targetIn(fields: Fields, names: readonly string[], isNested: boolean): Target | null {
  const [name, ...rest] = names
  if (name === undefined) return { kind: 'item', fields, isNested }
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field === undefined) return null
  if (field.kind === 'nested') return targetIn(field.fields, rest, true)
  const [entry, ...beyond] = rest
  const isField = entry === undefined || (isIndex(entry) && beyond.length === 0)
  return isField ? { kind: 'field', field, isEntry: entry !== undefined } : null
}

const isIndex = (segment: string): boolean => /^\d+$/.test(segment)
