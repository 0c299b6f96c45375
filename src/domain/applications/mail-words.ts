/** The words by which e-mails are read, and where they stand in a text. */
import { fold } from '#domain/language/fold.ts'
import { once } from '#domain/language/remembered.ts'
import { byLanguage } from '#domain/language/languages.ts'
import type { Language } from '#domain/language/languages.ts'
import { rowsIn } from '#domain/language/word-table.ts'
import { mailWords } from '#tables/mail-words.js'

/** A word of a text, folded, with what stands between it and the one before. */
export interface Word {
  text: string
  before: string
  start: number
  end: number
}

export function wordsIn(text: string): Word[] {
  const words: Word[] = []
  let end = 0
  for (const { 0: raw, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    words.push({
      text: fold(raw),
      before: text.slice(end, index),
      start: index,
      end: index + raw.length,
    })
    end = index + raw.length
  }
  return words
}

/** The parts of a phrase; `gap` allows a few words before this one. */
interface Part {
  text: string
  gap: boolean
}
type Phrase = readonly Part[]

/** So many words two points stand for. */
const longestGap = 9

const phrases = once(() =>
  byLanguage((language) =>
    Map.groupBy(
      rowsIn(mailWords, language).map(({ use, phrase }) => ({ use, parts: partsOf(phrase) })),
      ({ use }) => use,
    ),
  ),
)

function partsOf(phrase: string): Phrase {
  const said = phrase.split(' ').flatMap((one) => (one === '..' ? [one] : one.split("'")))
  return said.flatMap((text, i) => (text === '..' ? [] : [{ text, gap: said[i - 1] === '..' }]))
}

function phrasesFor(use: string, language: Language): readonly Phrase[] {
  const own = phrases()[language]
  return own.get(use)?.map(({ parts }) => parts) ?? []
}

export interface Place {
  from: number
  /** Behind its last word. */
  to: number
}

/** The first place of one of the phrases at or behind `from`. */
export function findPhrase(
  words: readonly Word[],
  use: string,
  language: Language,
  from = 0,
): Place | null {
  const all = phrasesFor(use, language)
  for (let at = from; at < words.length; at++) {
    const to = endOfPhrase(words, all, at)
    if (to !== null) return { from: at, to }
  }
  return null
}

/** Behind the longest of the phrases that begins at a word; null where none does. */
export function phraseAt(
  words: readonly Word[],
  use: string,
  language: Language,
  at: number,
): number | null {
  return endOfPhrase(words, phrasesFor(use, language), at)
}

function endOfPhrase(words: readonly Word[], all: readonly Phrase[], at: number): number | null {
  let furthest: number | null = null
  for (const phrase of all) {
    const end = matchFrom(words, phrase, at)
    if (end !== null && (furthest === null || end > furthest)) furthest = end
  }
  return furthest
}

function matchFrom(words: readonly Word[], phrase: Phrase, from: number): number | null {
  let at = from
  for (const part of phrase) {
    const last = part.gap ? Math.min(at + longestGap, words.length - 1) : at
    while (at <= last && !isWord(words[at]?.text, part.text)) at++
    if (at > last || at >= words.length) return null
    at++
  }
  return at
}

function isWord(word: string | undefined, part: string): boolean {
  if (word === undefined) return false
  const star = part.indexOf('*')
  if (star < 0) return word === part
  const [head, tail] = [part.slice(0, star), part.slice(star + 1)]
  return word.length >= head.length + tail.length && word.startsWith(head) && word.endsWith(tail)
}

/** So many words the phrases have that lead to something. */
const longestLead = 4

/** Whether one of the phrases ends within `near` words before a place. */
export function isLedBy(
  words: readonly Word[],
  use: string,
  language: Language,
  { at, near }: { at: number; near: number },
): boolean {
  const before = words.slice(Math.max(0, at - near - longestLead), at)
  return before.some((_, from) => {
    const to = phraseAt(before, use, language, from)
    return to !== null && before.length - to <= near
  })
}
