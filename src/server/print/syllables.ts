/**
 * Where long words may be parted: the patterns of TeX for the six languages (package `hyphen`). Those of a
 * language are loaded when a sheet has such a word, which few have.
 */
import { createRequire } from 'node:module'

import type { Language } from '#domain/language/languages.ts'

/** As long as a word must be to be wider than the narrowest line. */
const leastLong = 18

/** Words of letters, which may hold hyphens of their own. */
const longWord = new RegExp(String.raw`\p{L}[\p{L}\p{M}‐-]{${leastLong - 2},}\p{L}`, 'gu')

/** Of every long word of the texts, in order; one that cannot be parted is left out. */
export function syllablesOf(
  texts: readonly string[],
  language: Language,
): Record<string, string[]> {
  const words = new Set(
    texts.flatMap((text) =>
      text.split(/\s+/).flatMap((part) => (isAddress(part) ? [] : (part.match(longWord) ?? []))),
    ),
  )
  const found: Record<string, string[]> = {}
  for (const word of words) {
    const syllables = partsOf(word, language)
    if (syllables.length > 1) found[word] = syllables
  }
  return found
}

const isAddress = (part: string): boolean => /[@/_=?&]|\w\.\w/.test(part)

/** A hyphen of its own ends a part; a part that ends or begins the word has three letters at least. */
const partsOf = (word: string, language: Language): string[] =>
  patternsOf(language)
    .hyphenateSync(word, { hyphenChar: mark, minWordLength: 6 })
    .replaceAll(/(?<=[‐-])/g, mark)
    .replace(/^([^\u00AD]{1,2})\u00AD/, '$1')
    .replace(/\u00AD([^\u00AD]{1,2})$/, '$1')
    .split(mark)
    .filter((part) => part !== '')

const mark = '\u00AD'

type Patterns = {
  hyphenateSync: (text: string, options: { hyphenChar: string; minWordLength: number }) => string
}

const load = createRequire(import.meta.url)

// The package has no types, and is loaded only when it is needed.
const patternsOf = (language: Language): Patterns => load(`hyphen/${language}`) as Patterns
