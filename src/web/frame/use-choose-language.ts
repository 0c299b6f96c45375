/** Choosing the interface's language; where its words cannot be had, it stays and says why. */
import type { Language } from '#domain/language/languages.ts'

import { changeLanguage } from '../i18n/start.ts'
import { useTell } from './use-tell.ts'

export function useChooseLanguage(): (language: Language) => void {
  const tell = useTell()
  return (language) => {
    void changeLanguage(language).catch((error: unknown) => tell.failure('load', error))
  }
}
