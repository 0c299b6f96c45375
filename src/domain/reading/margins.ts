/**
 * What stands beside the text of entries and is put where it belongs before entries are cut: marks
 * of a timeline, and dates or places set at the right margin.
 */
import { findDates } from '#domain/language/dates.ts'
import { isDateAtEdge, isDateOnly, restOf } from './date-places.ts'
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

/** Dates and places set at the right margin beside a bullet belong to the head above it. */
export function liftMargins(lines: readonly Line[]): Line[] {
  const lifted: Line[] = []
  for (const line of lines) {
    const margin = line.hasBullet || isInBody(lifted, line) ? marginOf(line) : null
    const head = margin === null ? undefined : lastHead(lifted, line)
    if (margin === null || head === undefined) {
      lifted.push(line)
      continue
    }
    head.runs = [
      ...head.runs,
      ...margin.map((run, i) => (i === 0 ? { ...run, before: 'tab' as const } : run)),
    ]
    head.text = `${head.text}\t${margin.map((run) => run.text).join(' ')}`
    const rest = line.runs.slice(0, line.runs.length - margin.length)
    if (rest.length > 0) {
      lifted.push({
        ...line,
        runs: rest,
        text: rest
          .map((run, i) => (i === 0 || run.before === 'none' ? '' : ' ') + run.text)
          .join(''),
        x1: rest.at(-1)?.x1 ?? line.x1,
      })
    }
  }
  return lifted
}

/** The line goes on under a bullet, or stands alone at the right margin between bullets. */
const isInBody = (before: readonly Line[], line: Line): boolean => {
  const above = before.at(-1)
  const bullet = before.findLast((other) => other.hasBullet && other.block === line.block)
  if (above === undefined || bullet === undefined || above.block !== line.block) return false
  const isUnderBullet = above.hasBullet || above.textX >= bullet.textX - 3
  return isUnderBullet && line.textX >= bullet.textX - 3
}

function marginOf(line: Line): Line['runs'] | null {
  const at = line.runs.findLastIndex((run) => run.before === 'tab')
  const isAlone = at < 0 && line.textX > line.left + 0.6 * (line.right - line.left)
  if (at < 0 && !isAlone) return null
  const runs = line.runs.slice(Math.max(0, at))
  const text = runs.map((run) => run.text).join(' ')
  if (Math.abs((runs.at(-1)?.x1 ?? 0) - line.right) > 8) return null
  if (line.hasBullet && isAlone) return null
  const isShort = text.length < 34 && !/[.;]$/.test(text)
  return isShort &&
    (isDateOnly(text) || (restOf(text) === '' && /\d/.test(text)) || /,\s?\p{Lu}/u.test(text))
    ? runs
    : null
}

/** The last line before that could be a head: the one above the run of bullets. */
function lastHead(before: Line[], line: Line): Line | undefined {
  for (let i = before.length - 1; i >= 0; i--) {
    const other = before[i]
    if (other === undefined || other.block !== line.block) return undefined
    const above = before[i - 1]
    const goesOn =
      above !== undefined &&
      (above.hasBullet || other.textX > above.textX + 4) &&
      other.textX > line.left + 6
    if (!other.hasBullet && !goesOn) return other
  }
  return undefined
}
