/** Contents for every section of the registry, each field by its kind. */
import * as fc from 'fast-check'

import type { SectionContents } from '#domain/resume/sections.ts'
import type { PlacedKey } from '#domain/resume/sections.ts'
import { completeSectionOrder, contentsOf, isList, sections } from '#domain/resume/sections.ts'
import type { FieldKind, Fields } from '#domain/resume/sections/declaration.ts'
import type { FurtherItem, FurtherSection } from '#domain/resume/sections/further.ts'
import { furtherDeclarations, furtherKinds } from '#domain/resume/sections/further.ts'
import type { Item, Value } from '#domain/resume/sections/leaves.ts'

type ValueOfKind = (kind: FieldKind) => fc.Arbitrary<Value>

/** Entries with these fields; `keep` may refuse some. */
export function itemsWith(
  fields: Fields,
  valueOf: ValueOfKind,
  keep: (item: Item) => boolean = () => true,
): fc.Arbitrary<Item> {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === 'nested'
      ? fc.option(itemsWith(field.fields, valueOf, keep))
      : valueOf(field.kind),
  ])
  const item: fc.Arbitrary<Item> = fc.record(Object.fromEntries(values))
  return item.filter(keep)
}

/** Further sections of any kinds, each under an id of its own; at most two, with as many entries. */
export function furtherSections(
  valueOf: ValueOfKind,
  keep: (item: Item) => boolean = () => true,
): fc.Arbitrary<FurtherSection[]> {
  const section = fc.constantFrom(...furtherKinds).chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      title: valueOf('heading') as fc.Arbitrary<string>, // of the shape of a line
      items: fc.array(
        itemsWith(furtherDeclarations[kind].fields, valueOf, keep) as fc.Arbitrary<FurtherItem>, // of these fields
        { minLength: 1, maxLength: 2 },
      ),
    }),
  )
  return fc
    .array(section, { maxLength: 2 })
    .map((made) => made.map((one, i) => ({ id: String(i + 1), ...one })))
}

/** An order in which every section has its place. */
export const ordersOf = (further: readonly FurtherSection[]): fc.Arbitrary<PlacedKey[]> => {
  const all = completeSectionOrder([], further)
  return fc.shuffledSubarray(all, { minLength: all.length })
}

/** At most three entries in each list, so that one that fails can be read. */
export function sectionContents(
  valueOf: ValueOfKind,
  keep?: (item: Item) => boolean,
): fc.Arbitrary<SectionContents> {
  const values = sections.map((section) => [
    section.field,
    isList(section)
      ? fc.array(itemsWith(section.fields, valueOf, keep), { maxLength: 3 })
      : valueOf('text'),
  ])
  const contents: fc.Arbitrary<Record<string, unknown>> = fc.record(Object.fromEntries(values))
  return contents.map((made) => contentsOf(({ field }) => made[field]))
}
