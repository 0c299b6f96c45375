/**
 * A page's HTML as a small tree and its data scripts. The parser forgives as browsers do; what is
 * too deep or too much is left out, so that no page makes us work without end. Text that a person
 * who opens the page would not see is marked.
 */
import { Parser } from 'htmlparser2'

export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (Element | string)[]
  /** Said to be hidden, by itself or by what it stands in. */
  isHidden: boolean
}

export interface Page {
  root: Element
  /** The texts of scripts that hold JSON-LD, in their order. */
  data: string[]
  /** The texts of scripts that hold other JSON: what the page's program begins with. */
  state: string[]
}

const mostElements = 60_000
/** Pages are some tens of elements deep; what is deeper stands beside, not within. */
const deepest = 100
/** So many elements that nobody closed, and the rest is not read: it would only be more of it. */
const mostOpen = 1_000
const chunkLength = 4_096
const longestData = 1_000_000

/** Elements whose content is no text of the page. */
const unread = new Set(
  'style noscript template iframe object svg math select textarea audio video canvas'.split(' '),
)

export function readPage(html: string): Page {
  const root: Element = { name: 'page', attributes: {}, children: [], isHidden: false }
  const open: Element[] = [root]
  const data: string[] = []
  const state: string[] = []
  let elements = 0
  /** How far within an element that is not read. */
  let unreadDepth = 0
  let script: string | null = null
  let scripts: string[] | null = null

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'script') {
          const type = attributes['type']
          scripts = isData(type) ? data : isState(type) ? state : null
          script = scripts === null ? null : ''
        }
        if (unreadDepth > 0 || unread.has(name) || name === 'script') {
          unreadDepth++
          return
        }
        const within = open.at(-1) ?? root
        const isHidden = within.isHidden || (!isWhole.has(name) && saysHidden(attributes))
        const element: Element = { name, attributes, children: [], isHidden }
        elements++
        if (open.length < deepest) within.children.push(element)
        open.push(element)
      },
      ontext(text) {
        if (script !== null) script += text
        else if (unreadDepth === 0) addText(open.at(-1) ?? root, text)
      },
      onclosetag(name) {
        if (name === 'script' && script !== null) {
          if (script.length <= longestData) scripts?.push(script)
          script = null
        }
        if (unreadDepth > 0) unreadDepth--
        else if (open.length > 1) open.pop()
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  const isEnough = () => open.length >= mostOpen || elements >= mostElements
  for (let at = 0; at < html.length && !isEnough(); at += chunkLength) {
    parser.write(html.slice(at, at + chunkLength))
  }
  parser.end()
  return { root, data, state }
}

/** The parser gives a text in pieces. */
function addText({ children }: Element, text: string): void {
  const last = children.at(-1)
  if (typeof last === 'string') children[children.length - 1] = last + text
  else children.push(text)
}

const isData = (type = ''): boolean => /^\s*application\/(?:ld\+json|json\+ld)\b/i.test(type)

const isState = (type = ''): boolean => /^\s*application\/json\b/i.test(type)

/** A page that hides these shows them when its program has begun. */
const isWhole = new Set(['html', 'body', 'main'])

function saysHidden(attributes: Readonly<Record<string, string>>): boolean {
  return (
    'hidden' in attributes ||
    attributes['aria-hidden'] === 'true' ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes['style'] ?? '')
  )
}

/** Every element, in the order of the page. */
export function* elementsOf(root: Element): Generator<Element> {
  const left: Element[] = [root]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    yield next
    for (const child of next.children.toReversed()) if (typeof child !== 'string') left.push(child)
  }
}

const letters = new WeakMap<Element, number>()

/** How many letters a person reads in an element; counted once. */
export function lettersIn(element: Element): number {
  const known = letters.get(element)
  if (known !== undefined) return known
  const count = element.isHidden
    ? 0
    : element.children.reduce(
        (sum, child) => sum + (typeof child === 'string' ? child.trim().length : lettersIn(child)),
        0,
      )
  letters.set(element, count)
  return count
}

/** What a person reads in an element, as one line. */
export function lineOf(element: Element): string {
  return wordsOf(element).replace(/\s+/g, ' ').trim()
}

function wordsOf(element: Element): string {
  if (element.isHidden) return ''
  return element.children
    .map((child) => (typeof child === 'string' ? child : ` ${wordsOf(child)} `))
    .join('')
}

/** What a person reads in an element, as plain HTML without attributes. */
export function htmlOf(element: Element): string {
  if (element.isHidden) return ''
  const inner = element.children
    .map((child) => (typeof child === 'string' ? escaped(child) : htmlOf(child)))
    .join('')
  // A form that is not around the post holds it.
  return beside.has(element.name) ? inner : `<${element.name}>${inner}</${element.name}>`
}

const beside = new Set(['page', 'form'])

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const hasClass = (element: Element, pattern: RegExp): boolean =>
  pattern.test(element.attributes['class'] ?? '')

const naming = ['class', 'id', 'data-testid', 'data-automation']
/** What stands in such a name and says nothing of its own. */
const saysNothing = new Set('name text label value link title job'.split(' '))

/** Whether an element is called by one of these words: "company", "job-location", "employer_name". */
export const isCalled = ({ attributes }: Element, words: ReadonlySet<string>): boolean =>
  naming.some((attribute) =>
    (attributes[attribute] ?? '').split(/\s+/).some((name) => {
      const parts = name.toLowerCase().split(/[-_]+/)
      const own = parts.filter((part) => !saysNothing.has(part))
      return words.has(own.at(-1) ?? '') || words.has(own.join(''))
    }),
  )
