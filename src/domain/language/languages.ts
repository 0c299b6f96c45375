/** The six languages of the interface and of resumes (specification §3 and §9). */
export const languages = ['en', 'de', 'es', 'fr', 'pt', 'nl'] as const

export type Language = (typeof languages)[number]

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value)
}

/** A value for each language. */
export function byLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  // Every language has its entry, which `fromEntries` cannot say.
  return Object.fromEntries(languages.map((one) => [one, make(one)])) as Record<Language, T>
}
