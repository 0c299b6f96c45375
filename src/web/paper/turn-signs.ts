/**
 * The sign between two ways to reach somebody is left out where a line ends, and the lines are of about
 * one length. No style can say so: the ways are measured, and where a line ends is marked here
 * (`data-turn`), for the screen and for print. On a narrow screen lines end where print does not end
 * them: they end where the browser ends them, and what is marked there is for the screen alone.
 */
import { turnsBetween } from './lines-of-ways.ts'

export function turnSigns(flow: HTMLElement, lines: 'printed' | 'narrow'): void {
  for (const turned of flow.querySelectorAll<HTMLElement>('[data-turn]'))
    delete turned.dataset['turn']
  for (const contact of flow.querySelectorAll<HTMLElement>('.contact')) {
    const signs =
      lines === 'narrow' ? signsIn(contact).filter(isBetweenLines) : turningSigns(contact)
    for (const sign of signs) sign.dataset['turn'] = lines
  }
}

const signsIn = (contact: HTMLElement): HTMLElement[] => [
  ...contact.querySelectorAll<HTMLElement>('.separator'),
]

/** The sign before each way that begins a line of its own. */
function turningSigns(contact: HTMLElement): HTMLElement[] {
  const ways = [...contact.children].filter((way) => rectsOf(way).length > 0)
  const signs = ways.map((way) => way.querySelector<HTMLElement>('.separator'))
  const drawn = signs.find((sign) => sign !== null && widthOf(rectsOf(sign.firstElementChild)) > 0)
  const sign = drawn?.firstElementChild
  if (!sign) return []
  // Behind the sign stands a space as before it, which may hang over the line's end.
  const space = document.createRange()
  space.setStart(sign.firstChild ?? sign, 0)
  space.setEnd(sign.firstChild ?? sign, 1)
  const between = widthOf(rectsOf(sign)) + widthOf(rectsOf(space))
  const widths = ways.map((way, i) => widthOf(rectsOf(behind(way, signs[i] ?? null))))
  const turns = turnsBetween(widths, between, contact.getBoundingClientRect().width)
  return turns.flatMap((turn) => signs[turn] ?? [])
}

/** What stands before it and what stands behind it are on different lines. */
function isBetweenLines(sign: HTMLElement): boolean {
  const way = sign.parentElement
  let last = way?.previousElementSibling ?? null
  // A way that is not given stands between two that are, and is not drawn.
  while (last !== null && rectsOf(last).length === 0) last = last.previousElementSibling
  const before = rectsOf(last).at(-1)
  const [after] = rectsOf(way && behind(way, sign))
  return before !== undefined && after !== undefined && after.top > before.top + before.height / 2
}

function behind(way: Element, sign: HTMLElement | null): Range {
  const range = document.createRange()
  range.selectNodeContents(way)
  if (sign !== null) range.setStartAfter(sign)
  return range
}

const rectsOf = (some: Element | Range | null): DOMRect[] =>
  [...(some?.getClientRects() ?? [])].filter(({ width }) => width > 0)

/** From end to end, of what stands on one line; what stands on several is longer than any. */
function widthOf(rects: readonly DOMRect[]): number {
  const [first] = rects
  if (first === undefined) return 0
  if (rects.some(({ top }) => top > first.top + first.height / 2)) return Infinity
  return Math.max(...rects.map(({ right }) => right)) - Math.min(...rects.map(({ left }) => left))
}
