/**
 * The interface’s words: static files in `/locales`, loaded when needed. A language that fails to
 * load falls back to English, and English to empty text (specification §1); a screen with words of
 * its own is not shown before they are there.
 */
import type { Language } from '#domain/language/languages.ts'

import { NetworkError } from '../api/errors.ts'
import { chosenLanguage, keepChoice } from './choice.ts'
import { loadLocale } from './load-locale.ts'
import type { LocalePart } from './locale-parts.ts'
import { addWords, speakLanguage } from './use-translation.ts'

/** What is brought at once: what every screen says, and what the editor says besides. */
type Stock = 'frame' | 'editor'

const partsOf: Record<Stock, readonly LocalePart[]> = {
  frame: ['public', 'app'],
  editor: ['editor'],
}

const inUse = new Set<Stock>(['frame'])
/** Spoken, or about to be: a screen may be fetched before the words of the page are there. */
let chosen: Language = 'en'
const brought = new Map<string, Promise<void>>()

export async function startI18n(): Promise<void> {
  chosen = chosenLanguage()
  await bring('frame', chosen).catch(() => undefined)
  speak(chosen)
}

/**
 * Before anything that says them is drawn; in each language chosen from then on, too. Rejects where
 * there are none, not even English ones.
 */
export async function bringEditorWords(): Promise<void> {
  inUse.add('editor')
  try {
    await bring('editor', chosen)
  } catch (error) {
    inUse.delete('editor')
    throw error
  }
}

/** Rejects with a NetworkError where neither it nor English is to be had: all stays as it was. */
export async function changeLanguage(language: Language): Promise<void> {
  // A set is walked with what is added meanwhile.
  for (const stock of inUse) await bring(stock, language)
  keepChoice(language)
  speak(language)
}

/** Once a language; what could not be had is asked for again. */
function bring(stock: Stock, language: Language): Promise<void> {
  const name = `${stock} ${language}`
  const asked = brought.get(name) ?? load(stock, language)
  brought.set(name, asked)
  asked.catch(() => brought.delete(name))
  return asked
}

async function load(stock: Stock, language: Language): Promise<void> {
  const parts = partsOf[stock]
  const words = await loadLocale(language, ...parts)
    .catch(() => loadLocale('en', ...parts))
    .catch((error: unknown) => {
      throw new NetworkError('no words', { cause: error })
    })
  addWords(language, words)
}

function speak(language: Language): void {
  chosen = language
  speakLanguage(language)
  document.documentElement.lang = language
}
