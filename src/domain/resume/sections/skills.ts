import type { ListSection } from './declaration.ts'

/** Rows have no weights: a row is known by its name, or else by the skills it shares. */
export const skills = {
  key: 'skills',
  field: 'skill_categories',
  form: 'rows',
  column: 'side',
  jsonResume: 'skills',
  heading: 'Skills section',
  fields: {
    name: { kind: 'group', label: 'category', jsonResume: 'name' },
    skills: { kind: 'skills', label: 'skill', jsonResume: 'keywords' },
  },
} as const satisfies ListSection
