/**
 * Step 5, last part: a heading that ends its block, above a column that is read only after another one,
 * is put before that column.
 */
import type { HeadedLine } from './headings.ts'
import type { Line } from './lines.ts'

export function intoColumns(headed: readonly HeadedLine[]): HeadedLine[] {
  const blocks = new Map<number, HeadedLine[]>()
  for (const one of headed) {
    const block = blocks.get(one.line.block)
    if (block === undefined) blocks.set(one.line.block, [one])
    else block.push(one)
  }
  const order = [...blocks.values()]
  order.forEach((block, at) => {
    const last = block.findLastIndex(({ heading }) => heading === null)
    for (const one of block.slice(last + 1).toReversed()) {
      const below = order.findIndex((other, i) => i > at && isAbove(one.line, other))
      const column = order[below]
      if (column === undefined || below === at + 1) continue
      if (column[0]?.heading === null) {
        block.splice(block.indexOf(one), 1)
        // Flush with the column it is of that one alone, set in the middle it is of all beside it.
        const { block: own, left } = column[0].line
        const isOwn = Math.abs(one.line.x - left) < one.line.size
        column.unshift(isOwn ? { ...one, line: { ...one.line, block: own } } : one)
      }
    }
  })
  return order.flat()
}

/** Right above the column and within the sides of its text. */
function isAbove(heading: Line, column: readonly HeadedLine[]): boolean {
  const lines = column.flatMap(({ line, heading: own }) => (own === null ? [line] : []))
  const [first] = lines
  if (first === undefined || first.page !== heading.page) return false
  const gap = first.y - heading.y
  if (gap < 0 || gap > 6 * heading.size) return false
  const left = Math.min(...lines.map(({ x }) => x))
  const right = Math.max(...lines.map(({ x1 }) => x1))
  return heading.x > left - 2 * heading.size && heading.x1 < right + heading.size
}
