/** Whether letters stand for words: "UFPE", "B.Eng.", "BHV" for "bedrijfshulpverlening". */
import { fold } from '../../language/fold.ts'
import { inOneWord, isSpelledOut } from './letters-in-order.ts'
import { linkingWords } from '../facts/title-terms.ts'

/** Capitals and digits that the words begin with, in their order; "UPV/EHU" is two such names. */
export function areLettersOf(letters: string, words: string): boolean {
  const all = fold(words).match(/[\p{L}\p{N}]+/gu) ?? []
  return letters.split('/').some((part) => {
    const written = part.replaceAll('.', '').trim()
    const isAbbreviation =
      /^\p{Lu}[\p{L}\p{N}&]{1,7}$/u.test(written) && /\p{Lu}.*\p{Lu}/u.test(written)
    return isAbbreviation && spells(fold(written).replaceAll('&', ''), all)
  })
}

const longestBeginning = 3

/** Each word gives its first letters, one to three; what only links may give none. */
function spells(letters: string, words: readonly string[]): boolean {
  return isSharedOut(letters, words, (word, part) => {
    if (part === '') return linkingWords.has(word) || levels.has(word)
    return (part.length <= longestBeginning && word.startsWith(part)) || isCompound(word, part)
  })
}

/** Whether the letters can be shared out among the words in their order, a part each. */
function isSharedOut(
  letters: string,
  words: readonly string[],
  mayGive: (word: string, part: string) => boolean,
): boolean {
  // How many letters the words so far may have given.
  let given = new Set([0])
  for (const word of words) {
    const next = new Set<number>()
    for (const from of given)
      for (let to = from; to <= letters.length; to++)
        if (!next.has(to) && mayGive(word, letters.slice(from, to))) next.add(to)
    if (next.size === 0) return false
    given = next
  }
  return given.has(letters.length)
}

/** The parts of one long word give a letter each. */
function isCompound(word: string, letters: string): boolean {
  return (
    letters.length > 1 &&
    word.length >= 4 * letters.length &&
    isSpelledOut(letters, word, inOneWord)
  )
}

const levels = new Set('niveau nivel level niveles'.split(' '))
