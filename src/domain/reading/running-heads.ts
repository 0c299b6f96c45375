/**
 * What repeats on every page (running heads, page numbers) is no part of the resume. A line is
 * dropped when it stands at the same height on several pages with the same words, digits apart,
 * near the top or the bottom; so is a lone page number, and the name again, with one or without.
 */
import type { PageSize } from './items.ts'
import type { Piece } from './clean-items.ts'
import { parseDate, parseDateRange } from '#domain/language/dates.ts'
import { fold } from '#domain/language/fold.ts'

export function dropRunningHeads(pieces: readonly Piece[], pages: readonly PageSize[]): Piece[] {
  const seen = new Map<string, Set<number>>()
  for (const piece of pieces) {
    const key = keyOf(piece)
    const on = seen.get(key) ?? new Set()
    on.add(piece.page)
    seen.set(key, on)
  }
  const lowest = pages.map((_, page) =>
    Math.max(0, ...pieces.filter((piece) => piece.page === page).map((piece) => piece.y)),
  )
  const isLast = (piece: Piece, height: number): boolean =>
    pages.length > 1 && piece.y > 0.8 * height && piece.y > (lowest[piece.page] ?? 0) - 3
  const name = nameIn(pieces)
  return pieces.filter((piece) => {
    const height = pages[piece.page]?.height ?? 842
    if (isLast(piece, height) && isPageNumberText(piece.text)) return false
    const isNearEdge = piece.y < 0.08 * height || piece.y > 0.92 * height
    if (!isNearEdge) return true
    if (piece.page > 0 && name !== '' && bareWords(piece.text) === name) return false
    // On every page, the first perhaps apart: two entries may well have one title.
    const isEverywhere = (seen.get(keyOf(piece))?.size ?? 0) >= Math.max(2, pages.length - 1)
    if (isEverywhere && piece.page > 0) return false
    if (isEverywhere && piece.y > 0.92 * height) return false
    return !isPageNumber(piece, pages, height)
  })
}

/** The largest text of the first page, which is the name where it stands again on others. */
function nameIn(pieces: readonly Piece[]): string {
  const first = pieces.filter(({ page }) => page === 0)
  const largest = Math.max(0, ...first.map(({ size }) => size))
  const named = first.filter(({ size }) => size > largest - 0.1)
  return bareWords(named.map(({ text }) => text).join(' '))
}

/** Without the number of the page and the signs around it. */
const bareWords = (text: string): string =>
  fold(text)
    .split(/[^\p{L}\p{M}'’.-]+/u)
    .filter((word) => /\p{L}/u.test(word))
    .join(' ')

/** Dates that stand at the top of two pages are those of two entries, and so are their months. */
const keyOf = ({ y, text, page }: Piece): string => {
  const words = parseDateRange(text) === null ? fold(text).replace(/\d+/g, '#') : text
  return `${Math.round(y / 3)}:${words}${isMonth(text) ? page : ''}`
}

const isMonth = (text: string): boolean => {
  const date = parseDate(`${text} 2000`)
  return date !== null && date !== 'present' && date.month !== null
}

function isPageNumber(piece: Piece, pages: readonly PageSize[], height: number): boolean {
  if (piece.y < 0.92 * height && pages.length < 2) return false
  return isPageNumberText(piece.text)
}

/** "3", "– 2 –", "Seite 2 von 3"; four digits are a year. */
export function isPageNumberText(given: string): boolean {
  const text = fold(given)
  return (
    // "Ada Lovelace · Curriculum vitae · page 1"
    /[·•|–—-]\s*(?:page|seite|pagina|bladzijde)\s*\d{1,2}(?:\s*(?:of|von|de|sur|\/|van)\s*\d{1,2})?$/.test(
      text,
    ) ||
    /^(?:page|seite|pagina|p\.|s\.|bladzijde)\s*\d{1,2}(?:\s*(?:of|von|de|sur|\/|van)\s*\d{1,2})?$/.test(
      text,
    ) ||
    /^[-–—·]?\s*\d{1,2}\s*(?:(?:\/|of|von|de|sur|van)\s*\d{1,2})?\s*[-–—·]?$/.test(text)
  )
}
