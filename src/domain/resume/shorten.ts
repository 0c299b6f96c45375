/**
 * Which texts of a resume to shorten, and by how much, so that it takes fewer rows on paper: those that say
 * least for the job first, then those of long ago and those that lose a row for few words.
 */

/** A text of several words as it stands on paper. */
export type PrintedText = {
  /** JSON Pointer. */
  path: string
  rows: number
  words: number
  /** How many of them stand on its last row. */
  lastRow: number
  /** What it brings to the score of the job; 0 without one. */
  worth: number
}

/** `goes`: it has one row, and is a line of a list that may go as a whole. */
export type Shortening = { path: string; words: number; goes: boolean }

export function textsToShorten(texts: readonly PrintedText[], rowsBeyond: number): Shortening[] {
  return texts
    .filter(({ path, rows }) => rows > 1 || isOfList(path))
    .map((text) => ({ text, price: text.lastRow / (1 + ageOf(text.path)) }))
    .toSorted((a, b) => a.text.worth - b.text.worth || a.price - b.price)
    .slice(0, Math.max(0, rowsBeyond))
    .map(({ text: { path, rows, words, lastRow } }) => ({
      path,
      words: rows > 1 ? lastRow : words,
      goes: rows === 1,
    }))
}

/** Entries stand with the newest first. */
const ageOf = (path: string): number => Number(/\/(\d{1,4})(?:\/|$)/.exec(path)?.[1] ?? 0)

const isOfList = (path: string): boolean => /\/\d{1,4}$/.test(path)
