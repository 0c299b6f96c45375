/**
 * Text that nobody can see on the page: drawn without ink (text rendering mode 3, or wholly
 * transparent) or white on paper. It is not read, and that it was there is told. What lies off the page
 * pdf.js leaves out itself.
 *
 * What is drawn without ink over a picture or over drawn letters says what these show (a searchable
 * scan) and is read; so is white text on anything that is not white.
 */
import type { TextItem } from '#domain/reading/items.ts'
import { OPS, Util } from 'pdfjs-dist/legacy/build/pdf.min.mjs'

import { letterOf } from './drawn-spaces.ts'

interface Operators {
  fnArray: number[]
  argsArray: unknown[]
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
  kind: 'picture' | 'white' | 'colour'
}

/** What the operators so far have set; restored as a whole. */
interface State {
  matrix: number[]
  isWhite: boolean
  isClear: boolean
  mode: number
}

interface Drawn {
  letters: string
  /** At each letter how it was drawn. */
  inks: ('seen' | 'none' | 'white')[]
  painted: Box[]
}

const filled = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])
const pictures = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
])

/** `base` is the viewport's transform. Looks at every operator once. */
export function withoutHidden(
  items: TextItem[],
  operators: Operators,
  base: readonly number[],
): { items: TextItem[]; hasHidden: boolean } {
  const drawn = drawnOn(operators, base)
  if (drawn.inks.every((ink) => ink === 'seen')) return { items, hasHidden: false }
  const hidden = new Set(withoutInk(items, drawn))
  const lettersOf = (all: Iterable<TextItem>): number =>
    [...all].reduce((sum, { text }) => sum + text.trim().length, 0)
  const count = lettersOf(hidden)
  if (count === 0 || 2 * count > lettersOf(items)) return { items, hasHidden: false }
  return { items: items.filter((item) => !hidden.has(item)), hasHidden: true }
}

function withoutInk(items: readonly TextItem[], { letters, inks, painted }: Drawn): TextItem[] {
  let from = 0
  return items.filter((item) => {
    const text = item.text.replaceAll(/\s/g, '')
    const at = text === '' ? -1 : letters.indexOf(text, from)
    if (at < 0 || at > from + furthest) return false
    from = at + text.length
    const own = inks.slice(at, from)
    if (own.includes('seen')) return false
    const below = painted.filter((box) => liesBelow(box, item))
    return own.includes('white')
      ? below.every(({ kind }) => kind === 'white')
      : !below.some((box) => box.kind === 'picture' || box.bottom - box.top < 2.5 * item.size)
  })
}

function liesBelow({ left, top, right, bottom }: Box, item: TextItem): boolean {
  const [x, y] = [item.x + item.width / 2, item.y - 0.3 * item.size]
  return x > left && x < right && y > top && y < bottom
}

/** Letters that another step left out may stand between two texts. */
const furthest = 400

function drawnOn({ fnArray, argsArray }: Operators, base: readonly number[]): Drawn {
  const drawn: Drawn = { letters: '', inks: [], painted: [] }
  const stack: State[] = []
  let state: State = { matrix: [...base], isWhite: false, isClear: false, mode: 0 }
  fnArray.forEach((operator, i) => {
    const args = argsArray[i]
    const [first, , third]: unknown[] = Array.isArray(args) ? args : []
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) stack.push({ ...state })
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd)
      state = stack.pop() ?? state
    if (operator === OPS.transform || operator === OPS.paintFormXObjectBegin) {
      const own: unknown = operator === OPS.transform ? args : first
      if (isMatrix(own)) state.matrix = Util.transform(state.matrix, own)
    } else if (operator === OPS.setTextRenderingMode) state.mode = Number(first)
    else if (operator === OPS.setFillRGBColor) state.isWhite = isWhite(first)
    else if (operator === OPS.setFillColorN) state.isWhite = false
    else if (operator === OPS.setGState) state.isClear = clearIn(first) ?? state.isClear
    else if (operator === OPS.shadingFill) drawn.painted.push(everywhere)
    else if (pictures.has(operator))
      drawn.painted.push(boxOf([0, 0, 1, 1], state.matrix, 'picture'))
    else if (operator === OPS.constructPath && filled.has(Number(first))) {
      const kind = state.isWhite ? 'white' : 'colour'
      // A Float32Array, which other versions of pdf.js hand over as a plain array.
      if (!state.isClear && typeof third === 'object' && third !== null)
        drawn.painted.push(boxOf(Array.from(third as ArrayLike<number>), state.matrix, kind))
    } else if (operator === OPS.showText && Array.isArray(first)) addText(drawn, first, state)
  })
  return drawn
}

function addText(drawn: Drawn, glyphs: readonly unknown[], state: State): void {
  const isInvisible = state.isClear || state.mode === 3 || state.mode === 7
  const ink = isInvisible ? 'none' : state.isWhite && state.mode % 4 === 0 ? 'white' : 'seen'
  for (const glyph of glyphs) {
    const letter = letterOf(glyph)?.replaceAll(/\s/g, '') ?? ''
    drawn.letters += letter
    for (let k = 0; k < letter.length; k++) drawn.inks.push(ink)
  }
}

const everywhere: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6, kind: 'picture' }

const isMatrix = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length === 6 && value.every((n) => typeof n === 'number')

/** So near to paper that nobody can read it there. */
const isWhite = (colour: unknown): boolean =>
  typeof colour === 'string' && /^#(?:f[5-9a-f]){3}$/i.test(colour)

/** Whether a state's settings make fills transparent; null where they say nothing of it. */
function clearIn(settings: unknown): boolean | null {
  if (!Array.isArray(settings)) return null
  const alpha: unknown = settings.findLast((one) => Array.isArray(one) && one[0] === 'ca')
  return Array.isArray(alpha) ? Number(alpha[1]) < 0.02 : null
}

/** A box of four numbers, min x to max y, as it lies on the page. */
function boxOf(
  [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[],
  matrix: number[],
  kind: Box['kind'],
): Box {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    kind,
  }
}
