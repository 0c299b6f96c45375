/**
 * The registry of section types, in the default order of a resume (specification §3,
 * section_order). A new type is declared in `sections/` and listed here.
 */
import { certifications } from './sections/certifications.ts'
import type {
  ContentOf,
  ListSection,
  NestedField,
  PlainField,
  Section,
  TextSection,
} from './sections/declaration.ts'
import { education } from './sections/education.ts'
import type { FurtherKey, FurtherLabel, FurtherSection } from './sections/further.ts'
import { furtherKeyOf } from './sections/further.ts'
import { projects } from './sections/projects.ts'
import { skills } from './sections/skills.ts'
import { summary } from './sections/summary.ts'
import { workExperience } from './sections/work-experience.ts'

const declared = [summary, workExperience, education, skills, projects, certifications] as const

type Declared = (typeof declared)[number]
type DeclaredList = Exclude<Declared, TextSection>

export type SectionKey = Declared['key']
export type SectionField = Declared['field']
/** The fields of a resume that hold lists of entries. */
export type ListField = DeclaredList['field']

/** The part of a resume that its sections hold. */
export type SectionContents = { [S in Declared as S['field']]: ContentOf<S> }
/** The same with the further ones. */
export type AllContents = SectionContents & { further_sections: FurtherSection[] }

/** What `section_order` lists. */
export type PlacedKey = SectionKey | FurtherKey

type LabelsOf<F> = F extends { label: infer L } ? L : never
type FieldsOf<S> = S extends { fields: infer F } ? F[keyof F] : never
/** The keys of the labels of all fields. */
export type SectionLabel = LabelsOf<Declared | FieldsOf<Declared>> | FurtherLabel

type LabelledField =
  | (PlainField & { label: SectionLabel })
  | (NestedField & { fields: LabelledFields })
export type LabelledFields = { readonly [name: string]: LabelledField }

export type ListKey = DeclaredList['key']
export type RegisteredList = ListSection & {
  key: ListKey
  field: ListField
  fields: LabelledFields
}
type RegisteredText = TextSection & {
  key: Exclude<SectionKey, ListKey>
  field: Exclude<SectionField, ListField>
  label: SectionLabel
}

export const sections: readonly (RegisteredText | RegisteredList)[] = declared
export const listSections: readonly RegisteredList[] = declared.filter(isList)

type KeysOf<All extends readonly Section[]> = { -readonly [I in keyof All]: All[I]['key'] }
// `map` forgets that the answer has as many entries as the list.
export const sectionKeys = declared.map(({ key }) => key) as KeysOf<typeof declared>

/** The field of a resume that holds a section's content. */
// Built from the very list that its type is derived from.
export const sectionFields = Object.fromEntries(declared.map(({ key, field }) => [key, field])) as {
  readonly [S in Declared as S['key']]: S['field']
}

export function isList<S extends Section>(section: S): section is Exclude<S, TextSection> {
  return section.form !== 'text'
}

/** Contents that are made section by section; `make` gives each the shape that it declares. */
export function contentsOf(make: (section: (typeof sections)[number]) => unknown): SectionContents {
  // There is one value for each field that the type is derived from.
  return Object.fromEntries(
    sections.map((section) => [section.field, make(section)]),
  ) as unknown as SectionContents
}

export function sectionOf(key: SectionKey): (typeof sections)[number] {
  const found = sections.find((section) => section.key === key)
  // Keys come from the registry only.
  if (found === undefined) throw new RangeError(`no section ${key}`)
  return found
}

/** The section whose content stands in this field of the resume. */
export function sectionOfField(field: string): (typeof sections)[number] | null {
  return sections.find((section) => section.field === field) ?? null
}

/** A valid order: known keys once each, and those that were missing appended in the default order. */
export function completeSectionOrder(
  order: readonly unknown[],
  further: readonly Pick<FurtherSection, 'id'>[] = [],
): PlacedKey[] {
  const all: readonly PlacedKey[] = [...sectionKeys, ...further.map(furtherKeyOf)]
  const keys = new Map<unknown, PlacedKey>(all.map((key) => [key, key]))
  const known = new Set(order.flatMap((key) => keys.get(key) ?? []))
  return [...known, ...all.filter((key) => !known.has(key))]
}
