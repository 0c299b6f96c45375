/**
 * The sections of a resume and their order (specification §3, section_order).
 *
 * A section has two names: the key that `section_order` lists (`skills`) and the field of the
 * resume that holds its content (`skill_categories`). This file is the only place that joins them.
 */
export const sectionKeys = [
  'summary',
  'work_experience',
  'education',
  'skills',
  'projects',
  'certifications',
] as const

export type SectionKey = (typeof sectionKeys)[number]

/** The field of a resume that holds a section's content. */
export const sectionFields = {
  summary: 'summary',
  work_experience: 'work_experience',
  education: 'education',
  skills: 'skill_categories',
  projects: 'projects',
  certifications: 'certification_and_training',
} as const satisfies Record<SectionKey, string>

/** The sections that are lists of items: all but the summary. */
type ListSectionKey = Exclude<SectionKey, 'summary'>
export type ListField = (typeof sectionFields)[ListSectionKey]

function isSectionKey(value: unknown): value is SectionKey {
  return typeof value === 'string' && (sectionKeys as readonly string[]).includes(value)
}

/** A valid order: known keys once each, and those that were missing appended in the default order. */
export function completeSectionOrder(order: readonly unknown[]): SectionKey[] {
  const known = [...new Set(order.filter(isSectionKey))]
  return [...known, ...sectionKeys.filter((key) => !known.includes(key))]
}
