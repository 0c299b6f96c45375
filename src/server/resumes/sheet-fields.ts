/** The fields of a resume that its sheet shows, by the parts of it: what a saved state brings back. */
import type { Editable } from '#domain/resume/edit.ts'
import type { RevisionPart } from '#domain/resume/revisions.ts'
import { sectionFields } from '#domain/resume/sections.ts'

export const sheetParts = {
  contact: ['contact_info', 'media'],
  summary: [sectionFields.summary],
  work_experience: [sectionFields.work_experience],
  education: [sectionFields.education],
  skills: [sectionFields.skills],
  projects: [sectionFields.projects],
  certifications: [sectionFields.certifications],
  order: ['section_order'],
  look: ['layout', 'paper', 'look'],
} as const satisfies Readonly<Record<RevisionPart, readonly (keyof Editable)[]>>

const names: ReadonlySet<string> = new Set(Object.values(sheetParts).flat())

export const onSheet = (field: string): boolean => names.has(field)
