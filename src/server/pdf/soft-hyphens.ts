/**
 * Hyphens that a file calls soft (U+00AD) though it draws them: LaTeX writes every hyphen so. pdf.js
 * leaves them out of the text, which turns "hands-on" into "handson"; its drawing operators still
 * have them.
 */
import type { TextItem } from '#domain/reading/items.ts'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Operators {
  fnArray: number[]
  argsArray: unknown[]
}

const soft = '\u00AD'

/** The items with the hyphens that were drawn. */
export function withSoftHyphens(items: TextItem[], operators: Operators): TextItem[] {
  const drawn = drawnTexts(operators).filter((text) => text.includes(soft))
  if (drawn.length === 0) return items
  const inside = new Map<string, string>()
  const atEnd = new Set<string>()
  for (const text of drawn) {
    for (const [word] of text.matchAll(/[\p{L}\p{N}]+(?:\u00AD[\p{L}\p{N}]+)+/gu))
      inside.set(word.replaceAll(soft, ''), word.replaceAll(soft, '-'))
    const last = /([\p{L}\p{N}]+(?:\u00AD[\p{L}\p{N}]+)*)\u00AD\s*$/u.exec(text)
    if (last !== null) atEnd.add((last[1] ?? '').replaceAll(soft, ''))
  }
  // A file that calls one hyphen soft inside a line calls every hyphen so.
  const end = inside.size > 0 ? '-' : soft
  return items.map((item) => {
    const text = item.text.replace(/[\p{L}\p{N}]+/gu, (word) => inside.get(word) ?? word)
    const last = /[\p{L}\p{N}]+$/u.exec(item.text)?.[0]
    return { ...item, text: last !== undefined && atEnd.has(last) ? `${text}${end}` : text }
  })
}

/** What each operator draws, letter by letter; `args[0]` holds glyphs and the gaps between them. */
function drawnTexts({ fnArray, argsArray }: Operators): string[] {
  return fnArray.flatMap((operator, i) => {
    const args = argsArray[i]
    const glyphs: unknown = Array.isArray(args) ? args[0] : null
    if (operator !== OPS.showText || !Array.isArray(glyphs)) return []
    return [glyphs.map(letterOf).join('')]
  })
}

function letterOf(glyph: unknown): string {
  if (typeof glyph === 'number') return Math.abs(glyph) > 120 ? ' ' : '' // thousandths of the size
  const { unicode } = (glyph ?? {}) as { unicode?: unknown }
  return typeof unicode === 'string' ? unicode : ''
}
