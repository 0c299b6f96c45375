/**
 * PDF bytes → the text items of `domain/reading/items.ts`, by pdf.js.
 *
 * Runs only inside the reader's child process (`reader-child.ts`): a small hostile file can ask
 * for gigabytes. Images are never decoded. Font names need the page's operator list, which also
 * tells a scan (images, no text) from an empty page.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { LinkArea, PageSize, PdfDocument, TextItem } from '#domain/reading/items.ts'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.min.mjs'
import { getDocument, OPS, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.min.mjs'

import { findMarks, withMarks } from './drawn-marks.ts'
import { withDrawnSpaces } from './drawn-spaces.ts'
import { looksLikePdf } from './pdf-signature.ts'
import { withoutHidden } from './hidden-text.ts'
import { saysItsLetters } from './text-layer.ts'
import { withSoftHyphens } from './soft-hyphens.ts'

const readLimits = { pages: 30, characters: 300_000 } as const

export type RefusedPdf =
  | 'pdf_not_pdf'
  | 'pdf_encrypted'
  | 'pdf_damaged'
  | 'pdf_empty'
  | 'pdf_no_text'

export type ReadItems =
  | { kind: 'document'; document: PdfDocument }
  | { kind: 'refused'; code: RefusedPdf }

// Asked as a script asks: what is built of this is one (`vite.config.ts`).
const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

// Nothing is drawn. Where it finds no way to show a font, pdf.js works out the outline of each letter, a
// tenth of a first read; so it is given one that shows nothing.
Object.assign(globalThis, {
  FontFace: class {
    loaded = Promise.resolve()
  },
})

/** What the first file would have to wait for. */
export async function loadPdf(): Promise<void> {
  // There are no threads here. pdf.js takes its other half where this puts it: into the global one.
  await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs')
}

const imageOperators = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
])

/** Reads a document, or says why it cannot be read. Throws nothing but programming errors. */
export async function readItems(bytes: Uint8Array): Promise<ReadItems> {
  if (!looksLikePdf(bytes))
    return { kind: 'refused', code: bytes.length === 0 ? 'pdf_empty' : 'pdf_not_pdf' }
  await loadPdf()
  const hasPictures = holdsPictures(bytes) // asked first: pdf.js takes the bytes for itself
  const task = getDocument({
    data: bytes,
    cMapUrl: join(library, 'cmaps/'),
    standardFontDataUrl: join(library, 'standard_fonts/'),
    wasmUrl: join(library, 'wasm/'),
    useSystemFonts: false,
    // All that it asks of a document.
    ownerDocument: { fonts: { add: () => {}, delete: () => {} } } as never,
    disableFontFace: false,
    fontExtraProperties: true,
    maxImageSize: 1,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return await readPages(await task.promise, hasPictures)
  } catch (error) {
    return { kind: 'refused', code: refusalFor(error) }
  } finally {
    await task.destroy()
  }
}

function refusalFor(error: unknown): RefusedPdf {
  const name = error instanceof Error ? error.name : ''
  return name === 'PasswordException' ? 'pdf_encrypted' : 'pdf_damaged'
}

/**
 * Whether the file has pictures at all: pdf.js leaves those out that are over `maxImageSize`. A
 * picture's dictionary stands uncompressed in every PDF, since no stream can lie within another.
 */
const holdsPictures = (bytes: Uint8Array): boolean =>
  /\/Subtype\s{0,4}\/Image\b/.test(Buffer.from(bytes).toString('latin1'))

async function readPages(pdf: PDFDocumentProxy, hasPictures: boolean): Promise<ReadItems> {
  const document: PdfDocument = {
    pages: [],
    items: [],
    links: [],
    truncated: pdf.numPages > readLimits.pages,
  }
  let characters = 0
  let hasImages = hasPictures
  let damaged = 0
  const count = Math.min(pdf.numPages, readLimits.pages)
  for (let number = 1; number <= count && characters < readLimits.characters; number++) {
    try {
      const page = await readPage(await pdf.getPage(number), number - 1)
      document.pages.push(page.size)
      document.links.push(...page.links)
      hasImages ||= page.hasImages
      if (page.hasHidden) document.hasHidden = true
      for (const item of page.items) {
        characters += item.text.length
        if (characters > readLimits.characters) {
          document.truncated = true
          break
        }
        document.items.push(item)
      }
    } catch {
      damaged++
      document.pages.push({ width: 595, height: 842 })
    }
  }
  const hasText = document.items.some((item) => /[\p{L}\p{N}]/u.test(item.text))
  // What lies under a picture and says no letters is no better than none: the picture is read.
  if (hasText && (!hasImages || saysItsLetters(document.items)))
    return { kind: 'document', document }
  if (hasImages) return { kind: 'refused', code: 'pdf_no_text' }
  return { kind: 'refused', code: damaged > 0 ? 'pdf_damaged' : 'pdf_empty' }
}

interface ReadPage {
  size: PageSize
  items: TextItem[]
  links: LinkArea[]
  hasImages: boolean
  hasHidden: boolean
}

async function readPage(page: PDFPageProxy, index: number): Promise<ReadPage> {
  const viewport = page.getViewport({ scale: 1 })
  const operators = await page.getOperatorList()
  const content = await page.getTextContent({ disableNormalization: true })
  const links = await readLinks(page, index, viewport.transform)
  const fonts = new Map<string, FontFacts>()
  const items: TextItem[] = []
  for (const item of content.items) {
    if (!('str' in item) || item.str === '') continue
    const place: number[] = Util.transform(viewport.transform, item.transform)
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = place
    if (Math.abs(b) > Math.abs(a) * 0.1) continue // turned text is decoration or a watermark
    let font = fonts.get(item.fontName)
    if (font === undefined) fonts.set(item.fontName, (font = factsOfFont(page, item.fontName)))
    const size = round(Math.hypot(c, d))
    const box = { x: round(x), y: round(y), width: round(item.width), size }
    items.push({
      text: item.str,
      page: index,
      ...box,
      ...font,
      link: links.find((link) => covers(link, box))?.url ?? null,
    })
  }
  const seen = withoutHidden(items, operators, viewport.transform)
  return {
    size: { width: round(viewport.width), height: round(viewport.height) },
    hasHidden: seen.hasHidden,
    items: withMarks(
      withSoftHyphens(withDrawnSpaces(seen.items, operators), operators),
      findMarks(operators, viewport.transform),
    ),
    links,
    hasImages: operators.fnArray.some((operator) => imageOperators.has(operator)),
  }
}

type FontFacts = Pick<TextItem, 'font' | 'bold' | 'italic'>

function factsOfFont(page: PDFPageProxy, id: string): FontFacts {
  const known: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : null
  const facts =
    typeof known === 'object' && known !== null ? (known as Record<string, unknown>) : {}
  const name = (typeof facts['name'] === 'string' ? facts['name'] : '').replace(/^[A-Z]{6}\+/, '')
  return {
    font: name,
    bold:
      facts['bold'] === true ||
      facts['black'] === true ||
      /bold|black|heavy|semibold|demi|-bd|cmbx|medi$|BX\d/i.test(name),
    italic: facts['italic'] === true || /italic|oblique|slanted|cmti|-it$|ital$/i.test(name),
  }
}

async function readLinks(
  page: PDFPageProxy,
  index: number,
  transform: number[],
): Promise<LinkArea[]> {
  const links: LinkArea[] = []
  for (const note of (await page.getAnnotations()) as Record<string, unknown>[]) {
    const rect = note['rect']
    const url = typeof note['url'] === 'string' ? note['url'] : note['unsafeUrl']
    if (note['subtype'] !== 'Link' || typeof url !== 'string' || !Array.isArray(rect)) continue
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect.map(Number)
    const [left, top] = corner(transform, x1, y1)
    const [right, bottom] = corner(transform, x2, y2)
    links.push({
      url: url.slice(0, 2_000),
      page: index,
      x: round(Math.min(left, right)),
      y: round(Math.min(top, bottom)),
      width: round(Math.abs(right - left)),
      height: round(Math.abs(bottom - top)),
    })
  }
  return links
}

function corner(m: number[], x: number, y: number): [number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m
  return [a * x + c * y + e, b * x + d * y + f]
}

function covers(
  link: LinkArea,
  box: { x: number; y: number; width: number; size: number },
): boolean {
  const middle = box.x + box.width / 2
  const height = box.y - box.size * 0.3
  return (
    middle >= link.x - 1 &&
    middle <= link.x + link.width + 1 &&
    height >= link.y - 1 &&
    height <= link.y + link.height + 1
  )
}

const round = (value: number): number => Math.round(value * 100) / 100
