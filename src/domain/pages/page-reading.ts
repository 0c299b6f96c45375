/** A page as the votes on it read it: its elements, its lines, what heads it, and its main text. */
import { cleanJobText } from '#domain/jobs/clean-text.ts'
import { plainText, htmlToText } from '#domain/posts/html-text.ts'
import { readJob } from '#domain/ads/requirements.ts'
import type { JobReading } from '#domain/ads/reading.ts'
import { labelled } from './labels.ts'
import { elementsOutside, leavesOf } from './leaves.ts'
import { mainOf, withoutAround } from './main-part.ts'
import { elementsOf, htmlOf, lettersIn, lineOf } from './page.ts'
import type { Element, Page } from './page.ts'
import { surroundingsOf } from './surroundings.ts'
import type { Said } from './vote.ts'

export interface PageReading {
  page: Page
  link: string
  all: readonly Element[]
  /** Those that do not stand around the post. */
  outside: readonly Element[]
  /** The lines of these, and of the whole page. */
  lines: readonly string[]
  allLines: readonly string[]
  /** What may be the post, as an element, as HTML and as text. */
  main: Element
  html: string
  ad: JobReading
  /** What the page is headed with. */
  heads: readonly Said[]
  /** What the page says of itself to those who link it. */
  description: string
}

/** `body`: the post, where the page names it by a class. */
export function readingOf(page: Page, link: string, body?: Element): PageReading {
  const all = [...elementsOf(page.root)]
  const around = surroundingsOf(page.root)
  const outside = elementsOutside(page.root, around)
  const main = withoutAround(body ?? mainOf(page.root, around), around)
  const html = htmlOf(main)
  const ad = readJob(cleanJobText(plainText(htmlToText(html))))
  const lines = leavesOf(outside)
  const heads = headsOf(page, all, outside, lines)
  const description = metaOf(all, 'description', 'og:description')
    .join('\n')
    .slice(0, longestDescription)
  const allLines = leavesOf(all)
  return { page, link, all, outside, lines, allLines, main, html, ad, heads, description }
}

/** A post of which only the text is known: each line stands alone. */
export function readingOfText(ad: JobReading): PageReading {
  const rows = ad.text.split('\n').filter((row) => row.trim() !== '')
  const elements = rows.map((row): Element => ({
    name: 'p',
    attributes: {},
    children: [row],
    isHidden: false,
  }))
  const main: Element = { name: 'page', attributes: {}, children: elements, isHidden: false }
  const all = [main, ...elements]
  const lines = leavesOf(all)
  return {
    page: { root: main, data: [], state: [] },
    link: '',
    all,
    outside: all,
    lines,
    allLines: lines,
    main,
    html: '',
    ad,
    heads: lines.slice(0, mostHeadLines).map((text) => ({ from: 'line', text })),
    description: '',
  }
}

export const metaOf = (all: readonly Element[], ...names: string[]): string[] =>
  all.flatMap(({ name, attributes }) =>
    name === 'meta' &&
    names.includes((attributes['property'] ?? attributes['name'] ?? '').toLowerCase())
      ? [(attributes['content'] ?? '').trim()]
      : [],
  )

/** Where pages say which page they are. */
function headsOf(
  page: Page,
  all: readonly Element[],
  outside: readonly Element[],
  lines: readonly string[],
): Said[] {
  const said = (from: string, texts: readonly string[]): Said[] =>
    texts.flatMap((text) => (text.length > 2 && text.length <= longestHead ? [{ from, text }] : []))
  const shown = (name: string) => all.filter((one) => one.name === name && !one.isHidden)
  const headings = outside.filter(
    (one) => /^h[2-4]$/.test(one.name) && !one.isHidden && lettersIn(one) > 0,
  )
  const label = labelled(page.root, 'title')
  const firsts = shown('h1').filter((one) => lettersIn(one) > 0)
  return [
    ...said('title', shown('title').slice(0, 1).map(lineOf)),
    ...said('og', metaOf(all, 'og:title', 'twitter:title')),
    // Of many, each is but one of them.
    ...said('h1', (firsts.length > 2 ? [] : firsts).flatMap(rowsOf)),
    ...said('heading', headings.slice(0, 1).flatMap(rowsOf)),
    ...said('label', label === null ? [] : [label]),
    ...said('line', lines.slice(0, mostHeadLines)),
  ]
}

const longestHead = 200
const mostHeadLines = 12
const longestDescription = 1_000
const longestHeading = 60

/** A long heading says several things, each in an element of its own. */
function rowsOf(heading: Element): string[] {
  const line = lineOf(heading)
  return line.length <= longestHeading ? [line] : [line, ...leavesOf([...elementsOf(heading)])]
}
