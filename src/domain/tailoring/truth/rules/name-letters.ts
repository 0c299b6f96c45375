/**
 * A name and the letters that it is known by: "UFPE" and "Universidade Federal de Pernambuco (UFPE)",
 * "PSC1" and "Prévention et secours civiques de niveau 1".
 */
import { fold } from '../../../language/fold.ts'
import { plain } from '../plain.ts'
import { linkingWords } from './titles.data.ts'

/** Whether the one is the other with its letters, or what they stand for, in brackets or instead. */
export function isNameByLetters(before: string, after: string): boolean {
  const [old, now] = [partsOf(before), partsOf(after)]
  const all = [...old, ...now]
  if (all.length < 2 || old.length > 2 || now.length > 2) return false
  const isShared = old.some((part) => now.some((other) => bare(part) === bare(other)))
  if (!isShared && all.length > 2) return false
  const [first = '', ...rest] = [...new Map(all.map((part) => [bare(part), part])).values()]
  return rest.length === 1 && rest.every((other) => areOne(first, other))
}

/** What stands before brackets, and what in them. */
function partsOf(name: string): string[] {
  const [, outside = name, inside = ''] = /^([^()]+?)\s*\(([^()]+)\)\s*$/u.exec(plain(name)) ?? []
  return [outside, inside].filter((part) => part.trim() !== '')
}

function bare(part: string): string {
  return fold(part).replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

function areOne(a: string, b: string): boolean {
  return areLettersOf(a, b) || areLettersOf(b, a)
}

/** Capitals and digits that the words begin with, in their order; "UPV/EHU" is two such names. */
function areLettersOf(letters: string, words: string): boolean {
  const all = fold(words).match(/[\p{L}\p{N}]+/gu) ?? []
  return letters.split('/').some((part) => {
    const written = part.replaceAll('.', '').trim()
    return (
      /^\p{Lu}[\p{Lu}\p{N}&]{1,7}$/u.test(written) && all.length >= 2 && spells(bare(written), all)
    )
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
      word.length >= length &&
      letters.startsWith(word.slice(0, length)) &&
      spells(letters.slice(length), rest),
  )
}

const levels = new Set('niveau nivel level niveles'.split(' '))
