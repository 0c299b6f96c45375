/**
 * Proper names that no table knows, by their letters: products, standards and registers are written alike in
 * all languages. A name has a capital inside of a sentence, where the language does not give one to every
 * noun, several capitals, or figures beside letters.
 */
import { adWords } from '#tables/ad-words.js'

import type { Span } from '#domain/ads/reading.ts'
import type { Language } from '../language/languages.ts'
import { remembered } from '../language/remembered.ts'
import { stopWords } from '../language/stop-words.ts'
import { anyOf } from '../language/word-patterns.ts'
import { foldWord } from '../skills/tokens.ts'

/** A part behind a hyphen is a word of its own, and figures there are not: "Bosch-certificaat", "NR-10". */
const token = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-\p{N}+|[’'+&.][\p{L}\p{N}]+)*/gu
const isCapital = /^\p{Lu}/u
const isMarked = /\p{Ll}\p{Lu}|^(?=.*\p{N}).*\p{Lu}|^\p{Lu}{2,}$/u
const isNumber = /^\p{N}+$/u
/** Levels of languages and short forms of hours are no names. */
const isMeasure = /^(?:[ABC][12]|[\p{L}]?\p{N}+[hHxX]?)$/u
/** What stands before the first word of a sentence. */
const opens = /^$|[.!?:;…–—•["“„«]$|\s-$/u
/** What parts the words of one name. */
const within = /^[ \u00a0-]$/u
const joins = /^\s?[,/]\s?$/u
const or = new RegExp(`^${anyOf(adWords, 'or')}$`, 'u')

const longest = 300
const mostInRun = 3

/** Of a few words all may be names. */
const fewestInLine = 6
const fewestInTitle = 2
const isAllCapitals = /^\p{Lu}{2,}$/u
const isPlainCapital = /^\p{Lu}\p{Ll}+$/u
const isMost = (words: readonly Word[], pattern: RegExp): boolean =>
  words.length >= fewestInLine &&
  words.filter(({ text }) => pattern.test(text)).length * 2 > words.length

interface Word extends Span {
  text: string
}

const wordsIn = (text: string): Word[] =>
  [...text.slice(0, longest).matchAll(token)].map(({ index, 0: own }) => ({
    text: own,
    start: index,
    end: index + own.length,
  }))

const keyOf = (words: readonly Word[]): string =>
  words.map(({ text }) => foldWord(text).replaceAll(/[^\p{L}\p{N}]/gu, '')).join('')

/** "Dentally or SOE Exact", "Pass Plus": the first word is a name as the others are. */
function beginsName(text: string, words: readonly Word[], isName: readonly boolean[]): boolean {
  const [first, second] = words
  if (first === undefined || second === undefined || !isCapital.test(first.text)) return false
  const between = text.slice(first.end, second.start)
  if (or.test(second.text)) return isName[2] === true
  if (isName[1] !== true) return false
  return joins.test(between) || (words.length === 2 && !isMarked.test(second.text))
}

/** The names of a line that asks for something. */
export function namesAsked(text: string, language: Language): (Span & { key: string })[] {
  const words = wordsIn(text)
  const isShouted = isMost(words, isAllCapitals)
  const isTitled =
    language === 'de' ||
    isMost(words, isPlainCapital) ||
    (words.length > fewestInTitle && words.every((word) => isCapital.test(word.text)))
  const isName = words.map(({ text: own, start }) => {
    if (isMeasure.test(own) || stopWords[language].has(foldWord(own))) return false
    if (isMarked.test(own) && !isShouted) return true
    return !isTitled && isCapital.test(own) && !opens.test(text.slice(0, start).trimEnd())
  })
  isName[0] ||= beginsName(text, words, isName)
  const names: (Span & { key: string })[] = []
  let run: Word[] = []
  const close = () => {
    const [from, to] = [run[0], run.at(-1)]
    if (from !== undefined && to !== undefined && keyOf(run).length > 2)
      names.push({ start: from.start, end: to.end, key: keyOf(run) })
    run = []
  }
  for (const [i, word] of words.entries()) {
    const last = run.at(-1)
    const goesOn = last !== undefined && within.test(text.slice(last.end, word.start))
    if (isName[i] === true || (goesOn && isNumber.test(word.text))) {
      if (!goesOn) close()
      run.push(word)
    } else close()
  }
  close()
  return names
}

const mostLines = 500

/** The names that a line of a resume may tell: any word that is written as one, and those beside it. */
export const namesTold = remembered(mostLines, (line: string): readonly string[] => {
  const words = wordsIn(line)
  const mayBeOf = words.map(
    ({ text }) => isCapital.test(text) || isMarked.test(text) || isNumber.test(text),
  )
  const keys = new Set<string>()
  for (const i of words.keys()) {
    for (let end = i + 1; end <= i + mostInRun && mayBeOf[end - 1] === true; end++) {
      const key = keyOf(words.slice(i, end))
      if (key.length > 2 && !isNumber.test(key)) keys.add(key)
    }
  }
  return [...keys]
})
