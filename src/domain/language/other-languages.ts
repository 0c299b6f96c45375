/**
 * Whether a text is in none of the six languages, and in which: other scripts by their letters,
 * other languages in our script by frequent words that none of the six has.
 */
import { detection } from '#tables/detection.js'
import { otherLanguages } from '#tables/other-languages.js'

import { fold } from './fold.ts'
import { languages } from './languages.ts'
import { rowsIn, rowsOf } from './word-table.ts'

/** A script that one language alone has is told as that language. */
const scripts: readonly (readonly [code: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['Cyrl', /\p{Script=Cyrillic}/gu],
  ['Arab', /\p{Script=Arabic}/gu],
  ['Deva', /\p{Script=Devanagari}/gu],
]

const sampled = 20_000

/** How many letters a text has, of what it is told by. */
export const lettersIn = (text: string): number =>
  text.slice(0, sampled).match(/\p{L}/gu)?.length ?? 0

/** A code of ISO 639 for a language or of ISO 15924 for a script; null for one of the six. */
export function otherLanguageOf(text: string): string | null {
  const sample = text.slice(0, sampled)
  const letters = lettersIn(sample)
  for (const [code, own] of scripts) {
    // Names and technologies keep the letters of ours, and Japanese is written in Chinese ones too.
    const least = code === 'ja' ? 0.1 : 0.3
    if ((sample.match(own)?.length ?? 0) > least * letters) return code
  }
  const counts = new Map<string, number>()
  for (const word of fold(sample).match(/[a-z]+/g) ?? [])
    for (const code of owners.get(word) ?? []) counts.set(code, (counts.get(code) ?? 0) + 1)
  const [first, second] = [...counts].toSorted((a, b) => b[1] - a[1])
  if (first === undefined || first[1] < fewest || isOurs(first[0])) return null
  const best = Math.max(0, ...languages.map((language) => counts.get(language) ?? 0))
  // Of two languages that are alike either may be meant, so it has to be none of the six only.
  return first[1] >= 2 * best && (second === undefined || first[1] > second[1]) ? first[0] : null
}

const fewest = 8

const isOurs = (code: string): boolean => languages.some((language) => language === code)

/** The languages of each frequent word; one that one of the six has is only theirs. */
const owners = new Map<string, string[]>()
for (const { language, words } of rowsOf(otherLanguages))
  for (const word of words) owners.set(word, [...(owners.get(word) ?? []), language])
for (const language of languages)
  for (const { word } of rowsIn(detection, language))
    owners.set(word, [...(owners.get(word)?.filter(isOurs) ?? []), language])
