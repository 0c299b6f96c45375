/**
 * Step 6: a block without a heading of its own that stands to the right of rows of another block, as
 * groups of skills do when they are set side by side. Each of its lines is of the section that stands
 * at its height there, not of the section that was read last.
 */
import type { HeadedLine } from './headings.ts'
import type { Line } from './lines.ts'

/** The line beside which each line of such blocks stands, by line. */
export function linesBeside(headed: readonly HeadedLine[]): ReadonlyMap<Line, Line> {
  const found = new Map<Line, Line>()
  const byBlock = Map.groupBy(headed, ({ line }) => line.block)
  for (const [block, members] of byBlock) {
    const [first] = members
    if (first === undefined || members.some(({ heading }) => heading !== null)) continue
    for (const [other, rows] of byBlock) {
      if (other >= block || !rows.some(({ heading }) => heading !== null)) continue
      if (!standsBeside(members, rows, headed)) continue
      for (const { line } of members) {
        const row = rows.findLast((one) => isOnPage(one, line) && one.line.y <= line.y + 2)
        if (row !== undefined) found.set(line, row.line)
      }
    }
  }
  return found
}

const isOnPage = ({ line }: HeadedLine, other: Line): boolean => line.page === other.page

/**
 * Right of the rows, below their first heading or other text of the page, and beginning in one row
 * with a line of theirs in its look.
 */
function standsBeside(
  members: readonly HeadedLine[],
  rows: readonly HeadedLine[],
  all: readonly HeadedLine[],
): boolean {
  const [first] = members
  if (first === undefined) return false
  const isOther = ({ line }: HeadedLine): boolean =>
    line.block !== first.line.block && line.block !== rows[0]?.line.block
  const isUnder = [...rows.filter((row) => row.heading !== null), ...all.filter(isOther)].some(
    (row) => isOnPage(row, first.line) && row.line.y <= first.line.y + 3,
  )
  const partner = rows.find(
    ({ line, heading }) =>
      heading === null && line.page === first.line.page && Math.abs(line.y - first.line.y) < 2,
  )
  if (!isUnder || partner === undefined) return false
  return (
    partner.line.x1 < first.line.x &&
    Math.abs(partner.line.size - first.line.size) < 0.5 &&
    partner.line.bold === first.line.bold &&
    members.every((one) => isOnPage(one, first.line))
  )
}
