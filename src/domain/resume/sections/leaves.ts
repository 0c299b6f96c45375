/** Every text of a resume's sections, with its place and with what it says. */
import type { AllContents, LabelledFields, PlacedKey } from '../sections.ts'
import { isList, sectionOfField } from '../sections.ts'
import type { FieldKind, Fields, ListDeclaration, PlainField } from './declaration.ts'
import { furtherDeclarations, isFurtherKind } from './further.ts'
import { placedIn } from './placed.ts'

export type Value = string | readonly string[] | Item | null
/** An entry whose section is not known when the code is written. */
export interface Item {
  readonly [name: string]: Value
}

export interface Leaf {
  section: PlacedKey
  /** Null where the section is no list, and of its title. */
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
export function leavesOf(contents: AllContents): Leaf[] {
  return placedIn(contents).flatMap((placed): Leaf[] => {
    const { key, at, title } = placed
    const whole = { section: key, itemIndex: null, isNested: false } as const
    if (placed.form === 'text')
      return [{ ...whole, field: String(at[0]), kind: 'text', at, value: placed.text }]
    const own: Leaf[] =
      title === null
        ? []
        : [{ ...whole, field: 'title', kind: 'heading', at: title.at, value: title.text }]
    const entries = placed.items.flatMap((item, itemIndex) =>
      leavesOfItem(placed.fields, item, { ...whole, itemIndex, at: [...at, itemIndex] }),
    )
    return [...own, ...entries]
  })
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

/** A list as the editor and its rules see it. */
type TargetList = ListDeclaration & { fields: LabelledFields }

/**
 * What a path leads to: the list of a section, an entry in it or inside one, or a field. An entry
 * of a field's list is that field, with `isEntry`. Null where no section has such a path.
 */
export type Target =
  /** The further sections, or one of them as a whole. */
  | { kind: 'sections' | 'section' }
  | { kind: 'items'; section: TargetList }
  | { kind: 'item'; fields: Fields; isNested: boolean }
  | { kind: 'field'; field: Pick<PlainField, 'kind'>; isEntry: boolean }

/**
 * Of a further section the resume tells the kind; without one its fields are those of any kind,
 * which are stored alike.
 */
export function targetOf(
  segments: readonly string[],
  contents?: Pick<AllContents, 'further_sections'>,
): Target | null {
  const [first = '', index, ...names] = segments
  if (first === 'further_sections') return targetInFurther(index, names, contents)
  const section = sectionOfField(first)
  if (section === null) return null
  if (!isList(section))
    return index === undefined ? { kind: 'field', field: { kind: 'text' }, isEntry: false } : null
  return targetInList(section, index, names)
}

function targetInFurther(
  index: string | undefined,
  [part, item, ...names]: readonly string[],
  contents?: Pick<AllContents, 'further_sections'>,
): Target | null {
  if (index === undefined) return { kind: 'sections' }
  if (!isIndex(index)) return null
  if (part === undefined) return { kind: 'section' }
  if (part === 'title' && item === undefined)
    return { kind: 'field', field: { kind: 'heading' }, isEntry: false }
  const kind = contents?.further_sections[Number(index)]?.kind
  const declared = furtherDeclarations[isFurtherKind(kind) ? kind : 'other']
  return part === 'items' ? targetInList(declared, item, names) : null
}

function targetInList(
  section: TargetList,
  index: string | undefined,
  names: readonly string[],
): Target | null {
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
