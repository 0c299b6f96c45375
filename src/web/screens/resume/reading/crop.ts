/**
 * What of a page is shown of the thing that is spoken of: its own place, as wide as the column it stands
 * in, in the shape of the room there is. Nothing of it is cut at a side, and what stands in another column is left out.
 */
import type { PageSize } from '#domain/reading/items.ts'

export interface Placed {
  x: number
  x1: number
  /** The baseline. */
  y: number
  size: number
}
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The ends of the column beside it. */
export type Crop = Box & { left: number; right: number }

/** So large is a point shown at most, in pixels; it is never shown smaller for a neighbour in the row. */
const largest = 1.6
const margin = 10
/** What stands this far above and below tells how wide the column is. */
const around = 30

export function cropOf(
  page: PageSize,
  all: readonly Placed[],
  meant: readonly Placed[],
  room: { width: number; height: number },
): Crop {
  const shape = room.height / Math.max(1, room.width)
  if (all.length === 0 || room.width === 0)
    return crop(0, 0, page.width, Math.min(page.height, page.width * shape))
  if (meant.length === 0) {
    // From where the text begins.
    const { top, left, right } = extentOf(all)
    const width = Math.min(page.width, right - left + 2 * margin)
    return crop(within(left - margin, page.width - width), top - margin, width, width * shape)
  }
  const own = extentOf(meant)
  const boxWith = (top: number, bottom: number): Crop => {
    const near = all.filter(({ y }) => y > top && y < bottom)
    const row = extentOf([...meant, ...near])
    const column =
      row.right - row.left + 2 * margin <= room.width
        ? row
        : extentOf([...meant, ...near.filter(({ x, x1 }) => x < own.right && x1 > own.left)])
    const width = Math.min(
      page.width,
      Math.max(column.right - column.left + 2 * margin, room.width / largest),
    )
    const height = Math.min(page.height, width * shape)
    const middle = (column.left + column.right) / 2
    const isTall = own.bottom - own.top > height - 2 * margin
    const inColumn = all.filter(({ x, x1 }) => x >= column.left - 1 && x1 <= column.right + 1)
    // Above the first line that is seen whole there is nothing to see.
    const first = extentOf(inColumn).top - margin
    const y = isTall ? own.top - margin : Math.max(first, (own.top + own.bottom - height) / 2)
    const x = within(middle - width / 2, page.width - width)
    return crop(x, within(y, page.height - height), width, height, column)
  }
  const { y, height } = boxWith(own.top - around, own.bottom + around)
  return boxWith(y, y + height)
}

/** What stands one below the other, in one outline each. */
export function blocksOf(parts: readonly Placed[]) {
  const blocks: Placed[][] = []
  for (const part of parts) {
    const last = blocks.at(-1)?.at(-1)
    const goesOn =
      last !== undefined && part.y >= last.y - last.size && part.y < last.y + 3 * last.size
    if (goesOn) blocks.at(-1)?.push(part)
    else blocks.push([part])
  }
  return blocks.map(extentOf)
}

/** Whether a text is seen whole, in the column that is shown. */
export const isInside = ({ x, y, width, height, left, right }: Crop, at: Placed): boolean =>
  at.x < right &&
  at.x1 > left &&
  at.x >= x - 1 &&
  at.x1 <= x + width + 1 &&
  at.y - at.size >= y &&
  at.y + 0.3 * at.size <= y + height

const crop = (
  x: number,
  y: number,
  width: number,
  height: number,
  { left, right } = { left: x, right: x + width },
): Crop => ({ x, y, width, height, left, right })

const within = (at: number, most: number): number => Math.max(0, Math.min(at, most))

function extentOf(placed: readonly Placed[]) {
  return {
    left: Math.min(...placed.map(({ x }) => x)),
    right: Math.max(...placed.map(({ x1 }) => x1)),
    top: Math.min(...placed.map(({ y, size }) => y - 0.9 * size)),
    bottom: Math.max(...placed.map(({ y, size }) => y + 0.27 * size)),
  }
}
