/** How a line is cut into parts, what joins them, and how verbs end. */
import { patternsOf } from '../../language/patterns.ts'
import type { LineReading, Word } from './reading.ts'

type Cut = Pick<LineReading, 'words' | 'text'>

/** What stands between a word and the one before it. */
export function gapBefore({ words, text }: Cut, i: number): string {
  const before = words[i - 1]
  return before ? text.slice(before.start + before.text.length, words[i]?.start) : ''
}

/** The words in parts, cut in front of those for which it is said. */
export function partsOf(line: Cut, isCut: (gap: string, word: Word) => boolean): Word[][] {
  const parts: Word[][] = [[]]
  line.words.forEach((word, i) => {
    if (isCut(gapBefore(line, i), word)) parts.push([])
    parts.at(-1)?.push(word)
  })
  return parts
}

export const segmentsOf = (line: LineReading): Word[][] =>
  partsOf(line, (gap, word) => /[,;:]/u.test(gap) || isJoiner(word))

/** "En" joins in Dutch and is "in" elsewhere, "e" joins in Portuguese. */
export function isJoiner({ word, language }: Word): boolean {
  return word === 'en' ? language === 'nl' : joiners.has(word)
}

const joiners = new Set(['and', 'und', 'sowie', 'et', 'y', 'e', 'plus', 'alsook', 'nebst'])

/** How verbs of reports end, where nouns do not. */
export const verbEnding = patternsOf('verb-ending', (pattern) => new RegExp(pattern, 'u'))
