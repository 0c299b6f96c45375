import type { ListSection } from './declaration.ts'
import { projectFields } from './projects.ts'

export const certifications = {
  key: 'certifications',
  field: 'certification_and_training',
  form: 'entries',
  column: 'side',
  jsonResume: 'certificates',
  heading: 'Certificate',
  fields: {
    name: { kind: 'certificate', label: 'certification', weight: 0.35, jsonResume: 'name' },
    organization: {
      kind: 'organization',
      label: 'organization',
      weight: 0.15,
      jsonResume: 'issuer',
    },
    date: { kind: 'date', label: 'date', weight: 0.25, jsonResume: 'date' },
    certificate_link: { kind: 'link', label: 'certificate_link' },
    description: { kind: 'text', label: 'certificate_description', jsonResume: 'description' },
    key_technologies_concepts: {
      kind: 'technologies',
      label: 'technology',
      weight: 0.25,
      jsonResume: 'keywords',
    },
    project: { kind: 'nested', heading: 'Project', fields: projectFields },
  },
} as const satisfies ListSection
