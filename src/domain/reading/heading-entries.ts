/**
 * Step 5, second part: employers and schools set in the type of the headings. Where one stands
 * directly below a heading of the dictionaries and its dates follow, that section's entries have
 * the headings' look, and the others of its kind open no sections either.
 */
import { findDates } from '#domain/language/dates.ts'

import { sectionByRoots } from './heading-roots.ts'
import type { HeadedLine } from './headings.ts'
import { sameStyle, styleOf } from './heading-style.ts'
import type { Line } from './lines.ts'

/** `byStyle`: the lines that are headings by nothing but their look. */
export function withoutTitles(
  headed: readonly HeadedLine[],
  byStyle: ReadonlySet<Line>,
): HeadedLine[] {
  const isByStyle = ({ line, heading }: HeadedLine): boolean =>
    heading !== null && byStyle.has(line)
  let isOfEntries = false
  return headed.map((one, i) => {
    if (one.heading === null) return one
    if (!isByStyle(one)) {
      const next = headed[i + 1]
      isOfEntries =
        next !== undefined &&
        isByStyle(next) &&
        sameStyle(styleOf(one.line), styleOf(next.line)) &&
        isDated(headed, i + 1)
      return one
    }
    return isOfEntries && sectionByRoots(one.line.text) === null && isDated(headed, i)
      ? { ...one, heading: null }
      : one
  })
}

/** A range of dates within three lines of it, above the next heading. */
function isDated(headed: readonly HeadedLine[], at: number): boolean {
  const rest = headed.slice(at + 1, at + 4)
  const end = rest.findIndex(({ heading }) => heading !== null)
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .some(({ line }) => findDates(line.text).some((date) => date.isRange))
}
