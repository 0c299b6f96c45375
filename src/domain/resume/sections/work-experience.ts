import type { ListSection } from './declaration.ts'

export const workExperience = {
  key: 'work_experience',
  field: 'work_experience',
  form: 'entries',
  column: 'main',
  jsonResume: 'work',
  heading: 'Work',
  fields: {
    role: { kind: 'role', label: 'role', weight: 0.1, jsonResume: 'position' },
    company: { kind: 'organization', label: 'company', weight: 0.5, jsonResume: 'name' },
    location: { kind: 'place', label: 'location', jsonResume: 'location' },
    from_date: { kind: 'from', label: 'from_date', weight: 0.25 },
    to_date: { kind: 'to', label: 'to_date', weight: 0.25 },
    description: { kind: 'points', label: 'description', jsonResume: 'highlights' },
  },
} as const satisfies ListSection
