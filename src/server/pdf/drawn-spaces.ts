/**
 * Spaces that nobody drew. pdf.js puts one wherever letters stand a tenth of their size apart, which
 * type that is set wide does inside of words: "Rea c t". Where a font draws its spaces as letters, its
 * words are told by these alone, unless a gap is as wide as a space.
 */
import type { TextItem } from '#domain/reading/items.ts'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.min.mjs'

interface Operators {
  fnArray: number[]
  argsArray: unknown[]
}

/** All letters of a page in the order in which they are drawn, and where words may end. */
interface Drawn {
  letters: string
  /** At each letter: nothing but letters of the same text stood before it, in a font that draws its spaces. */
  goesOn: boolean[]
}

/** In thousandths of the type's size: as far apart as words are. */
const wordGap = 200
/** A font draws its spaces where it has one for so many letters. */
const lettersForSpace = 25

export function withDrawnSpaces(items: TextItem[], operators: Operators): TextItem[] {
  const drawn = drawnOn(operators)
  if (!drawn.goesOn.includes(true)) return items
  let from = 0
  return items.map((item) => {
    const letters = item.text.replaceAll(' ', '')
    if (letters === '') return item
    const at = drawn.letters.indexOf(letters, from)
    if (at < 0 || at > from + furthest) return item
    from = at + letters.length
    return item.text.includes(' ') ? { ...item, text: spaced(item.text, at, drawn) } : item
  })
}

/** Letters that another step left out may stand between two texts. */
const furthest = 400

function spaced(text: string, at: number, { goesOn }: Drawn): string {
  let next = at
  let kept = ''
  for (const unit of text) {
    if (unit !== ' ') next += unit.length
    if (unit !== ' ' || kept === '' || goesOn[next] !== true) kept += unit
  }
  return kept
}

function drawnOn({ fnArray, argsArray }: Operators): Drawn {
  const texts: { font: string; glyphs: readonly unknown[] }[] = []
  let font = ''
  fnArray.forEach((operator, i) => {
    const args = argsArray[i]
    const [first]: unknown[] = Array.isArray(args) ? args : []
    if (operator === OPS.setFont) font = String(first)
    else if (operator === OPS.showText && Array.isArray(first)) texts.push({ font, glyphs: first })
  })
  const drawsSpaces = fontsWithSpaces(texts)
  const goesOn: boolean[] = []
  let letters = ''
  for (const text of texts) {
    let isApart = true
    for (const glyph of text.glyphs) {
      const letter = letterOf(glyph)
      if (letter === null) isApart ||= typeof glyph === 'number' && glyph < -wordGap
      else if (letter.trim() === '') isApart = true
      else {
        letters += letter
        for (let k = 0; k < letter.length; k++)
          goesOn.push(k > 0 || (!isApart && drawsSpaces.has(text.font)))
        isApart = false
      }
    }
  }
  return { letters, goesOn }
}

function fontsWithSpaces(
  texts: readonly { font: string; glyphs: readonly unknown[] }[],
): ReadonlySet<string> {
  const counts = new Map<string, { letters: number; spaces: number }>()
  for (const { font, glyphs } of texts) {
    const count = counts.get(font) ?? { letters: 0, spaces: 0 }
    counts.set(font, count)
    for (const letter of glyphs.map(letterOf))
      if (letter !== null) count[letter.trim() === '' ? 'spaces' : 'letters']++
  }
  return new Set(
    [...counts].flatMap(([font, { letters, spaces }]) =>
      spaces > 0 && letters < lettersForSpace * spaces ? [font] : [],
    ),
  )
}

/** What a glyph says; null for a gap. */
export function letterOf(glyph: unknown): string | null {
  if (typeof glyph === 'number') return null
  const { unicode } = (glyph ?? {}) as { unicode?: unknown }
  return typeof unicode === 'string' ? unicode : null
}
