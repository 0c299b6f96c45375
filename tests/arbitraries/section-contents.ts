/** Contents for every section of the registry, each field by its kind. */
import * as fc from 'fast-check'

import type { SectionContents } from '#domain/resume/sections.ts'
import { contentsOf, isList, sections } from '#domain/resume/sections.ts'
import type { FieldKind, Fields } from '#domain/resume/sections/declaration.ts'
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
