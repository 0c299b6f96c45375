/**
 * Where the pages of one column begin. The preview draws the gaps there and print is told to break
 * there, so both show the same pages.
 *
 * A column is a run of blocks: a heading, the head of an entry, one line. A block is never cut
 * while it fits on a page, a heading never stands alone at the foot of one, and an entry stays
 * whole unless moving it would leave too much of a page empty.
 */
export type Block = {
  /** Where it stands when nothing is broken, in px from the top of the sheet. */
  top: number
  bottom: number
  /** Never last on a page: headings, and the heads of entries that have lines. */
  keepsWithNext: boolean
  /** Begins an entry or a section, where a break is best. */
  startsEntry: boolean
}

export type PageMeasure = {
  /** Where text ends on the first page, in px from the top of the sheet. */
  firstBottom: number
  /** Height of the text on every later page. */
  room: number
}

export type PageStart = { block: number; page: number }

/** How much of a page may stay empty to keep an entry whole. */
const mostEmpty = 0.3

/** Two lines of it, in px. */
const leastOfACutBlock = 40

/** Print rounds heights differently; this much too high still fits (print.css gives it the room). */
export const tolerance = 1

/**
 * Which sections of a slim column, of these heights, stand beside a text of that height: each in turn that the
 * first page has room for and that leaves the text the longer one, those of mere names first. What goes on
 * below the text is about half as high there.
 */
export function sectionsBeside(
  sections: readonly { height: number; isOfNames: boolean }[],
  { room, text }: { room: number; text: number },
): boolean[] {
  const all = sections.reduce((sum, { height }) => sum + height, 0)
  const most = Math.min(room, (2 * (text + room / 10) + all) / 3)
  const inTurn = sections.toSorted((a, b) => Number(b.isOfNames) - Number(a.isOfNames))
  const beside = new Set<object>()
  let y = 0
  for (const section of inTurn) {
    if (y + section.height > most + tolerance) continue
    beside.add(section)
    y += section.height
  }
  return sections.map((section) => beside.has(section))
}

/**
 * A slim column that stays nearly empty gives the text its width back: it would cost a page beside a text of
 * several, and leave a part of the paper empty beside a shorter one.
 */
export const isWorthItsWidth = (height: number, text: number, isAll: boolean): boolean =>
  height >= text / (isAll ? 4 : 3)

export function paginate(
  blocks: readonly Block[],
  { firstBottom, room }: PageMeasure,
): { starts: PageStart[]; pages: number } {
  const starts: PageStart[] = []
  let page = 0
  let first = 0
  let limit = firstBottom
  let at = 0
  while (at < blocks.length) {
    const block = blocks[at]
    if (!block || block.bottom <= limit + tolerance) {
      at += 1
      continue
    }
    page += 1
    // Higher than a page, it is cut wherever it begins: its heading need not stand alone before it.
    if (block.bottom - block.top > room + tolerance && block.top < limit - leastOfACutBlock) {
      limit += room
      continue
    }
    const start = bestBreak(blocks, first, at, limit - room * mostEmpty)
    if (start === null) {
      // It alone is higher than a page: it runs on, and the next page's foot is the next limit.
      limit += room
      continue
    }
    starts.push({ block: start, page })
    first = start
    at = start
    limit = (blocks[start]?.top ?? 0) + room
  }
  return { starts, pages: page + 1 }
}

/** The block that begins the next page when `over` does not fit; null where none can. */
function bestBreak(
  blocks: readonly Block[],
  first: number,
  over: number,
  fullEnough: number,
): number | null {
  let atLine: number | null = null
  for (let i = over; i > first; i -= 1) {
    const before = blocks[i - 1]
    if (!before || before.keepsWithNext) continue
    if (blocks[i]?.startsEntry) {
      if (before.bottom >= fullEnough || atLine === null) return i
      break
    }
    atLine ??= i
  }
  if (atLine === null) return over > first ? over : null
  return withoutWidow(blocks, first, atLine)
}

/** The last line of an entry takes the line before it along to the new page. */
function withoutWidow(blocks: readonly Block[], first: number, start: number): number {
  const next = blocks[start + 1]
  const isLast = next === undefined || next.startsEntry
  const earlier = start - 1
  const mayMove =
    earlier > first && !blocks[earlier]?.startsEntry && !blocks[earlier - 1]?.keepsWithNext
  return isLast && mayMove ? earlier : start
}
