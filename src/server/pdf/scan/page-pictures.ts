/**
 * The pictures that a scanned page is made of → one grey picture of the page, drawn without a
 * canvas: each point of the page is looked up in the picture that covers it. Runs only in the
 * scanner's child process.
 */
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ImageKind, OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PagePicture {
  width: number
  height: number
  /** One byte a point, 0 is black. */
  grey: Uint8Array
  /** Picture points for one point of the page. */
  scale: number
}

interface Placed {
  picture: Decoded
  /** From the picture's unit square to the page. */
  matrix: number[]
}

interface Decoded {
  width: number
  height: number
  kind: number
  data: Uint8Array | Uint8ClampedArray
}

const pointsPerInch = 72
/** More is no better for OCR, less is hardly readable. */
const dpi = { least: 150, most: 300 } as const

export async function pictureOfPage(page: PDFPageProxy): Promise<PagePicture | null> {
  const viewport = page.getViewport({ scale: 1 })
  const placed = await placedPictures(page, viewport.transform)
  if (placed.length === 0) return null
  const densest = Math.max(...placed.map(({ picture, matrix }) => picture.width / lengthOf(matrix)))
  const scale = Math.min(dpi.most, Math.max(dpi.least, densest * pointsPerInch)) / pointsPerInch
  const width = Math.round(viewport.width * scale)
  const height = Math.round(viewport.height * scale)
  const grey = new Uint8Array(width * height).fill(255)
  for (const one of placed) draw(one, grey, width, height, scale)
  return { width, height, grey, scale }
}

const lengthOf = ([a = 0, b = 0]: readonly number[]): number => Math.max(1, Math.hypot(a, b))

/** Follows the page's transformations to every picture that it paints. */
async function placedPictures(page: PDFPageProxy, base: number[]): Promise<Placed[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const placed: Placed[] = []
  const saved: number[][] = []
  let matrix = base
  for (const [i, operator] of fnArray.entries()) {
    const args: unknown[] = Array.isArray(argsArray[i]) ? argsArray[i] : []
    if (operator === OPS.save) saved.push(matrix)
    else if (operator === OPS.restore) matrix = saved.pop() ?? base
    else if (operator === OPS.transform) matrix = Util.transform(matrix, numbers(args))
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix)
      const [form] = args
      if (Array.isArray(form) && form.length === 6) matrix = Util.transform(matrix, numbers(form))
    } else if (operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? base
    else if (operator === OPS.paintImageXObject && typeof args[0] === 'string') {
      const picture = decoded(await objectOf(page, args[0]))
      if (picture !== null) placed.push({ picture, matrix })
    } else if (operator === OPS.paintInlineImageXObject) {
      const picture = decoded(args[0])
      if (picture !== null) placed.push({ picture, matrix })
    }
  }
  return placed
}

const numbers = (values: readonly unknown[]): number[] => values.map(Number)

function objectOf(page: PDFPageProxy, id: string): Promise<unknown> {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs
  return new Promise((resolve) => {
    objects.get(id, resolve)
  })
}

function decoded(value: unknown): Decoded | null {
  const { width, height, kind, data } = (value ?? {}) as Partial<Decoded>
  const isWhole =
    typeof width === 'number' &&
    typeof height === 'number' &&
    typeof kind === 'number' &&
    (data instanceof Uint8Array || data instanceof Uint8ClampedArray)
  return isWhole ? { width, height, kind, data } : null
}

function draw(
  { picture, matrix }: Placed,
  grey: Uint8Array,
  width: number,
  height: number,
  scale: number,
): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix
  const area = a * d - b * c
  if (area === 0) return
  const corners = [
    [e, f],
    [e + a, f + b],
    [e + c, f + d],
    [e + a + c, f + b + d],
  ].map(([x = 0, y = 0]) => [x * scale, y * scale] as const)
  const from = (axis: 0 | 1): number =>
    Math.max(0, Math.floor(Math.min(...corners.map((p) => p[axis]))))
  const to = (axis: 0 | 1, end: number): number =>
    Math.min(end, Math.ceil(Math.max(...corners.map((p) => p[axis]))))
  const at = greyAt(picture)
  for (let y = from(1); y < to(1, height); y++) {
    for (let x = from(0); x < to(0, width); x++) {
      const [px, py] = [(x + 0.5) / scale - e, (y + 0.5) / scale - f]
      // Of the picture's unit square, whose rows count from the top while its y grows upwards.
      const u = (px * d - py * c) / area
      const v = 1 - (py * a - px * b) / area
      if (u < 0 || u >= 1 || v < 0 || v >= 1) continue
      grey[y * width + x] = at(Math.floor(u * picture.width), Math.floor(v * picture.height))
    }
  }
}

function greyAt({ width, kind, data }: Decoded): (x: number, y: number) => number {
  if (kind === ImageKind.GRAYSCALE_1BPP) {
    const rowBytes = (width + 7) >> 3
    return (x, y) => (((data[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0)
  }
  const size = kind === ImageKind.RGBA_32BPP ? 4 : 3
  return (x, y) => {
    const i = (y * width + x) * size
    const [red = 255, green = 255, blue = 255] = [data[i], data[i + 1], data[i + 2]]
    return (77 * red + 150 * green + 29 * blue) >> 8
  }
}
