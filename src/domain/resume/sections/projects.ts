import type { Fields, ListSection } from './declaration.ts'

/** A certification may hold a project of its own. */
export const projectFields = {
  name: { kind: 'name', label: 'project', weight: 0.2, jsonResume: 'name' },
  date: { kind: 'date', label: 'date', weight: 0.35, jsonResume: 'startDate' },
  link: { kind: 'link', label: 'link' },
  purpose: { kind: 'text', label: 'purpose', weight: 0.1, jsonResume: 'description' },
  key_technologies_concepts: {
    kind: 'technologies',
    label: 'technology',
    weight: 0.35,
    jsonResume: 'keywords',
  },
} as const satisfies Fields

export const projects = {
  key: 'projects',
  field: 'projects',
  form: 'entries',
  column: 'main',
  jsonResume: 'projects',
  heading: 'Project',
  fields: {
    ...projectFields,
    description: { kind: 'points', label: 'detail', jsonResume: 'highlights', isLater: true },
  },
} as const satisfies ListSection
