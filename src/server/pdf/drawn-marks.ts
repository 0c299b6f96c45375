/**
 * Bullets that are drawn, not typed: browsers and design tools print list markers as little filled
 * shapes, which the text alone does not show. They become "•" in front of the text beside them.
 */
import type { TextItem } from '#domain/reading/items.ts'
import { OPS, Util } from 'pdfjs-dist/legacy/build/pdf.min.mjs'

interface Operators {
  fnArray: number[]
  argsArray: unknown[]
}

export interface Mark {
  x: number
  /** Middle, from the top of the page. */
  y: number
  width: number
}

const painted = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.stroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeStroke,
  OPS.closeFillStroke,
])

/** Small, about square shapes of a page. `base` is the viewport's transform. */
export function findMarks(operators: Operators, base: readonly number[]): Mark[] {
  const marks: Mark[] = []
  const stack: number[][] = []
  let matrix = [...base]
  operators.fnArray.forEach((operator, i) => {
    const args = operators.argsArray[i]
    if (operator === OPS.save) stack.push(matrix)
    else if (operator === OPS.restore) matrix = stack.pop() ?? matrix
    else if (operator === OPS.transform && isMatrix(args)) matrix = Util.transform(matrix, args)
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(matrix)
      const own: unknown = Array.isArray(args) ? args[0] : null
      if (isMatrix(own)) matrix = Util.transform(matrix, own)
    } else if (operator === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? matrix
    else if (operator === OPS.constructPath) {
      const mark = markOf(args, matrix)
      if (mark !== null) marks.push(mark)
    }
  })
  return marks
}

const isMatrix = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length === 6 && value.every((n) => typeof n === 'number')

/** `args` is [paint operator, path, bounds]; bounds are min x, min y, max x, max y. */
function markOf(args: unknown, matrix: readonly number[]): Mark | null {
  if (!Array.isArray(args) || !painted.has(Number(args[0]))) return null
  const bounds: unknown = args[2]
  if (typeof bounds !== 'object' || bounds === null) return null
  // A Float32Array, which other versions of pdf.js hand over as a plain array.
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds as ArrayLike<number>)
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
  if (Math.abs(b) > 1e-3 || Math.abs(c) > 1e-3) return null
  const [left, right] = [a * x0 + e, a * x1 + e].toSorted((p, q) => p - q)
  const [top, bottom] = [d * y0 + f, d * y1 + f].toSorted((p, q) => p - q)
  if (left === undefined || right === undefined || top === undefined || bottom === undefined)
    return null
  const [width, height] = [right - left, bottom - top]
  const isSmall = width >= 1.2 && width <= 7 && height >= 1.2 && height <= 7
  if (!isSmall || Math.abs(width - height) > 0.35 * Math.max(width, height)) return null
  return { x: left, y: (top + bottom) / 2, width }
}

/** The items with a "•" before each text that has a mark close to its left. */
export function withMarks(items: readonly TextItem[], marks: readonly Mark[]): TextItem[] {
  const bullets = new Map<TextItem, Mark>()
  for (const mark of marks) {
    const beside = items.filter(
      (item) =>
        item.text.trim() !== '' &&
        item.x >= mark.x + mark.width - 0.5 &&
        item.x - mark.x < Math.min(32, 3 * item.size) &&
        Math.abs(item.y - 0.3 * item.size - mark.y) < 0.45 * item.size,
    )
    const nearest = beside.toSorted((a, b) => a.x - b.x)[0]
    const blocked = items.some(
      (item) =>
        nearest !== undefined &&
        item !== nearest &&
        item.text.trim() !== '' &&
        Math.abs(item.y - nearest.y) < 1 &&
        item.x < mark.x &&
        item.x + item.width > mark.x - 12,
    )
    if (nearest !== undefined && !blocked) bullets.set(nearest, mark)
  }
  return items.flatMap((item) => {
    const mark = bullets.get(item)
    if (mark === undefined) return [item]
    return [
      {
        ...item,
        text: '•',
        x: Math.round(mark.x * 100) / 100,
        width: Math.round(mark.width * 100) / 100,
        bold: false,
        italic: false,
        link: null,
      },
      item,
    ]
  })
}
