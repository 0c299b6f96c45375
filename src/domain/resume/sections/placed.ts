/**
 * The sections of one resume, those of the registry and the further ones alike, each with its place
 * and with what it is declared to be.
 */
import type {
  AllContents,
  LabelledFields,
  ListField,
  PlacedKey,
  SectionContents,
  SectionKey,
  SectionLabel,
} from '../sections.ts'
import { completeSectionOrder, isList, sections } from '../sections.ts'
import type { ListDeclaration } from './declaration.ts'
import type { FurtherKind } from './further.ts'
import { furtherDeclarations, furtherKeyOf } from './further.ts'
import type { Item } from './leaves.ts'

type Segments = readonly (string | number)[]

interface Common {
  key: PlacedKey
  /** Where its text or its entries stand, as segments of a JSON Pointer. */
  at: Segments
  /** By what it is titled where the person gives it no title. */
  named: SectionKey | FurtherKind
  /** The person's own title and its place; null where a section has none. */
  title: { at: Segments; text: string } | null
  column: 'main' | 'side'
  heading: string
}

interface PlacedText extends Common {
  form: 'text'
  text: string
  label: SectionLabel
}

export interface PlacedList extends Common, ListDeclaration {
  column: Common['column']
  heading: string
  fields: LabelledFields
  items: readonly Item[]
  /** By what the interface knows its entries. */
  of: ListField | FurtherKind
}

export type Placed = PlacedText | PlacedList

/** A resume that was read and not opened (`contentOf`) may be from before there were further ones. */
type Contents = SectionContents & Partial<Pick<AllContents, 'further_sections'>>

/** In the order of the registry, the further ones behind it as they are stored. */
export function placedIn(contents: Contents): Placed[] {
  return [
    ...sections.map((section): Placed => {
      const { key, field, column, heading } = section
      const common = { key, at: [field], named: key, title: null, column, heading }
      return isList(section)
        ? {
            ...common,
            form: section.form,
            fields: section.fields,
            items: contents[section.field],
            of: section.field,
          }
        : { ...common, form: 'text', label: section.label, text: contents[section.field] }
    }),
    ...(contents.further_sections ?? []).map((further, i): Placed => {
      const { form, column, heading, fields } = furtherDeclarations[further.kind]
      const at = ['further_sections', i]
      return {
        key: furtherKeyOf(further),
        at: [...at, 'items'],
        named: further.kind,
        title: { at: [...at, 'title'], text: further.title },
        form,
        column,
        heading,
        fields,
        items: further.items,
        of: further.kind,
      }
    }),
  ]
}

/** In the person's order. */
export function placedInOrder(
  content: AllContents & { section_order: readonly unknown[] },
): Placed[] {
  const byKey = new Map(placedIn(content).map((placed) => [placed.key, placed]))
  return completeSectionOrder(content.section_order, content.further_sections).flatMap(
    (key) => byKey.get(key) ?? [],
  )
}

export const isPlacedList = (placed: Placed): placed is PlacedList => placed.form !== 'text'

export const placedLists = (contents: AllContents): PlacedList[] =>
  placedIn(contents).filter(isPlacedList)

/** The section in which a path of the resume lies; null outside of all. */
export function placedAt(contents: AllContents, path: Segments): Placed | null {
  const [field, index] = path
  return (
    placedIn(contents).find(
      ({ at }) => at[0] === field && (at.length === 1 || String(at[1]) === String(index)),
    ) ?? null
  )
}
