/** The lines of a page as they stand one below the other: elements that hold text and no other text. */
import type { Element } from './page.ts'
import { elementsOf, lettersIn, lineOf } from './page.ts'

const longestLine = 160
/** What holds more is a part of the page, whose lines are within it. */
const mostLetters = 2_000

/** Without what stands around the post; a longer text is no line but a paragraph. */
export function leavesOf(all: readonly Element[]): string[] {
  return all.flatMap((element) => {
    if (element.isHidden || lettersIn(element) > mostLetters || !holdsText(element)) return []
    return rowsOf(element)
      .map(lineOf)
      .filter((line) => line !== '' && line.length <= longestLine)
  })
}

/** An element parted where a line is broken. */
function rowsOf(element: Element): Element[] {
  const rows: Element[] = [{ ...element, children: [] }]
  for (const child of element.children) {
    if (typeof child !== 'string' && child.name === 'br') rows.push({ ...element, children: [] })
    else rows.at(-1)?.children.push(child)
  }
  return rows
}

const holdsText = ({ name, children }: Element): boolean =>
  name !== 'title' && children.some((child) => typeof child === 'string' && child.trim() !== '')

/** Every element of a page that is not within one of these. */
export function elementsOutside(root: Element, around: ReadonlySet<Element>): Element[] {
  const within = new Set<Element>()
  return [...elementsOf(root)].filter((element) => {
    const isWithin = around.has(element) || within.has(element)
    if (isWithin)
      for (const child of element.children) if (typeof child !== 'string') within.add(child)
    return !isWithin
  })
}
