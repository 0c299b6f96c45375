/**
 * A thing in the place of another: between the same two words the line has something that its source
 * has not, wherever else in the entry it may stand ("puff pastry" and "shortcrust pastry").
 */
import type { LineReading, Word } from '../reading/reading.ts'
import { isVerb } from './acts.ts'
import { isTold } from './told.ts'

export function swappedWords(line: LineReading, own: readonly LineReading[]): readonly Word[] {
  const here = gapsOf(line, own)
  if (here.every(({ words }) => words.length === 0)) return []
  const there = own.flatMap((source) => gapsOf(source, [line]))
  const lost = new Set(there.filter(({ words }) => words.length > 0).map(({ between }) => between))
  const swapped = here.filter(({ between }) => lost.has(between)).flatMap(({ words }) => words)
  // Acts are held by their weight.
  return swapped.filter((word) => !word.kinds.has('act') && !isVerb(word))
}

type Gap = { words: Word[]; between: string }

/** The words that the others do not tell, with the stems of those before and behind that they do. */
function gapsOf({ words }: LineReading, others: readonly LineReading[]): Gap[] {
  const gaps: Gap[] = []
  let open: Word[] = []
  let before = ''
  const close = (next: string) => {
    gaps.push({ words: open, between: `${before} ${next}` })
    open = []
    before = next
  }
  for (const word of words) {
    if (word.isSmall) continue
    if (word.isNumber || !word.isContent || isTold(word, others)) close(word.stem)
    else open.push(word)
  }
  return gaps.slice(1)
}
