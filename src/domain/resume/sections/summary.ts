import type { TextSection } from './declaration.ts'

export const summary = {
  key: 'summary',
  field: 'summary',
  form: 'text',
  column: 'main',
  heading: 'Summary',
  label: 'summary',
} as const satisfies TextSection
