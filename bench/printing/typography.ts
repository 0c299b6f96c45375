/** What a typographer holds against a page: last lines of one word, and pages that end early. */
import type { Sheet } from '#domain/exchange/sheet.ts'
import type { PdfDocument } from '#domain/reading/items.ts'

import type { Row } from './judge.ts'
import { bare, edgesOf, rowsAt, textsOf } from './judge.ts'

/** Each column of each page. */
function columnsOf(document: PdfDocument, sheet: Sheet): Row[][] {
  return document.pages.flatMap((_, page) => {
    const edges = edgesOf(document, page, sheet)
    return edges.slice(0, -1).map((left, i) => rowsAt(document, page, left, edges[i + 1] ?? 0))
  })
}

/**
 * Rows of a single word that end a text of several. A word that takes half of its column has room for no other,
 * and stands for a line.
 */
export function loneWords(document: PdfDocument, sheet: Sheet): string[] {
  const texts = textsOf(sheet, document)
    .filter((text) => /\s/.test(text))
    .map(bare)
  return columnsOf(document, sheet).flatMap((rows) => {
    const widest = Math.max(0, ...rows.map(({ width }) => width))
    return rows.flatMap(({ text, width }, i) => {
      const above = rows[i - 1]?.text
      if (above === undefined || /\s/.test(text) || width > widest / 2) return []
      const ends = texts.some((one) => one.endsWith(bare(text)) && goesOn(one, above, text))
      return ends ? [`${above} / ${text}`] : []
    })
  })
}

/** Whether the row above, but for what may stand at its end (dates), is what the text says before its last word. */
function goesOn(text: string, above: string, last: string): boolean {
  const before = text.slice(0, -bare(last).length)
  const row = bare(above)
  const lengths = Array.from({ length: row.length - 4 }, (_, i) => row.length - i)
  return lengths.some((length) => before.endsWith(row.slice(0, length)) && length > row.length / 2)
}

/** How far down each page is filled, but for the last: from 0 to 1. */
export function fillsOf(document: PdfDocument, sheet: Sheet): number[] {
  const margin = (sheet.measures.marginMm * 72) / 25.4
  return document.pages.slice(0, -1).map(({ height }, page) => {
    const bottom = rowsAt(document, page, 0, Infinity).at(-1)?.y ?? margin
    return (bottom - margin) / (height - 2 * margin)
  })
}
