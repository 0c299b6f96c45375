/**
 * Measures the blocks of a sheet, has `paginate` say where pages begin, and marks those blocks:
 * `data-page-start` breaks the page in print, and on the screen `--page-push` carries the block over the
 * gap. In two columns the slim one stands on the first page alone: blocks of later pages are as wide as the
 * text (`data-whole`), and sections that the slim column has no room for go on below the others.
 */
import type { Fill } from '#domain/resume/by-fill.ts'

import type { Block } from './paginate.ts'
import { isWorthItsWidth, paginate, sectionsBeside, tolerance } from './paginate.ts'

export type Page = {
  /** In px: of a page, of its margin, and of the gap between pages on the screen. */
  height: number
  margin: number
  gap: number
  /** Of the paper. */
  width: number
}

/** `turned`: the keys of the sections of the slim column that stand below the wide one instead. */
export type Marked = Fill & { turned: readonly string[] }

export function unmarkPages(flow: HTMLElement): Marked {
  for (const started of flow.querySelectorAll<HTMLElement>('[data-page-start], [data-whole]')) {
    delete started.dataset['pageStart']
    delete started.dataset['whole']
    started.style.removeProperty('--page-push')
  }
  return { pages: 1, last: 1, left: 0, turned: [] }
}

export function markPages(flow: HTMLElement, page: Page): Marked {
  const unmarked = unmarkPages(flow)
  const [main, side] = flow.querySelectorAll<HTMLElement>('[data-column]')
  if (main === undefined) return unmarked
  if (side !== undefined) return markBeside(flow, main, side, page)
  const elements = blocksIn(main)
  const blocks = measured(elements, flow, page)
  markLong(elements, blocks, page)
  const { starts, pages } = paginate(blocks, {
    firstBottom: page.height - page.margin,
    room: roomOf(page),
  })
  push(elements, blocks, starts, page)
  return { pages, ...fillOf(blocks, starts, page), turned: [] }
}

/** Says the same wherever the sections stand now: they are copied to the wide column where that may matter. */
function markBeside(flow: HTMLElement, main: HTMLElement, side: HTMLElement, page: Page): Marked {
  const sections = besideOf(main, side)
  const columns = { main, sections, side, ...heightsIn(side, sections, page) }
  const asTheyStand = markColumns(flow, columns, sections, page)
  if (asTheyStand !== null) return asTheyStand
  const { standing, leave } = standingIn(main, sections)
  const marked = markColumns(flow, columns, standing, page, leave)
  return marked ?? unmarkPages(flow)
}

interface Columns {
  main: HTMLElement
  side: HTMLElement
  /** Of the slim column, and how high each is there. */
  sections: readonly HTMLElement[]
  heights: readonly number[]
}

/**
 * `standing`: the sections as the wide column has them, which are those of the sheet or copies that leave
 * when all is measured. Null where those of the sheet would have to stand elsewhere.
 */
function markColumns(
  flow: HTMLElement,
  { main, side, sections, heights }: Columns,
  standing: readonly HTMLElement[],
  page: Page,
  leave?: () => void,
): Marked | null {
  const room = roomOf(page)
  const firstBottom = page.height - page.margin
  const top = topOf(side, flow, page)
  const roomBeside = firstBottom - top
  const all = blocksIn(main)
  const first = measured(all, flow, page)
  markLong(all, first, page)
  const ownEnd = first[all.findLastIndex((one) => one.closest('[data-slim]') === null)]
  const ownText = (ownEnd?.bottom ?? top) - top
  const fits = sectionsBeside(
    sections.map(({ dataset }, i) => ({
      height: heights[i] ?? 0,
      isOfNames: dataset['names'] !== undefined,
    })),
    { room: roomBeside, text: ownText },
  )
  const beside = standing.filter((_, i) => fits[i] === true)
  const text = withoutThose(first, all, beside)
  const turn = paginate(text, { firstBottom, room }).starts[0]?.block ?? text.length
  const end = text[turn - 1]?.bottom ?? top
  // What is higher than a page is not cut beside another column.
  const isCut = end > firstBottom + tolerance
  const takenBy = (some: readonly HTMLElement[]): number =>
    heights.reduce((sum, height, i) => sum + (some.includes(standing[i] ?? main) ? height : 0), 0)
  const taken = takenBy(beside)
  // What is drawn only to be filled in says nothing of how full the paper is.
  const empty = [...flow.querySelectorAll<HTMLElement>('.section:has(> .section-head[data-empty])')]
  const printed = withoutThose(first, all, [...beside, ...empty])
  const after = paginate(printed, { firstBottom, room }).starts[0]?.block ?? printed.length
  const isAll = after === printed.length
  const isWorth = isWorthItsWidth(
    takenBy(beside.filter((one) => !empty.includes(one))),
    isAll ? (printed[after - 1]?.bottom ?? top) - top : roomBeside,
    isAll,
  )
  const isWide = isCut || !isWorth || beside.length === 0
  const turned = sections.filter((_, i) => isWide || fits[i] !== true)
  const stays = sections.every((one) => side.contains(one) !== turned.includes(one))
  if (leave === undefined && !stays) return null
  // Of this element alone: what a whole sheet inherits would have all of it styled anew.
  const panel = side.firstElementChild as HTMLElement | null
  panel?.style.setProperty('--room-beside', `${roomBeside}px`)
  const whole = isWide ? 0 : turn
  const isBeside = (one: HTMLElement) => !isWide && beside.some((some) => some.contains(one))
  const elements = all.filter((one) => !isBeside(one))
  for (const element of elements.slice(whole)) element.dataset['whole'] = ''
  const remeasured = measured(all, flow, page)
  const blocks = isWide ? remeasured : withoutThose(remeasured, all, beside)
  const rest = blocks.slice(whole)
  const begin = whole === 0 ? null : (rest[0]?.top ?? null)
  const later = paginate(rest, { firstBottom: begin === null ? firstBottom : begin + room, room })
  const starts = [
    ...(begin === null ? [] : [{ block: whole, page: 1 }]),
    ...later.starts.map((start) => ({
      block: start.block + whole,
      page: start.page + (begin === null ? 0 : 1),
    })),
  ]
  leave?.()
  push(elements, blocks, starts, page)
  const pages = later.pages + (begin === null ? 0 : 1)
  const filled = isWide || pages > 1 ? 0 : 1 - (roomBeside - taken) / room
  const keys = turned.map(({ dataset }) => dataset['section'] ?? '')
  const { last, left } = fillOf(blocks, starts, page)
  return { pages, last: Math.max(last, filled), left, turned: keys }
}

const roomOf = ({ height, margin }: Page): number => height - 2 * margin

const blocksIn = (column: HTMLElement): HTMLElement[] =>
  [...column.querySelectorAll<HTMLElement>('[data-block]')].filter(isShown)

/** What is not has no place: it would seem to stand at the top of the window. */
const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

function markLong(elements: readonly HTMLElement[], blocks: readonly Block[], page: Page): void {
  for (const [i, { top, bottom }] of blocks.entries())
    elements[i]?.toggleAttribute('data-long', bottom - top > roomOf(page))
}

/** The sections in this column: those that stand elsewhere are copied into it until they leave. */
function standingIn(column: HTMLElement, sections: readonly HTMLElement[]) {
  const panel = column.firstElementChild ?? column
  const copies: Node[] = []
  const standing = sections.map((section) => {
    if (column.contains(section)) return section
    // A copy of an element is one as well.
    const copy = section.cloneNode(true) as HTMLElement
    panel.append(copy)
    copies.push(copy)
    return copy
  })
  const leave = () => {
    for (const copy of copies) copy.parentNode?.removeChild(copy)
  }
  return { standing, leave }
}

/** The blocks as they would stand if these sections, which may be among them, stood in the slim column. */
function withoutThose(
  blocks: readonly Block[],
  elements: readonly HTMLElement[],
  beside: readonly HTMLElement[],
): Block[] {
  let up = 0
  let from: Block | null = null
  return blocks.flatMap((block, i) => {
    const isBeside = beside.some((section) => section.contains(elements[i] ?? null))
    if (isBeside) from ??= block
    else if (from !== null) {
      up += block.top - from.top
      from = null
    }
    return isBeside ? [] : [{ ...block, top: block.top - up, bottom: block.bottom - up }]
  })
}

/** How much of the last page is filled, and how much of the one before is not. */
function fillOf(
  blocks: readonly Block[],
  starts: readonly { block: number }[],
  page: Page,
): Pick<Fill, 'last' | 'left'> {
  const topAt = (start: { block: number } | undefined): number =>
    blocks[start?.block ?? -1]?.top ?? page.margin
  const filled = (start: { block: number } | undefined, next: number): number =>
    ((blocks[next - 1]?.bottom ?? topAt(start)) - topAt(start)) / roomOf(page)
  const [last, before] = [starts.at(-1), starts.at(-2)]
  const left = last === undefined ? 0 : Math.max(0, 1 - filled(before, last.block))
  return { last: filled(last, blocks.length), left }
}

/** The sections of the slim column in order, wherever they stand now. */
const besideOf = (main: Element, side: Element): HTMLElement[] =>
  [main, side]
    .flatMap((column) => [...column.querySelectorAll<HTMLElement>('.section[data-slim]')])
    .toSorted((a, b) => Number(a.dataset['slim']) - Number(b.dataset['slim']))

const knownHeights = new WeakMap<Element, Pick<Columns, 'heights'> & { asked: string }>()

/** What each takes in the slim column; while nothing in them and nothing of the look changes, as before. */
function heightsIn(side: HTMLElement, sections: readonly HTMLElement[], page: Page) {
  const look = [...(side.closest('.sheet')?.attributes ?? [])].map(({ value }) => value)
  const faces = [...document.fonts].filter(({ status }) => status === 'loaded').length
  const shown = sections.map((one) => (isShown(one) ? one.outerHTML : ''))
  const asked = [...look, faces, ...shown].join('\n')
  const known = knownHeights.get(side)
  if (known?.asked === asked) return known
  const { standing, leave } = standingIn(side, sections)
  const all = [...side.querySelectorAll<HTMLElement>('.section')].filter(isShown)
  const scale = scaleOf(side, page)
  const ends = all.map(
    (one) => (one.getBoundingClientRect().bottom - side.getBoundingClientRect().top) / scale,
  )
  leave()
  const heights = standing.map((one) => {
    const end = ends[all.indexOf(one)]
    return end === undefined ? 0 : end - (ends[all.indexOf(one) - 1] ?? 0)
  })
  const measuredNow = { asked, heights }
  knownHeights.set(side, measuredNow)
  return measuredNow
}

/** By the width of the paper: `offsetWidth` is rounded, and a page high that is half a px. */
const scaleOf = (inside: Element, { width }: Page): number =>
  (inside.closest('.sheet-flow')?.getBoundingClientRect().width ?? width) / width

const topOf = (element: Element, flow: Element, page: Page): number =>
  (element.getBoundingClientRect().top - flow.getBoundingClientRect().top) / scaleOf(flow, page)

function measured(elements: readonly HTMLElement[], flow: HTMLElement, page: Page): Block[] {
  const sheet = flow.getBoundingClientRect()
  const scale = scaleOf(flow, page)
  return elements.map((element, i) => blockOf(element, elements[i - 1], sheet.top, scale))
}

function push(
  elements: readonly HTMLElement[],
  blocks: readonly Block[],
  starts: readonly { block: number; page: number }[],
  { height, gap, margin }: Page,
): void {
  let pushed = 0
  for (const { block, page: number } of starts) {
    const element = elements[block]
    const top = blocks[block]?.top
    if (!element || top === undefined) continue
    const wanted = number * (height + gap) + margin
    const natural = Number.parseFloat(getComputedStyle(element).marginTop) || 0
    const more = wanted - top - pushed
    pushed += more
    element.dataset['pageStart'] = String(number)
    element.style.setProperty('--page-push', `${natural + more}px`)
  }
}

function blockOf(
  element: HTMLElement,
  before: HTMLElement | undefined,
  sheetTop: number,
  scale: number,
): Block {
  const rect = element.getBoundingClientRect()
  const kind = element.dataset['block']
  return {
    top: (rect.top - sheetTop) / scale,
    bottom: (rect.bottom - sheetTop) / scale,
    keepsWithNext: kind === 'heading' || kind === 'head',
    startsEntry: kind !== 'line' && before?.dataset['block'] !== 'heading',
  }
}
