/**
 * Whether a line stands as a heading by its look and place, whatever its words: short, on a line of
 * its own, and set off by a colon, by capitals, by an empty line before it or by the list behind it.
 */
import { startsWithMark } from './list-marks.ts'

const mostWords = 8
const mostSigns = 70
/** A line with a colon at its end leads to its list however long it is. */
const longestLead = 300
/** In front of lines that are no list, a heading is shorter. */
const fewWords = 6

/** The next line that is not empty; undefined at the end. */
function nextRow(rows: readonly string[], at: number): string | undefined {
  return rows.slice(at + 1, at + 4).find((row) => row.trim() !== '')
}

/** A line as its words: without marks of a page, and pictures or arrows around it. */
function wordsOfHeading(raw: string): string {
  const words = raw.replace(/[#*_`]/g, '').replace(/^[\s•>|~=-]+/u, '')
  // Looked for at the very end first: a pattern that ends a text is tried at every place of it.
  return signAtEnd.test(words.slice(-2)) ? words.replace(signsAtEnd, '') : words
}

const signAtEnd = /[\s\p{So}\u{FE0F}>•|~=-]$/u
const signsAtEnd = /(?<![\s\p{So}\u{FE0F}>•|~=-])[\s\p{So}\u{FE0F}>•|~=-]+$/u

/** `apart` where its look says so, `between` where only the lines around it do. */
export function standingOf(rows: readonly string[], at: number): 'apart' | 'between' | null {
  const raw = rows[at] ?? ''
  if (startsWithMark(raw, 0)) return null
  const said = wordsOfHeading(raw)
  if (said.length < 2) return null
  const next = nextRow(rows, at)
  if (next === undefined) return null
  const hasList = startsWithMark(next, 0)
  const bare = hasList ? withoutAside(said) : said
  if (bare.endsWith(':') && hasList && bare.length <= longestLead) return 'apart'
  if (bare.length > mostSigns || (/[.;,!)]$/.test(bare) && !bare.endsWith('...'))) return null
  const words = bare.split(/\s+/).length
  if (!opening.test(bare) || words > mostWords || /\d{3}|[@€$£|]|https?:/.test(bare)) return null
  if (bare.endsWith(':') || isShouted(bare)) return 'apart'
  const before = rows[at - 1] ?? ''
  const isFirst = before.trim() === ''
  if (!hasList) return isFirst && words <= fewWords ? 'between' : null
  if (isFirst) return 'apart'
  return startsWithMark(before, 0) ? 'between' : null
}

/** "You have (do NOT write to us if not)": several words behind a heading only explain it. */
const withoutAside = (words: string): string => words.replace(aside, '')
const aside = /\s\((?:[^\s()]+\s){3}[^()]*\)$/u

const opening = /^(?:\.{3}|…|\p{So}\uFE0F?|[+"“„¿¡])?\s?[\p{Lu}\p{N}]/u

/** Capital letters, and no small one. */
const isShouted = (bare: string): boolean =>
  /\p{Lu}(?:\P{L}*\p{Lu}){2}/u.test(bare) && !/\p{Ll}/u.test(bare)
