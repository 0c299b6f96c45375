/**
 * What stands around a post on its page and is no part of it: menus, forms, notices about cookies,
 * the way to the page, boxes of other jobs. Told by the element, by what it calls itself, or by what
 * it holds; never by more than most of the page, since an element that nobody closed holds all of it.
 */
import type { Element } from './page.ts'
import { elementsOf, lettersIn, lineOf } from './page.ts'
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
  const whole = lettersIn(root)
  const isSmall = (element: Element) => lettersIn(element) <= whole * most
  const all = [...elementsOf(root)]
  const headings = all.filter((one) => /^(?:h[1-6]|strong)$/.test(one.name) && isShort(one))
  const boxes = headings.filter((one) => isPageWord(lineOf(one), 'beside'))
  const parents = parentsOf(all)
  const besides = boxes.flatMap((heading) => boxOf(heading, parents) ?? [])
  return new Set([
    ...all.filter((one) => isAround(one) && isSmall(one) && !isHeadOfPost(one, parents)),
    ...besides.filter(isSmall),
  ])
}

/** As a heading of a box is. */
const isShort = (element: Element): boolean => lettersIn(element) <= 80

const isAround = ({ name, attributes }: Element): boolean =>
  aroundTags.has(name) ||
  aroundRoles.has(attributes['role'] ?? '') ||
  aroundNames.test(`${attributes['id'] ?? ''} ${attributes['class'] ?? ''}`)

/** A header within the main part is the post's own. */
function isHeadOfPost(element: Element, parents: ReadonlyMap<Element, Element>): boolean {
  let within = element.name === 'header' ? parents.get(element) : undefined
  while (within !== undefined && !/^(?:main|article)$/.test(within.name))
    within = parents.get(within)
  return within !== undefined
}

/** The smallest element around a heading that holds more than the heading. */
function boxOf(heading: Element, parents: ReadonlyMap<Element, Element>): Element | null {
  const own = lettersIn(heading)
  let box = parents.get(heading)
  while (box !== undefined && lettersIn(box) <= own + 20) box = parents.get(box)
  return box ?? null
}

function parentsOf(all: readonly Element[]): ReadonlyMap<Element, Element> {
  const parents = new Map<Element, Element>()
  for (const element of all)
    for (const child of element.children) if (typeof child !== 'string') parents.set(child, element)
  return parents
}
