/**
 * Further sections in JSON Resume. The format has one list for each of most kinds; `meta` tells which
 * section its entries belong to, and holds the entries of the other kinds.
 */
import type { Language } from '../language/languages.ts'
import type { FurtherKind, FurtherSection } from '../resume/sections/further.ts'
import { furtherDeclarations, furtherKinds, isFurtherKind } from '../resume/sections/further.ts'
import type { Source } from './json-entries.ts'
import { fromEntry, isSource, toEntry } from './json-entries.ts'

export interface WrittenFurther {
  lists: Record<string, unknown[]>
  /** `items` counts entries of the list, or holds them where the format has none. */
  meta: { id: string; kind: FurtherKind; title: string; items: number | unknown[] }[]
}

export function toFurther(sections: readonly FurtherSection[]): WrittenFurther {
  const lists: Record<string, unknown[]> = {}
  const meta = sections.map(({ id, kind, title, items }) => {
    const declared = furtherDeclarations[kind]
    const entries = items.map((item) => toEntry(declared, item))
    const list = declared.jsonResume
    if (list === null) return { id, kind, title, items: entries }
    lists[list] = [...(lists[list] ?? []), ...entries]
    return { id, kind, title, items: entries.length }
  })
  return { lists, meta }
}

/** What no section of `meta` takes belongs to the last of its kind, or makes one. */
export function fromFurther(source: Source, language: Language): Source[] {
  const left = new Map(
    furtherKinds.map((kind) => {
      const { jsonResume: list } = furtherDeclarations[kind]
      return [kind, sourcesIn(list === null ? null : source[list])] as const
    }),
  )
  const told = isSource(source['meta']) ? sourcesIn(source['meta']['further_sections']) : []
  const sections = told.flatMap(({ id, kind, title, items }) => {
    if (!isFurtherKind(kind)) return []
    const own = typeof items === 'number' ? left.get(kind)?.splice(0, items) : sourcesIn(items)
    return [{ id, kind, title, entries: own ?? [] }]
  })
  for (const [kind, entries] of left) {
    if (entries.length === 0) continue
    const last = sections.findLast((section) => section.kind === kind)
    if (last === undefined) sections.push({ id: kind, kind, title: '', entries })
    else last.entries.push(...entries)
  }
  return sections.map(({ entries, ...section }) => {
    const { fields } = furtherDeclarations[section.kind]
    return { ...section, items: entries.map((entry) => fromEntry(fields, entry, language)) }
  })
}

const sourcesIn = (value: unknown): Source[] => (Array.isArray(value) ? value : []).filter(isSource)
