/** The name of a language inside a sentence: Spanish, French and Portuguese write it small there. */
import type { TFunction } from 'i18next'

import type { Language } from '#domain/language/languages.ts'

const small = /^(?:es|fr|pt)\b/

export function languageInSentence(
  { t, language: spoken }: { t: TFunction; language: string },
  language: Language,
): string {
  const name = t(`language.${language}`)
  return small.test(spoken) ? name.toLocaleLowerCase(spoken) : name
}
