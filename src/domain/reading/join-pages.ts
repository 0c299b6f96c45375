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
    const columnsBefore = before.filter((block) => block.side.length > 0)
    for (const [i, block] of page.entries()) {
      const isFirstOfSide = page.findIndex((other) => other.side === block.side) === i
      const opener =
        isFirstOfSide && columnsBefore.length > 0 ? continued(columnsBefore, block) : undefined
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
