/** Where a word stands in a line, and what that tells: opening, joined to another, a verb's form. */
import { patternsOf } from '../../language/patterns.ts'
import { months } from '../../language/calendar-words.ts'
import type { LineReading, Word } from './reading.ts'

/**
 * A line opens with what was done, or in German and Dutch closes with it, where a capital in German
 * says that it is a noun; when it was done may stand before.
 */
export function isOpening(word: Word, line: LineReading): boolean {
  const { words } = line
  if (word.kinds.has('thing')) return false
  const content = words.filter((other) => (other.isContent || isMade(other)) && !isTime(other))
  return word === content[0] || (word === content.at(-1) && mayClose(word, line))
}

/** "Création d'une association": says that something came to be, and so what opens the line. */
function isMade({ kinds, isSmall }: Word): boolean {
  return !isSmall && kinds.has('plain') && kinds.has('act')
}

function mayClose(word: Word, { words }: LineReading): boolean {
  const { language, text } = word
  if (language === 'nl') return !beforeNouns.has(words[words.indexOf(word) - 1]?.word ?? '')
  return language === 'de' && !/^\p{Lu}/u.test(text)
}

/** "Met een hijskraan": what follows is a thing, not what was done. */
const beforeNouns = new Set(
  'de het een met in op van voor aan bij uit naar over tot door per zijn haar onder zonder'.split(
    ' ',
  ),
)

function isTime({ word, concepts }: Word): boolean {
  return (
    months.has(word) ||
    ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'].some((id) => concepts.has(id))
  )
}

/** The nearest content word on one side, over at most two small words. */
export function nextContent(word: Word, { words }: LineReading, side: 1 | -1): Word | null {
  const at = words.indexOf(word)
  for (let i = at + side; Math.abs(i - at) <= 3; i += side) {
    const next = words[i]
    if (next === undefined || isJoiner(next)) return null
    if (next.isContent) return next
  }
  return null
}

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

/** "… and ran the shop": a second verb after an "and" is one more thing done. */
export function isJoined(word: Word, line: LineReading): boolean {
  if (isPlainAct(word)) return false
  const { words } = line
  const at = words.indexOf(word)
  // "Suppen und Soßen gekocht": what closes a line is joined by what stands right before it.
  const isClosing = word === words.findLast((other) => other.isContent) && mayClose(word, line)
  return words.slice(Math.max(0, at - (isClosing ? 1 : 2)), at).some(isJoiner)
}

/** "En" joins in Dutch and is "in" elsewhere, "e" joins in Portuguese. */
export function isJoiner({ word, language }: Word): boolean {
  return word === 'en' ? language === 'nl' : joiners.has(word)
}

const joiners = new Set(['and', 'und', 'sowie', 'et', 'y', 'e', 'plus', 'alsook', 'nebst'])

/** How verbs of reports end, where nouns do not. */
export const verbEnding = patternsOf('verb-ending', (pattern) => new RegExp(pattern, 'u'))

export function isPlainAct({ kinds }: Word): boolean {
  return kinds.has('plain')
}
