/**
 * Places under their names in the six languages: `Germany` finds a job in `Deutschland`, `Munich`
 * one in `München`. Countries come from the language data of the runtime; cities are those whose
 * name differs between the languages. What is no such name is looked for as it was typed.
 */
import { languages } from '#domain/language/languages.ts'

import { cityNames } from './city-names.data.ts'
import { foldText, spellingsOf } from './folded.ts'

/** What people write for a country beside its name. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'Great Britain', 'Großbritannien', 'Grande-Bretagne', 'Gran Bretaña', 'Grã-Bretanha'],
  US: ['USA', 'United States of America', 'EE. UU.', 'EUA', 'États-Unis d’Amérique', 'VS'],
  NL: ['Holland', 'Holanda', 'Hollande', 'The Netherlands'],
  CZ: ['Czech Republic', 'Tschechische Republik', 'República Checa', 'Tsjechische Republiek'],
}

/** One part of a location: the names of one place, or a word of which a part is enough. */
export type PlacePart = { kind: 'place'; names: readonly string[] } | { kind: 'word'; word: string }

/** The longest name known has this many words. */
const longestName = 5

/** What a location asks for, folded; all of it must be met. */
export function readLocation(text: string): PlacePart[] {
  const words = wordsOf(text)
  const parts: PlacePart[] = []
  for (let at = 0; at < words.length;) {
    const found = placeAt(words, at)
    parts.push(found ?? { kind: 'word', word: words[at] ?? '' })
    at += found?.length ?? 1
  }
  return parts
}

function placeAt(words: readonly string[], at: number) {
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length).join(' ')
    const names = spellingsOf(typed)
      .map((name) => places().get(name))
      .find(Boolean)
    if (names !== undefined) return { kind: 'place' as const, names, length }
  }
  return null
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

let known: ReadonlyMap<string, readonly string[]> | undefined

/** Folded name → every folded name of that place. Made at the first question. */
function places(): ReadonlyMap<string, readonly string[]> {
  return (known ??= new Map(
    [...countryNames(), ...cityNames.map((line) => line.split('|'))].flatMap((names) => {
      const folded = [...new Set(names.map((name) => wordsOf(name).join(' ')))]
      return folded.map((name) => [name, folded] as const)
    }),
  ))
}

function countryNames(): string[][] {
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const inLanguage = languages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  return alphabet
    .flatMap((first) => alphabet.map((second) => first + second))
    .map((code) => [
      ...inLanguage.flatMap((names) => names.of(code) ?? []),
      ...(shortNames[code] ?? []),
    ])
    .filter((names) => names.length > 0)
}
