/** What a component says, in the language that is spoken; another language draws it anew. */
import { createContext, useContext, useSyncExternalStore } from 'react'

import type { Language } from '#domain/language/languages.ts'

import type { Words } from './load-locale.ts'
import { translator, type Translate } from './translate.ts'

/** A language and its words. */
export type Spoken = { t: Translate; i18n: { language: Language } }

const stock = new Map<Language, Words>()
const told = new Set<() => void>()
let current = spokenIn('en', {})

export function spokenIn(language: Language, words: Words): Spoken {
  return { t: translator(words, language), i18n: { language } }
}

/** More words of a language. */
export function addWords(language: Language, words: Words): void {
  Object.assign(wordsOf(language), words)
}

export function speakLanguage(language: Language): void {
  current = spokenIn(language, wordsOf(language))
  for (const tell of told) tell()
}

const spokenNow = (): Spoken => current

/** Other words than those of the page, for all below it. */
export const SpokenHere = createContext<Spoken | null>(null)

export function useTranslation(): Spoken {
  const here = useContext(SpokenHere)
  const now = useSyncExternalStore(subscribe, spokenNow, spokenNow)
  return here ?? now
}

function subscribe(tell: () => void): () => void {
  told.add(tell)
  return () => told.delete(tell)
}

function wordsOf(language: Language): Words {
  const words = stock.get(language) ?? {}
  stock.set(language, words)
  return words
}
