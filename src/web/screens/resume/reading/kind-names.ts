/** What a section is called where one is chosen, in the language of the interface. */
import type { Language } from '#domain/language/languages.ts'
import { isLanguage } from '#domain/language/languages.ts'
import { sectionTitles } from '#domain/language/phrases/section-titles.ts'
import type { LineKind } from '#domain/reading/place-line.ts'

type TitledKind = Exclude<LineKind, 'contact'>

export function kindName(kind: TitledKind, language: string): string {
  const spoken: Language = isLanguage(language) ? language : 'en'
  return sectionTitles[spoken][kind]
}
