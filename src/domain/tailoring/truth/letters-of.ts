/** Whether letters stand for words: "UFPE", "B.Eng.", "BHV" for "bedrijfshulpverlening". */
import { fold } from '../../language/fold.ts'
import { linkingWords } from './rules/titles.data.ts'

/** Capitals and digits that the words begin with, in their order; "UPV/EHU" is two such names. */
export function areLettersOf(letters: string, words: string): boolean {
  const all = fold(words).match(/[\p{L}\p{N}]+/gu) ?? []
  return letters.split('/').some((part) => {
    const written = part.replaceAll('.', '').trim()
    if (isBlend(written, all)) return true
    const isAbbreviation =
      /^\p{Lu}[\p{L}\p{N}&]{1,7}$/u.test(written) && /\p{Lu}.*\p{Lu}/u.test(written)
    return isAbbreviation && spells(fold(written).replaceAll('&', ''), all)
  })
}

/** "Unicamp" of "Universidade Estadual de Campinas", "Anvisa": spoken like a word of its own. */
function isBlend(written: string, words: readonly string[]): boolean {
  const telling = words.filter((word) => !linkingWords.has(word))
  if (!/^\p{Lu}\p{Ll}{3,8}$/u.test(written) || telling.length < 2) return false
  const letters = fold(written)
  if (spells(letters, telling)) return true
  // One of the words may give nothing, where the others give a syllable each.
  return telling.some((_, skipped) => {
    const rest = telling.toSpliced(skipped, 1)
    return rest.length > 1 && isOfSyllables(letters, rest)
  })
}

function isOfSyllables(letters: string, [word, ...rest]: readonly string[]): boolean {
  if (word === undefined) return letters === ''
  return [3, 4, 5].some(
    (length) =>
      word.length > length &&
      letters.startsWith(word.slice(0, length)) &&
      isOfSyllables(letters.slice(length), rest),
  )
}

const longestBeginning = 3

/** Each word gives its first letters, one to three; what only links may give none. */
function spells(letters: string, [word, ...rest]: readonly string[]): boolean {
  if (word === undefined) return letters === ''
  const mayPass = linkingWords.has(word) || levels.has(word)
  if (mayPass && spells(letters, rest)) return true
  return Array.from(letters, (_, i) => i + 1).some((length) => {
    const part = letters.slice(0, length)
    const isBeginning = length <= longestBeginning && word.startsWith(part)
    return (isBeginning || isCompound(word, part)) && spells(letters.slice(length), rest)
  })
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
