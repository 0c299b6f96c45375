/** What is held against a printed PDF: its fields, its order, its fonts and where its pages break. */
import { execFileSync } from 'node:child_process'

import type { Sheet } from '#domain/exchange/sheet.ts'
import { machineRead } from '#domain/exchange/machine-read.ts'
import type { PdfDocument } from '#domain/reading/items.ts'
import { readResume } from '#domain/reading/read-resume.ts'
import { designs } from '#domain/resume/designs.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { diffArrays } from 'diff'

/** `asStranger`: by a reader that knows nothing of our sheets. */
export function lostFields(content: ResumeContent, document: PdfDocument, asStranger = false) {
  const { fields, unplaced } = machineRead(content, readResume(document, { asStranger }))
  return {
    count: fields.length,
    lost: fields.filter(({ isSame }) => !isSame),
    unplaced,
  }
}

type Section = Sheet['columns'][number][number]

/**
 * Each text of the sheet, in the order in which its pages are read: the wide column of the first page, what
 * stands beside it, then the lines of later pages, which are as wide as the page.
 */
export function textsOf(sheet: Sheet, document: PdfDocument): string[] {
  const head = [sheet.name, sheet.headline, sheet.contact.map(({ text }) => text).join(' · ')]
  const [main = [], side = []] = sheet.columns
  const inSlim = rowsIn(document, 0, slimFrom(document), Infinity).map(folded)
  const beside = side.filter(({ title }) => inSlim.some((row) => startsAlike(folded(title), row)))
  const below = side.filter((one) => !beside.includes(one))
  const flow = [...main, ...below].flatMap((one) => textsIn(one, sheet, false))
  const first = flow.slice(0, turnOf(flow, rowsIn(document, 1, 0, Infinity)))
  const slim = beside.flatMap((one) => textsIn(one, sheet, true))
  return [...head, ...first, ...slim, ...flow.slice(first.length)].filter(Boolean)
}

/** Which text begins the page of these rows: of several that may, the one whose followers stand on it. */
function turnOf(flow: readonly string[], rows: readonly string[]): number {
  const [top] = rows
  if (top === undefined) return flow.length
  const page = rows.map(bare).join('')
  const [best] = flow
    .map((text, i) => ({ i, begins: startsAlike(folded(text), folded(top)) }))
    .filter(({ begins }) => begins)
    .map(({ i }) => ({
      i,
      on: flow.slice(i, i + 6).filter((one) => page.includes(bare(one))).length,
    }))
    .toSorted((a, b) => b.on - a.on)
  return best?.i ?? flow.length
}

export const bare = (text: string): string => folded(text).replace(/\s+/g, '')

/** The slim column stands beside the wide one on the first page. */
export const edgesOf = (document: PdfDocument, page: number, { layout }: Sheet): number[] =>
  page === 0 && layout === 'two-column' ? [0, slimFrom(document), Infinity] : [0, Infinity]

const slimFrom = ({ pages }: PdfDocument): number => 0.64 * (pages[0]?.width ?? 595)

function textsIn({ title, slimTitle, blocks }: Section, sheet: Sheet, narrow: boolean): string[] {
  const texts = [narrow ? slimTitle : title]
  const add = (block: Section['blocks'][number]): void => {
    if (block.kind === 'text') texts.push(...block.lines)
    else if (block.kind === 'run') texts.push(...runOf(block.parts, narrow))
    else if (block.kind === 'line') {
      const { title, level, link, dates } = block
      const facts = block.facts.map(({ text }) => text)
      const isApart = designs[sheet.design].dates === 'beside' && dates.length <= 30
      const named = namedOf({ title, level })
      // At the end of its first line a date has no place in the order.
      const all = [named, ...facts, isApart ? '' : dates, link?.text ?? '']
      const said = [...facts, link?.text ?? ''].filter(Boolean)
      const isBehind = said.length > 0 && dates.length <= 10
      if (narrow && isBehind) texts.push(named, [...said, dates].filter(Boolean).join(', '))
      else if (narrow) texts.push(named, said.join(', '), dates)
      else texts.push(all.filter(Boolean).join(', '))
      texts.push(...block.bullets.map((lines) => `• ${lines.join(' ')}`))
    } else if (block.kind === 'skills')
      texts.push(
        [block.category, block.words].filter(Boolean).join(narrow ? ' ' : `${sheet.colon} `),
      )
    else {
      const names = [...block.place.map(({ text }) => text), block.location ?? '']
      const place = names.filter(Boolean).join(', ')
      const isUnder = designs[sheet.design].dates === 'under'
      texts.push(block.title)
      // In the narrow column the dates stand below the place. Beside a title they are read before the place
      // or behind it: there they have no place in the order.
      if (narrow) texts.push(place, block.dates)
      else texts.push([isUnder ? block.dates : '', place].filter(Boolean).join(' · '))
      texts.push(...block.paragraphs.flat())
      texts.push(block.technologies)
      texts.push(...block.bullets.map((lines) => `• ${lines.join(' ')}`))
      if (block.nested !== null) add(block.nested)
    }
  }
  for (const block of blocks) add(block)
  return texts
}

/** Names one behind the other; in the slim column those with a level stand on a line each. */
function runOf(parts: readonly { title: string; level: string }[], narrow: boolean): string[] {
  if (narrow && parts.some(({ level }) => level !== '')) return parts.map(namedOf)
  return [parts.map(namedOf).join(' · ')]
}

const namedOf = ({ title, level }: { title: string; level: string }): string =>
  title === '' || level === '' ? title + level : `${title} (${level})`

/**
 * The sign between two ways to reach somebody is no word, and stands at no line's end. In one case: some
 * designs print headings in capitals.
 */
export const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '·')

/** How many of the expected words come in their order. */
export function inOrder(expected: readonly string[], read: readonly string[]): number {
  return diffArrays([...expected], [...read])
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0)
}

export const pdftotext = (file: string): string =>
  execFileSync('pdftotext', ['-enc', 'UTF-8', file, '-'], { encoding: 'utf8' })

/** Fonts that are pictures, by poppler. */
export const type3Fonts = (file: string): number =>
  execFileSync('pdffonts', [file], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => / Type 3 /.test(line)).length

/**
 * Pages that begin inside a text or end with a heading. A place where a page may begin is the begin of a
 * text of the sheet; what it may not end with is a title.
 */
export function badBreaks(document: PdfDocument, sheet: Sheet): string[] {
  const texts = textsOf(sheet, document)
  const sections = new Set(sheet.columns.flat().map(({ title }) => folded(title)))
  const bad: string[] = []
  const last = document.pages.length - 1
  for (let page = 0; page <= last; page++) {
    const edges = edgesOf(document, page, sheet)
    const [top = ''] = rowsIn(document, page, 0, Infinity)
    const begins = texts.some((text) => startsAlike(folded(text), folded(top)))
    if (page > 0 && top !== '' && !begins) bad.push(`page ${page + 1} begins with “${top}”`)
    for (const [i, left] of edges.slice(0, -1).entries()) {
      const bottom = rowsIn(document, page, left, edges[i + 1] ?? Infinity).at(-1) ?? ''
      if (page < last && sections.has(folded(bottom)))
        bad.push(`page ${page + 1} ends with “${bottom}”`)
    }
  }
  return bad
}

const folded = (text: string): string => text.toUpperCase()

/** Runs of one line are joined with spaces that may not stand between them. */
function startsAlike(text: string, line: string): boolean {
  const [a, b] = [text, line].map((one) => one.replace(/\s+/g, ''))
  return (a ?? '').startsWith((b ?? '').slice(0, 30)) || (b ?? '').startsWith(a ?? '')
}

const rowsIn = (...where: Parameters<typeof rowsAt>): string[] =>
  rowsAt(...where).map(({ text }) => text)

export type Row = { text: string; y: number; width: number }

/** The rows of a page from top to bottom, of what begins between two edges. */
export function rowsAt({ items }: PdfDocument, page: number, left: number, right: number): Row[] {
  const here = items.filter(
    (item) =>
      item.page === page &&
      item.text.trim() !== '' &&
      item.x >= left &&
      item.x < right &&
      // Above the text of later pages stands whose they are.
      (page === 0 || item.y > 34),
  )
  const rows: (typeof here)[] = []
  for (const item of here.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    if (row?.[0] !== undefined && item.y - row[0].y < 2) row.push(item)
    else rows.push([item])
  }
  return rows.map((row) => {
    const inOrder = row.toSorted((a, b) => a.x - b.x)
    const text = inOrder.map((one) => one.text.trim()).join(' ')
    const [x, end] = [inOrder[0]?.x ?? 0, Math.max(...row.map((one) => one.x + one.width))]
    return { text: text.trim(), y: row[0]?.y ?? 0, width: end - x }
  })
}
