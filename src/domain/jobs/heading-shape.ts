/**
 * Whether a line stands as a heading by its look and place, whatever its words: short, on a line of
 * its own, and set off by a colon, by capitals, by an empty line before it or by the list behind it.
 */
import { startsWithMark } from './list-marks.ts'

const mostWords = 8
const mostSigns = 70

/** The next line that is not empty; undefined at the end. */
function nextRow(rows: readonly string[], at: number): string | undefined {
  return rows.slice(at + 1, at + 4).find((row) => row.trim() !== '')
}

/** `apart` where its look says so, `between` where only the items around it do. */
export function standingOf(rows: readonly string[], at: number): 'apart' | 'between' | null {
  const raw = rows[at] ?? ''
  const bare = raw.replace(/[#*_`]/g, '').trim()
  if (bare.length < 2 || bare.length > mostSigns || startsWithMark(raw, 0)) return null
  if (/[.;,!)]$/.test(bare) && !bare.endsWith('...')) return null
  if (!opening.test(bare) || bare.split(/\s+/).length > mostWords) return null
  if (/\d{3}|[@€$£|]|https?:/.test(bare)) return null
  const next = nextRow(rows, at)
  if (next === undefined) return null
  if (bare.endsWith(':') || isShouted(bare)) return 'apart'
  if (!startsWithMark(next, 0)) return null
  const before = rows[at - 1] ?? ''
  if (before.trim() === '') return 'apart'
  return startsWithMark(before, 0) ? 'between' : null
}

const opening = /^(?:\.{3}|…|\p{So}\uFE0F?|[+"“„¿¡])?\s?[\p{Lu}\p{N}]/u

/** Capital letters, and no small one. */
const isShouted = (bare: string): boolean =>
  /\p{Lu}(?:\P{L}*\p{Lu}){2}/u.test(bare) && !/\p{Ll}/u.test(bare)
