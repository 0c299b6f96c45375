/** How a line is cut into parts, what joins them, and how verbs end. */
import { patternsOf } from '../../language/patterns.ts'
import type { LineReading, Word } from './reading.ts'

export function segmentsOf({ words, text }: LineReading): Word[][] {
  const segments: Word[][] = [[]]
  words.forEach((word, i) => {
    const before = words[i - 1]
    const gap = before ? text.slice(before.start + before.text.length, word.start) : ''
    if (/[,;:]/u.test(gap) || isJoiner(word)) segments.push([])
    segments.at(-1)?.push(word)
  })
  return segments
}

/** "En" joins in Dutch and is "in" elsewhere, "e" joins in Portuguese. */
export function isJoiner({ word, language }: Word): boolean {
  return word === 'en' ? language === 'nl' : joiners.has(word)
}

const joiners = new Set(['and', 'und', 'sowie', 'et', 'y', 'e', 'plus', 'alsook', 'nebst'])

/** How verbs of reports end, where nouns do not. */
export const verbEnding = patternsOf('verb-ending', (pattern) => new RegExp(pattern, 'u'))
