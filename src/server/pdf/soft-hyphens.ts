/**
 * Hyphens that a file calls soft (U+00AD) though it draws them: LaTeX writes every hyphen so, Typst
 * those of a font in which it has divided a word. pdf.js leaves them out of the text, which turns
 * "hands-on" into "handson"; its drawing operators still have them.
 */
import type { TextItem } from '#domain/reading/items.ts'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.min.mjs'

interface Operators {
  fnArray: number[]
  argsArray: unknown[]
}

const soft = '\u00AD'

/** The items with the hyphens that were drawn. */
export function withSoftHyphens(items: TextItem[], operators: Operators): TextItem[] {
  const drawn = joinLoneHyphens(drawnTexts(operators)).filter((text) => text.includes(soft))
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
  return items.map((item, i) => {
    const gap = items[i - 1]
    const word = gap === undefined ? undefined : lastWord(gap.text)
    // Typst draws "ADR", the hyphen and "tank" apart; a space is left where the hyphen was.
    if (item.text === ' ' && word !== undefined && atEnd.has(word) && touch(items, i))
      return { ...item, text: item.width > 0.45 * item.size ? '- ' : '-' }
    const text = item.text.replace(/[\p{L}\p{N}]+/gu, (word) => inside.get(word) ?? word)
    const last = lastWord(item.text)
    const isDivided = last !== undefined && atEnd.has(last)
    return { ...item, text: isDivided && !touch(items, i + 1) ? `${text}${end}` : text }
  })
}

const lastWord = (text: string): string | undefined =>
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]+$/u.exec(text.normalize('NFKC'))?.[0]

/** A space as wide as a hyphen stands between two items without a gap. */
function touch(items: readonly TextItem[], at: number): boolean {
  const [before, gap, next] = [items[at - 1], items[at], items[at + 1]]
  if (before === undefined || gap?.text !== ' ' || next === undefined) return false
  const isOneLine = Math.abs(before.y - gap.y) < 0.1 && Math.abs(gap.y - next.y) < 0.1
  return (
    isOneLine &&
    Math.abs(before.x + before.width - gap.x) < 0.05 * gap.size &&
    Math.abs(gap.x + gap.width - next.x) < 0.05 * gap.size &&
    gap.width > 0.28 * gap.size
  )
}

/** A hyphen drawn by itself stands at the end of the text before it. */
function joinLoneHyphens(texts: readonly string[]): string[] {
  return texts.map((text, i) => (texts[i + 1] === soft ? text.normalize('NFKC') + soft : text))
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
