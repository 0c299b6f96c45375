/** The words of a text with their places: runs of letters and digits, folded for comparison. */
import { matchesOf } from '../language/matches.ts'
import { foldWord } from '../skills/tokens.ts'

export interface Word {
  /** As written. */
  text: string
  folded: string
  start: number
  end: number
}

const word = /[\p{L}\p{N}\p{M}]+/gu

export const wordsIn = (text: string): Word[] =>
  matchesOf(word, text).map(({ 0: found, index }) => ({
    text: found,
    folded: foldWord(found),
    start: index,
    end: index + found.length,
  }))

/** A text and its words, so that every finder reads the same ones. */
export interface WordedText {
  text: string
  words: readonly Word[]
}

export const isCapitalised = ({ text }: Word): boolean => /^\p{Lu}/u.test(text)

/** What stands between a word and the next; a line's end after the last. */
export function gapAfter({ text, words }: WordedText, at: number): string {
  const here = words[at]
  const next = words[at + 1]
  return here === undefined || next === undefined ? '\n' : text.slice(here.end, next.start)
}
