/**
 * Whether a text spells letters out: it begins with the first, holds the others in their order, and
 * has enough letters behind each ("HU" in "hauptuntersuchung"). One walk over the text for each
 * letter; a pattern made of the letters would try every way to share the text out among them.
 */
export type Spelling = {
  /** The fewest letters behind each of them, and behind the last. */
  least: number
  leastAtEnd: number
  /** Whether the next letter may follow in the same word. */
  mayBeGlued: boolean
  /** Where the next letter may stand once the letters before it end at `at`, in another word. */
  apart: (text: readonly string[], at: number) => readonly number[]
}

export function isSpelledOut(letters: string, text: string, spelling: Spelling): boolean {
  if (!hasInOrder(text, letters)) return false
  const [first, ...others] = letters
  const signs = Array.from(text)
  if (first === undefined || signs[0] !== first) return false
  const areLetters = signs.map((sign) => letter.test(sign))
  let places = new Set([0])
  for (const next of others) {
    const found = new Set<number>()
    for (const end of endsOfGaps(places, areLetters, spelling.least)) {
      if (spelling.mayBeGlued && signs[end] === next) found.add(end)
      for (const place of spelling.apart(signs, end)) if (signs[place] === next) found.add(place)
    }
    if (found.size === 0) return false
    places = found
  }
  return endsOfGaps(places, areLetters, spelling.leastAtEnd).has(signs.length)
}

const letter = /^\p{L}$/u

/** Where stretches of letters and nothing else may end that begin behind one of the places. */
function endsOfGaps(
  places: ReadonlySet<number>,
  areLetters: readonly boolean[],
  least: number,
): ReadonlySet<number> {
  const ends = new Set<number>()
  let from = Infinity
  for (let at = 0; at <= areLetters.length; at++) {
    if (at >= from) ends.add(at)
    if (areLetters[at] !== true) from = Infinity
    if (places.has(at)) from = Math.min(from, at + 1 + least)
  }
  return ends
}

/** Whether all letters stand in a text, one behind the other: this rules out most texts. */
function hasInOrder(text: string, letters: string): boolean {
  let at = -1
  for (const one of letters) {
    at = text.indexOf(one, at + 1)
    if (at < 0) return false
  }
  return true
}

const nowhere = (): readonly number[] => []

/** The parts of one long word give a letter each: "RTW" in "Rettungswagen". */
export const inOneWord: Spelling = { least: 1, leastAtEnd: 1, mayBeGlued: true, apart: nowhere }
