/** Runs of capitalised words, as names of people and towns are written: "Ana de la Silva". */
import type { WordedText } from './words.ts'
import { gapAfter, isCapitalised } from './words.ts'

const particles = new Set(
  'de la von van der den del dos das da di du le el ter ten zu zum zur am an sur sous les en upon aan op y e'.split(
    ' ',
  ),
)
const mostWords = 4

/** The run that begins at a word, particles between its words among it; null where none does. */
export function capitalisedFrom(
  line: WordedText,
  from: number,
): { start: number; end: number; last: number } | null {
  const first = line.words[from]
  if (first === undefined || !isCapitalised(first)) return null
  let last = from
  let names = 1
  for (
    let at = from + 1;
    at < line.words.length && at <= from + 2 * mostWords && names < mostWords;
    at++
  ) {
    const word = line.words[at]
    if (word === undefined || !isJoin(gapAfter(line, at - 1))) break
    if (isCapitalised(word)) {
      last = at
      names++
    } else if (!particles.has(word.folded)) break
  }
  return { start: first.start, end: line.words[last]?.end ?? first.end, last }
}

/** A blank, a hyphen, an apostrophe, or the dot of an initial. */
const isJoin = (gap: string): boolean => /^(?:[ \u00a0]|[-‐‑'’]|\. ?)$/u.test(gap)
