/**
 * A Word file's parts → the text items that the reader takes from a PDF, so that one reader reads
 * both. Each paragraph becomes one line on a page as wide as it needs; bold, sizes, bullets, tabs,
 * tables and links are kept. Macros, fields, embedded objects and addresses of pictures are never
 * looked at.
 */
import { email } from './contact-marks.ts'
import type { Ink } from './docx-ink.ts'
import { inkAfter, isOn, plainInk, watchInk } from './docx-ink.ts'
import type { PdfDocument, TextItem } from './items.ts'
import { isPageNumberText } from './running-heads.ts'
import { readXml } from './xml.ts'

export interface DocxParts {
  /** word/document.xml */
  document: string
  /** word/styles.xml and word/_rels/document.xml.rels, '' where there is none. */
  styles: string
  links: string
  /** word/header1.xml and on. */
  headers: readonly string[]
  /** word/footer1.xml and on. */
  footers: readonly string[]
}

const most = { characters: 300_000, pages: 200 } as const
const pageHeight = 842
const bodySize = 11

interface Stretch {
  text: string
  bold: boolean
  italic: boolean
  size: number
  link: string | null
  /** Nobody sees it on the page. */
  isHidden: boolean
}

const plainStretch = { bold: false, italic: false, size: bodySize, link: null, isHidden: false }

interface Paragraph {
  stretches: Stretch[]
  isBullet: boolean
  isHeading: boolean
}

interface Style {
  bold: boolean
  size: number | null
  isHeading: boolean
  isBullet: boolean
  ink: Ink
}

export function itemsOfDocx(parts: DocxParts): PdfDocument {
  const styles = stylesOf(parts.styles)
  const links = linksOf(parts.links)
  const edge = (xml: string): Paragraph[] => paragraphsOf(xml, styles, new Map())
  const [contact, others] = feetOf(parts.footers.flatMap(edge))
  const all = [
    ...parts.headers.flatMap(edge),
    ...contact,
    ...paragraphsOf(parts.document, styles, links),
    ...others,
  ]
  const paragraphs = all.map(withoutHidden).filter(hasText)
  // What hides most of its text is set in a way that is not understood here.
  const isHiding = lettersIn(paragraphs) < lettersIn(all)
  const isMostlySeen = 2 * lettersIn(paragraphs) >= lettersIn(all)
  const document = layOut(isMostlySeen ? paragraphs : all)
  return isHiding && isMostlySeen ? { ...document, hasHidden: true } : document
}

const withoutHidden = (one: Paragraph): Paragraph => ({
  ...one,
  stretches: one.stretches.filter(({ isHidden }) => !isHidden),
})

const lettersIn = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((sum, one) => sum + textOf(one).length, 0)

/**
 * What feet say, each once: ways to reach the person, which belong above, and the rest but for the
 * numbers of pages.
 */
function feetOf(paragraphs: readonly Paragraph[]): [contact: Paragraph[], others: Paragraph[]] {
  const said = new Map(paragraphs.map((one) => [textOf(one), one]))
  const contact: Paragraph[] = []
  const others: Paragraph[] = []
  for (const [text, one] of said) {
    if (isPageNumberText(text)) continue
    const isContact = email.test(text) || /(?:\d[\s()./-]*){8}|www\.|https?:/.test(text)
    ;(isContact ? contact : others).push(one)
  }
  return [contact, others]
}

const textOf = ({ stretches }: Paragraph): string =>
  stretches
    .map(({ text }) => text)
    .join('')
    .trim()

function stylesOf(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>()
  let open: Style | null = null
  for (const part of readXml(xml)) {
    const { kind, text, attributes } = part
    if (text === 'w:style' && kind === 'open') {
      open = { bold: false, size: null, isHeading: false, isBullet: false, ink: plainInk }
      styles.set(attributes['w:styleId'] ?? '', open)
    } else if (text === 'w:style') open = null
    if (open === null || kind !== 'open') continue
    open.ink = inkAfter(open.ink, part)
    if (text === 'w:b') open.bold = isOn(attributes)
    if (text === 'w:sz') open.size = sizeOf(attributes)
    if (text === 'w:numPr') open.isBullet = true
    if (text === 'w:name' && /^(?:heading \d|title)$/i.test(attributes['w:val'] ?? ''))
      open.isHeading = true
  }
  return styles
}

/** Addresses of the web and of mail only. */
function linksOf(xml: string): Map<string, string> {
  const links = new Map<string, string>()
  for (const { kind, text, attributes } of readXml(xml)) {
    const target = attributes['Target'] ?? ''
    if (kind === 'open' && text === 'Relationship' && /^(?:https?:|mailto:)/i.test(target))
      links.set(attributes['Id'] ?? '', target.slice(0, 2_000))
  }
  return links
}

const sizeOf = (attributes: Readonly<Record<string, string>>): number | null => {
  const size = Number(attributes['w:val']) / 2
  return size >= 4 && size <= 72 ? size : null
}

function paragraphsOf(
  xml: string,
  styles: ReadonlyMap<string, Style>,
  links: ReadonlyMap<string, string>,
): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let paragraph: Paragraph | null = null
  let style: Style | undefined
  /** The styles of the paragraphs that are open around this one. */
  const around: (Style | undefined)[] = []
  let run: Omit<Stretch, 'text' | 'isHidden'> | null = null
  let link: string | null = null
  let isText = false
  /** How deep in what is not read: the older form of a text box, deleted text. */
  let skipped = 0
  const cells = cellReader(paragraphs)
  const ink = watchInk(xml, styles)
  const add = (text: string): void => {
    if (paragraph === null) return
    const look = run ?? { ...plainStretch, size: style?.size ?? bodySize }
    paragraph.stretches.push({ ...look, text, link, isHidden: ink.isHidden() })
  }
  for (const part of readXml(xml)) {
    const { kind, text, attributes } = part
    const isOpen = kind === 'open'
    if (kind !== 'text' && (text === 'mc:Fallback' || text === 'w:del')) skipped += isOpen ? 1 : -1
    if (skipped > 0) continue
    if (kind !== 'text') ink.tell(part)
    if (kind === 'text') {
      if (isText) add(text)
    } else if (text === 'w:p') {
      // A text box stands within the paragraph that it is anchored to, which goes on behind it.
      if (paragraph !== null) paragraphs.push(paragraph)
      if (isOpen) around.push(style)
      else style = around.pop()
      if (isOpen) style = undefined
      const isInside = isOpen || around.length > 0
      paragraph = isInside ? { stretches: [], isBullet: false, isHeading: false } : null
    } else if (text === 'w:t') isText = isOpen
    else if (text === 'w:r') {
      const looked = { bold: style?.bold ?? false, italic: false, size: style?.size ?? bodySize }
      run = isOpen ? { ...looked, link } : null
    } else if (text === 'w:hyperlink') {
      link = isOpen ? (links.get(attributes['r:id'] ?? '') ?? null) : null
    } else if (text === 'w:tbl' || text === 'w:tr' || text === 'w:tc') cells(text, isOpen)
    else if (!isOpen || paragraph === null) continue
    else if (text === 'w:pStyle') {
      style = styles.get(attributes['w:val'] ?? '')
      paragraph.isHeading = style?.isHeading ?? false
      paragraph.isBullet ||= style?.isBullet ?? false
    } else if (text === 'w:numPr') paragraph.isBullet = true
    else if (text === 'w:tab' && run !== null) add('\t')
    else if (text === 'w:br' || text === 'w:cr') {
      paragraphs.push(paragraph)
      paragraph = { stretches: [], isBullet: false, isHeading: false }
    } else if (run !== null && text === 'w:b') run.bold = isOn(attributes)
    else if (run !== null && text === 'w:i') run.italic = isOn(attributes)
    else if (run !== null && text === 'w:sz') run.size = sizeOf(attributes) ?? run.size
  }
  return paragraphs.filter(hasText)
}

const hasText = ({ stretches }: Paragraph): boolean =>
  stretches.some(({ text }) => text.trim() !== '')

/**
 * Tables: the cells of a row of short cells stand beside each other on one line; a row with a long
 * cell is a layout of columns, whose cells are read one after the other.
 */
function cellReader(paragraphs: Paragraph[]): (tag: string, isOpen: boolean) => void {
  const rows: { start: number; cells: number[] }[] = []
  return (tag, isOpen) => {
    const row = rows.at(-1)
    if (tag === 'w:tr' && isOpen) rows.push({ start: paragraphs.length, cells: [] })
    else if (tag === 'w:tc' && !isOpen) row?.cells.push(paragraphs.length)
    else if (tag === 'w:tr' && row !== undefined) {
      rows.pop()
      const cells = row.cells.map((end, i) =>
        paragraphs.slice(i === 0 ? row.start : row.cells[i - 1], end),
      )
      if (cells.length < 2 || cells.some((cell) => cell.length > 3)) return
      paragraphs.splice(row.start, paragraphs.length - row.start, ...besideEachOther(cells))
    }
  }
}

function besideEachOther(cells: readonly Paragraph[][]): Paragraph[] {
  const lines = Math.max(...cells.map((cell) => cell.length))
  return Array.from({ length: lines }, (_, line) => {
    const here = cells.map((cell) => cell[line]).filter((one) => one !== undefined)
    const tab = { ...plainStretch, text: '\t' }
    return {
      stretches: here.flatMap(({ stretches }, i) => (i === 0 ? stretches : [tab, ...stretches])),
      isBullet: here.some(({ isBullet }) => isBullet),
      isHeading: here.some(({ isHeading }) => isHeading),
    }
  })
}

function layOut(paragraphs: readonly Paragraph[]): PdfDocument {
  const items: TextItem[] = []
  const links: PdfDocument['links'] = []
  let page = 0
  let y = 40
  let characters = 0
  let widest = 595
  let truncated = false
  for (const { stretches, isBullet, isHeading } of paragraphs) {
    const tallest = Math.max(...stretches.map(({ size }) => size))
    if (characters > most.characters || page >= most.pages) truncated = true
    if (truncated) break
    y += tallest * (isHeading ? 2.2 : 1.35)
    if (y > pageHeight - 60) {
      page++
      y = 40 + tallest * 1.35
    }
    let x = isBullet ? 72 : 50
    const base = { page, y, font: 'Word', size: tallest, bold: false, italic: false, link: null }
    if (isBullet) items.push({ ...base, text: '•', x: 60, width: 4 })
    for (const stretch of stretches) {
      // The longest text that the reader takes at once, and a wide gap for each tab.
      for (const [text] of stretch.text.matchAll(/\t|[^\t]{1,500}/gu)) {
        if (text === '\t') {
          x += 40
          continue
        }
        const width = text.length * stretch.size * 0.5
        const { bold, italic, size, link } = stretch
        items.push({ ...base, text, x, width, size, bold, italic, link })
        if (link !== null)
          links.push({ url: link, page, x, y: y - size, width, height: size * 1.2 })
        x += width
        characters += text.length
      }
    }
    widest = Math.max(widest, x + 50)
  }
  const pages = Array.from({ length: page + 1 }, () => ({ width: widest, height: pageHeight }))
  return { pages, items, links, truncated, isFlow: true }
}
