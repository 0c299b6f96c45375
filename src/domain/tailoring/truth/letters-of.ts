/** Whether letters stand for words: "UFPE", "B.Eng.", "BHV" for "bedrijfshulpverlening". */
import { fold } from '../../language/fold.ts'
import { linkingWords } from './rules/titles.data.ts'

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
function spells(letters: string, [word, ...rest]: readonly string[]): boolean {
  if (word === undefined) return letters === ''
  const mayPass = linkingWords.has(word) || levels.has(word)
  if (mayPass && spells(letters, rest)) return true
  return Array.from({ length: longestBeginning }, (_, i) => i + 1).some(
    (length) =>
      letters.length >= length &&
      (word.startsWith(letters.slice(0, length)) || isCompound(word, letters.slice(0, length))) &&
      spells(letters.slice(length), rest),
  )
}

/** The parts of one long word give a letter each. */
function isCompound(word: string, letters: string): boolean {
  return (
    letters.length > 1 &&
    word.length >= 4 * letters.length &&
    new RegExp(`^${[...letters].join('\\p{L}+')}\\p{L}+$`, 'u').test(word)
  )
}

const levels = new Set('niveau nivel level niveles'.split(' '))
