/** The part of a page that is the post, if the page is one. */
import { elementsOf, lettersIn } from './page.ts'
import type { Element } from './page.ts'

const leastLetters = 400

/** The one main part of a page, else its body, and in it the smallest that still holds nearly all. */
export function mainOf(root: Element, around: ReadonlySet<Element>): Element {
  const all = [...elementsOf(root)]
  const letters = countLetters(root, around)
  const lettersOf = (one: Element) => letters.get(one) ?? 0
  const isLong = (one: Element) => lettersOf(one) >= leastLetters
  const isMost = (one: Element) => lettersOf(one) >= lettersOf(root) * 0.4
  const mains = all.filter((one) => one.name === 'main' || one.attributes['role'] === 'main')
  const articles = all.filter((one) => one.name === 'article' && isLong(one))
  let found =
    mains.find(isLong) ??
    (articles.length === 1 ? articles.find(isMost) : undefined) ??
    all.find((one) => one.name === 'body' && lettersIn(one) > 0) ??
    root
  const whole = lettersOf(found)
  for (;;) {
    const inner = found.children.find(
      (child) => typeof child !== 'string' && lettersOf(child) >= whole * 0.9,
    )
    if (typeof inner !== 'object' || whole === 0) return found
    found = inner
  }
}

/** How much there is to read in each element, without what stands around a post. */
function countLetters(root: Element, around: ReadonlySet<Element>): ReadonlyMap<Element, number> {
  const counts = new Map<Element, number>()
  const count = (element: Element): number => {
    const isRead = !element.isHidden && !around.has(element) && element.name !== 'title'
    const sum = element.children.reduce(
      (sum, child) => sum + (typeof child === 'string' ? child.trim().length : count(child)),
      0,
    )
    counts.set(element, isRead ? sum : 0)
    return isRead ? sum : 0
  }
  count(root)
  return counts
}

export function withoutAround(element: Element, around: ReadonlySet<Element>): Element {
  return {
    ...element,
    children: element.children.flatMap((child) =>
      typeof child === 'string'
        ? child
        : around.has(child) || child.name === 'title'
          ? []
          : withoutAround(child, around),
    ),
  }
}
