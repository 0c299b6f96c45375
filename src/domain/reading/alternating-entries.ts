/**
 * Step 3, for timelines down the middle of a page: entries take turns left and right of the line,
 * each with its dates on one side and what was done on the other.
 */
import { findDates } from '#domain/language/dates.ts'

import { isHeading } from './fragment-kinds.ts'
import type { Fragment } from './fragments.ts'

/** For each entry the rows of its dated side, then those of the other; null where none take turns. */
export function alternatingEntries(band: readonly Fragment[][], x: number): Fragment[][][] | null {
  const isLeft = (f: Fragment): boolean => (f.x + f.x1) / 2 < x
  if (band.flat().some(isHeading)) return null
  const dated = band.flatMap((row, at) =>
    row.filter(isRange).map((fragment) => ({ at, onLeft: isLeft(fragment) })),
  )
  if (dated.length < 3) return null
  if (dated.some(({ onLeft }, i) => i > 0 && onLeft === dated[i - 1]?.onLeft)) return null
  const starts = [0]
  for (const [i, { at }] of dated.entries()) {
    const before = dated[i - 1]
    if (before === undefined) continue
    const start = widestGap(band, before.at, at)
    if (start === null) return null
    starts.push(start)
  }
  return dated.flatMap(({ onLeft }, i) => {
    const rows = band.slice(starts[i], starts[i + 1])
    return [onLeft, !onLeft]
      .map((wanted) => rows.map((row) => row.filter((f) => isLeft(f) === wanted)))
      .map((some) => some.filter((row) => row.length > 0))
      .filter((some) => some.length > 0)
  })
}

const isRange = ({ text }: Fragment): boolean => findDates(text).some((date) => date.isRange)

/** The row below the widest white across both sides; null where it is no wider than between lines. */
function widestGap(band: readonly Fragment[][], from: number, to: number): number | null {
  let widest = { at: from, gap: 0 }
  for (let at = from + 1; at <= to; at++) {
    const gap = (band[at]?.[0]?.y ?? 0) - (band[at - 1]?.[0]?.y ?? 0)
    if (gap > widest.gap) widest = { at, gap }
  }
  const size = band[widest.at]?.[0]?.size ?? 10
  return widest.gap > 1.5 * size ? widest.at : null
}
