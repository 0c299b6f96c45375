/**
 * Postings that a page marks up in its text (microdata's itemprop, RDFa's property) as the same kind
 * of value that JSON-LD gives, so that one reader reads both.
 */
import { elementsOf, htmlOf, lineOf } from './page.ts'
import type { Element } from './page.ts'

export type Item = Record<string, unknown>

/** Every posting, those within others not counted twice. */
export function itemPostings(root: Element): Item[] {
  const found: Item[] = []
  for (const element of elementsOf(root)) {
    if (isItem(element) && /(?:^|[/\s:])JobPosting(?:\s|$)/.test(typeOf(element))) {
      found.push(itemOf(element, 0))
    }
  }
  return found
}

const typeOf = ({ attributes }: Element): string =>
  attributes['itemtype'] ?? attributes['typeof'] ?? ''

const isItem = ({ attributes }: Element): boolean =>
  'itemscope' in attributes || 'typeof' in attributes

const propertyOf = ({ attributes }: Element): string =>
  (attributes['itemprop'] ?? attributes['property'] ?? '').trim()

const deepest = 8

function itemOf(element: Element, depth: number): Item {
  const item: Item = { '@type': typeOf(element).split(/[/:]/).at(-1) ?? '' }
  if (depth < deepest) collect(element, item, depth)
  return item
}

function collect(element: Element, item: Item, depth: number): void {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    for (const name of propertyOf(child).split(/\s+/)) {
      const key = name.replace(/^schema:/, '')
      if (key !== '') add(item, key, isItem(child) ? itemOf(child, depth + 1) : valueOf(child, key))
    }
    if (!isItem(child)) collect(child, item, depth)
  }
}

function add(item: Item, key: string, value: unknown): void {
  const known = item[key]
  if (known === undefined) item[key] = value
  else if (Array.isArray(known)) known.push(value)
  else item[key] = [known, value]
}

/** Texts of many lines keep their markup; the rest is a line. */
const longTexts = new Set(
  'description responsibilities qualifications skills experienceRequirements educationRequirements jobBenefits benefits incentiveCompensation'.split(
    ' ',
  ),
)

function valueOf(element: Element, key: string): string {
  const { name, attributes } = element
  const given =
    attributes['content'] ??
    (name === 'time' ? attributes['datetime'] : undefined) ??
    (name === 'a' || name === 'link' ? attributes['href'] : undefined) ??
    (name === 'data' ? attributes['value'] : undefined)
  if (given !== undefined) return given
  return longTexts.has(key) ? htmlOf(element) : lineOf(element)
}
