/** Whether a quantity may begin with a word. Nearly all words of a line begin none, whatever follows. */
import { readGluedUnit } from './glued-units.ts'
import { halves } from './number-halves.ts'
import type { Words } from './number-words.ts'
import { isNumberWord, unitOf } from './number-words.ts'

export function mayBeginQuantity(word: string, words: Words): boolean {
  // Digits and signs depend on what stands around them.
  if (!/^\p{L}/u.test(word)) return true
  const known = words.beginnings.get(word)
  if (known !== undefined) return known
  const made =
    isNumberWord(word, words) ||
    [words.fractions, words.ordinals, words.vague, words.factors].some((of) => of.has(word)) ||
    unitOf.has(word) ||
    halves.has(word) ||
    readGluedUnit(word, words) !== null
  words.beginnings.set(word, made)
  return made
}
