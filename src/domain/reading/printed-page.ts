/**
 * A page written by hand, for tests of the reader: each row is text at a place, measured as a
 * printed page would be.
 */
import type { PdfDocument, TextItem } from './items.ts'

export interface Printed {
  text: string
  x: number
  y: number
  size?: number
  bold?: boolean
  page?: number
  link?: string
}

/** Items in the order given, which is the order of drawing. */
export function printedPage(rows: readonly Printed[]): PdfDocument {
  const items = rows.map(
    ({
      text,
      x,
      y,
      size = 10,
      bold = false,
      page = 0,
      link = null as string | null,
    }): TextItem => ({
      text,
      page,
      x,
      y,
      width: text.length * size * 0.5,
      size,
      bold,
      italic: false,
      font: bold ? 'Sans-Bold' : 'Sans',
      link,
    }),
  )
  const count = Math.max(0, ...items.map((item) => item.page)) + 1
  return {
    pages: Array.from({ length: count }, () => ({ width: 595, height: 842 })),
    items,
    links: [],
    truncated: false,
  }
}
