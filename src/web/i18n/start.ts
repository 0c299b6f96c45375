/**
 * The interface’s words: static files in `/locales`, loaded when needed. A language that fails to
 * load falls back to English, and English to empty text (specification §1).
 */
import { createInstance, type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'

import { languages, type Language } from '#domain/language/languages.ts'

import type english from '../public/locales/en.json'
import { chosenLanguage, keepChoice } from './choice.ts'
import { loadAppLocale } from './load-locale.ts'

declare module 'i18next' {
  /** Makes a key that is in no locale file a compile error. */
  interface CustomTypeOptions {
    resources: { translation: typeof english }
  }
}

const staticFiles: BackendModule = {
  type: 'backend',
  init() {},
  callbackApi: false,
  read: loadAppLocale,
}

const i18n = createInstance()

export async function startI18n(): Promise<void> {
  await i18n
    .use(staticFiles)
    .use(initReactI18next)
    .init({
      lng: chosenLanguage(),
      fallbackLng: 'en',
      supportedLngs: [...languages],
      load: 'languageOnly',
      parseMissingKeyHandler: () => '',
      interpolation: { escapeValue: false }, // React escapes.
      react: { useSuspense: false },
    })
  tellDocument()
}

export async function changeLanguage(language: Language): Promise<void> {
  keepChoice(language)
  await i18n.changeLanguage(language)
  tellDocument()
}

function tellDocument(): void {
  document.documentElement.lang = i18n.language
}
