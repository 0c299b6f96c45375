/** Step 3, over pages: the blocks of all pages in the order in which a person reads them. */
import type { Block } from './columns.ts'

/**
 * The blocks of all pages in reading order. A column that goes on at the same place on the next
 * page follows its own beginning, not what stood beside it.
 */
export function joinPages(pages: readonly Block[][]): Block[] {
  const joined: Block[] = []
  for (const page of pages) {
    const before = joined.filter((block) => block.page === (page[0]?.page ?? 0) - 1)
    // What stands in the full width below columns ends them.
    const lowest = Math.max(-Infinity, ...before.filter((block) => block.side === '').map(topOf))
    const columnsBefore = before.filter((block) => block.side !== '' && topOf(block) > lowest)
    for (const [i, block] of page.entries()) {
      const isFirstOfSide = page.findIndex((other) => other.side === block.side) === i
      // Below a stretch of full width columns begin anew.
      const isBelowRest = block.side !== '' && page.slice(0, i).some((other) => other.side === '')
      const opener =
        isFirstOfSide && !isBelowRest && columnsBefore.length > 0
          ? continued(columnsBefore, block)
          : undefined
      if (opener === undefined) joined.push(block)
      else {
        // It stands alone on its page and is still that column.
        const side = block.side === '' ? opener.side : block.side
        joined.splice(joined.indexOf(lastOf(joined, opener)) + 1, 0, { ...block, side })
      }
    }
  }
  return joined
}

const topOf = (block: Block): number => block.rows[0]?.[0]?.y ?? 0

/** The column of the page before that this block goes on, if it is not simply the last one. */
function continued(columns: readonly Block[], block: Block): Block | undefined {
  return columns.findLast(
    (column) => Math.abs(column.left - block.left) < 12 && block.right < column.right + 25,
  )
}

/** The last block already placed that goes on the same column. */
function lastOf(joined: readonly Block[], opener: Block): Block {
  return (
    joined.findLast(
      (b) =>
        b.page >= opener.page && Math.abs(b.left - opener.left) < 12 && b.right < opener.right + 25,
    ) ?? opener
  )
}
