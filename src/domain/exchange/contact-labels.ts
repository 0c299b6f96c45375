/** What the ways to reach a person are called in each language, in files that name them. */
import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'
import type { Field } from './paragraphs.ts'

const shared = { linkedin: 'LinkedIn', github: 'GitHub', website: 'Website' } as const

const labels: Readonly<Record<Language, Partial<Record<Field, string>>>> = {
  en: { ...shared, email: 'Email', phone: 'Phone', place: 'Location' },
  de: { ...shared, email: 'E-Mail', phone: 'Telefon', place: 'Ort' },
  es: { ...shared, email: 'Correo', phone: 'Teléfono', place: 'Lugar', website: 'Web' },
  fr: { ...shared, email: 'E-mail', phone: 'Téléphone', place: 'Lieu', website: 'Site' },
  nl: { ...shared, email: 'E-mail', phone: 'Telefoon', place: 'Plaats' },
  pt: { ...shared, email: 'E-mail', phone: 'Telefone', place: 'Local', website: 'Site' },
}

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
