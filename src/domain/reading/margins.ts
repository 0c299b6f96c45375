/** Marks that are no bullets of a text: those of a timeline, and one before nothing but a date. */
import { findDates } from '#domain/language/dates.ts'
import { isDateAtEdge, isDateOnly } from './date-places.ts'
import type { Line } from './lines.ts'

/**
 * Marks in front of whole entries (the dots of a timeline, or a list of jobs) are not bullets of
 * the text: the leftmost level of marks is taken off when most of its stretches hold a date.
 */
export function unmarkHeads(
  lines: readonly Line[],
  options: { allowsSingleDates: boolean },
): Line[] {
  const bullets = lines.filter((line) => line.hasBullet)
  // What stands furthest left differs from page to page of one column.
  const leftOf = (line: Line): number =>
    Math.min(...bullets.map(({ left }) => left).filter((left) => Math.abs(left - line.left) < 20))
  const levelOf = (line: Line): number => Math.round((line.x - leftOf(line)) / 3)
  const lowest = Math.min(...bullets.map(levelOf))
  const outer = bullets.filter((line) => levelOf(line) <= lowest + 1)
  const dated = outer.filter((line) => {
    const at = lines.indexOf(line)
    const next = lines.findIndex((other, i) => i > at && other.hasBullet)
    const stretch = lines
      .slice(at, next < 0 ? lines.length : next)
      .filter((other) => other.textX >= line.textX - 3)
    return stretch.some(
      (other) =>
        other.text.length < 90 &&
        findDates(other.text).some(
          (date) => date.isRange || (options.allowsSingleDates && isDateAtEdge(other)),
        ),
    )
  })
  if (dated.length === 0 || dated.length < 0.6 * outer.length) return [...lines]
  return lines.map((line) => (outer.includes(line) ? { ...line, hasBullet: false } : line))
}

/** A bullet that is nothing but the time of the entry whose head stands right above it. */
export function unmarkDates(lines: readonly Line[]): Line[] {
  return lines.map((line, i) =>
    line.hasBullet && lines[i - 1]?.hasBullet === false && isPeriod(line.text)
      ? { ...line, hasBullet: false }
      : line,
  )
}

const isPeriod = (text: string): boolean =>
  isDateOnly(text) && findDates(text).some((date) => date.isRange)
