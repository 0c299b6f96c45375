/** The name of a language in the interface's own: CLDR has it in every language. */
import type { Language } from '#domain/language/languages.ts'

import { regionOf } from './region.ts'

/** As it stands alone, with a capital. */
export function languageName(language: Language, spoken: string): string {
  const name = languageInSentence({ language: spoken }, language)
  return name.charAt(0).toLocaleUpperCase(spoken) + name.slice(1)
}

/** As it stands inside a sentence: Spanish, French and Portuguese write it small there. */
export function languageInSentence(
  { language: spoken }: { language: string },
  language: Language,
): string {
  const names = new Intl.DisplayNames(regionOf(spoken), { type: 'language' })
  return names.of(language) ?? language
}
