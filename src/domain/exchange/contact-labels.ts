/** What the ways to reach a person are called in each language, in files that name them. */
import type { Language } from '../language/languages.ts'
import { byLanguage, languages } from '../language/languages.ts'
import { phraseFor } from '../language/phrases/resume-phrases.ts'
import type { Field } from './paragraphs.ts'

const labels = byLanguage((language): Partial<Record<Field, string>> => ({
  linkedin: 'LinkedIn',
  github: 'GitHub',
  email: phraseFor(language, 'contact email'),
  phone: phraseFor(language, 'contact phone'),
  place: phraseFor(language, 'contact place'),
  website: phraseFor(language, 'contact website'),
}))

export const labelOf = (field: Field, language: Language): string => labels[language][field] ?? ''

/** French sets a space before it. */
export const colon = (language: Language): string => (language === 'fr' ? '\u00A0:' : ':')

const fieldsOfLabels: ReadonlyMap<string, Field> = new Map(
  languages.flatMap((language) =>
    // The keys are those of the table above.
    Object.entries(labels[language]).map(([field, label]) => [label, field as Field] as const),
  ),
)

/** The field of a label in any of the languages. */
export const fieldOfLabel = (label: string): Field | null => fieldsOfLabels.get(label) ?? null
