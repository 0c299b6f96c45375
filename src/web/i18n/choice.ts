/** Which language the interface speaks: the person's choice, else the browser's wish, else English. */
import { byLanguage, isLanguage, type Language } from '#domain/language/languages.ts'
import { settingOf } from '#domain/language/settings.ts'

const choiceKey = 'lapelLanguage'

/** Each language by its own name, as a person looking for it would read it. */
export const languageNames = byLanguage((language) => settingOf(language, 'own name'))

export function chosenLanguage(): Language {
  return firstKnown([readChoice(), ...(navigator.languages ?? [])])
}

export function firstKnown(wishes: readonly (string | null)[]): Language {
  for (const wish of wishes) {
    const short = wish?.toLowerCase().split('-')[0]
    if (isLanguage(short)) return short
  }
  return 'en'
}

export function keepChoice(language: Language): void {
  try {
    localStorage.setItem(choiceKey, language)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(choiceKey)
  } catch {
    return null
  }
}
