/**
 * What stands around a post on its page and is no part of it: menus, forms, notices about cookies,
 * the way to the page, boxes of other jobs. Told by the element, by what it calls itself, or by what
 * it holds; never by more than most of the page, since an element that nobody closed holds all of it.
 */
import type { Element } from './page.ts'
import { elementsOf, lineOf } from './page.ts'
import { isPageWord } from './page-words.ts'

const aroundTags = new Set('nav header footer aside form dialog button head label'.split(' '))
const aroundRoles = new Set(
  'navigation banner contentinfo dialog alertdialog search menu'.split(' '),
)
const aroundNames =
  /(?:^|[\s_-])(?:cookies?|consent|gdpr|onetrust|cmplz|breadcrumbs?|social|share|sharing|newsletter|site-?nav|menu|skip-link|related|similar)(?:[\s_-]|$)/i
/** An element that holds so much of a page is the page. */
const most = 0.6

export function surroundingsOf(root: Element): ReadonlySet<Element> {
  const whole = lengthOf(root)
  const isSmall = (element: Element) => lengthOf(element) <= whole * most
  const all = [...elementsOf(root)]
  const headings = all.filter((one) => /^h[1-6]$/.test(one.name) || one.name === 'strong')
  const boxes = headings.filter((one) => isPageWord(lineOf(one), 'beside'))
  const besides = boxes.flatMap((heading) => boxOf(heading, root) ?? [])
  return new Set([
    ...all.filter((one) => isAround(one) && isSmall(one)),
    ...besides.filter(isSmall),
  ])
}

const isAround = ({ name, attributes }: Element): boolean =>
  aroundTags.has(name) ||
  aroundRoles.has(attributes['role'] ?? '') ||
  aroundNames.test(`${attributes['id'] ?? ''} ${attributes['class'] ?? ''}`)

/** The smallest element around a heading that holds more than the heading. */
function boxOf(heading: Element, root: Element): Element | null {
  const way = wayTo(root, heading)
  const own = lengthOf(heading)
  return way.toReversed().find((one) => one !== heading && lengthOf(one) > own + 20) ?? null
}

function wayTo(root: Element, wanted: Element): Element[] {
  if (root === wanted) return [root]
  for (const child of root.children) {
    const way = typeof child === 'string' ? [] : wayTo(child, wanted)
    if (way.length > 0) return [root, ...way]
  }
  return []
}

const lengths = new WeakMap<Element, number>()

/** Letters that a person reads in an element. */
function lengthOf(element: Element): number {
  const known = lengths.get(element)
  if (known !== undefined) return known
  const length = element.isHidden
    ? 0
    : element.children.reduce(
        (sum, child) => sum + (typeof child === 'string' ? child.trim().length : lengthOf(child)),
        0,
      )
  lengths.set(element, length)
  return length
}
