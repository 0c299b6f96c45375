import type { ListSection } from './declaration.ts'

/** The specification gives no weights for education; these follow those of work. */
export const education = {
  key: 'education',
  field: 'education',
  form: 'entries',
  column: 'side',
  jsonResume: 'education',
  heading: 'Education',
  fields: {
    degree: { kind: 'degree', label: 'degree', weight: 0.25, jsonResume: 'studyType' },
    university: {
      kind: 'organization',
      label: 'university',
      weight: 0.5,
      jsonResume: 'institution',
    },
    from_date: { kind: 'from', label: 'from_date', weight: 0.125 },
    to_date: { kind: 'to', label: 'to_date', weight: 0.125 },
    special_achievements: {
      kind: 'points',
      label: 'special_achievements',
      jsonResume: 'courses',
    },
  },
} as const satisfies ListSection
