/** The fields of a resume that its sheet shows, by the parts of it: what a saved state brings back. */
import type { Editable } from '#domain/resume/edit.ts'
import type { RevisionPart } from '#domain/resume/revisions.ts'
import type { sectionFields } from '#domain/resume/sections.ts'
import { sections } from '#domain/resume/sections.ts'

// One field for each section of the registry.
const partsOfSections = Object.fromEntries(sections.map(({ key, field }) => [key, [field]])) as {
  [Key in keyof typeof sectionFields]: [(typeof sectionFields)[Key]]
}

export const sheetParts = {
  contact: ['contact_info', 'media'],
  ...partsOfSections,
  further: ['further_sections'],
  order: ['section_order'],
  look: ['layout', 'paper', 'design', 'look'],
} as const satisfies Readonly<Record<RevisionPart, readonly (keyof Editable)[]>>

const names: ReadonlySet<string> = new Set(Object.values(sheetParts).flat())

export const onSheet = (field: string): boolean => names.has(field)
