/**
 * Step 3, before the cut: a date range that is too long for the margin it stands in ("10/2020 –",
 * and below it "heute") is put on one line, or its end would pass for the start of something else.
 */
import { findDates } from '#domain/language/dates.ts'

import { isDateText } from './fragment-kinds.ts'
import type { Fragment } from './fragments.ts'
import { fragmentOf } from './fragments.ts'
import { inOneLine } from './side-labels.ts'

export function joinWrappedDates(rows: Fragment[][]): Fragment[][] {
  const joined = new Map<Fragment, Fragment>()
  const gone = new Set<Fragment>()
  rows.forEach((row, i) => {
    for (const first of row) {
      if (gone.has(first) || !opensWithDate(first.text)) continue
      const rest = rows.slice(i + 1, i + 4).flatMap((below) => below)
      const second = rest.find((other) => !gone.has(other) && isRestOf(first, other))
      if (second === undefined) continue
      const next = row.find((other) => other.x > first.x)
      joined.set(first, before(inOneLine([first, second]), next))
      gone.add(second)
    }
  })
  if (gone.size === 0) return rows
  return rows
    .map((row) => row.filter((f) => !gone.has(f)).map((f) => joined.get(f) ?? f))
    .filter((row) => row.length > 0)
}

/** What became longer than its margin ends before the text beside it all the same. */
function before(date: Fragment, next: Fragment | undefined): Fragment {
  const over = next === undefined ? 0 : date.x1 + date.size - next.x
  if (over <= 0) return date
  return fragmentOf(date.pieces.map((piece) => ({ ...piece, x: piece.x - over })))
}

function isRestOf(first: Fragment, other: Fragment): boolean {
  const isBelow = other.y > first.y && other.y - first.y < 1.7 * first.size
  const isUnder = Math.abs(other.x - first.x) < 3 || Math.abs(other.x1 - first.x1) < 3
  if (!isBelow || !isUnder || Math.abs(other.size - first.size) > 1) return false
  // Two whole dates under each other are two dates: nothing says "to" between them.
  if (isWhole(first.text) && isWhole(other.text)) return false
  return isOneRange(`${first.text} ${other.text}`) && !isOneRange(first.text.replace(/[-–—]$/u, ''))
}

/** A date, alone or followed by the open end of a range: "févr. 2016 – août". */
function opensWithDate(text: string): boolean {
  if (isDateText(text)) return true
  const [date] = findDates(text)
  return date !== undefined && date.start === 0 && text.length < 34 && /[-–—]/u.test(text)
}

/** One date and nothing else, not even a sign before or after it. */
function isWhole(text: string): boolean {
  if (/^[-–—]|[-–—]$/u.test(text)) return false
  const [date, more] = findDates(text)
  return date !== undefined && more === undefined && date.end - date.start === text.length
}

/** The whole text is one range of dates. */
function isOneRange(text: string): boolean {
  const [range, more] = findDates(text)
  return range?.isRange === true && more === undefined && range.end - range.start === text.length
}
