/**
 * A photo as it is kept: a small square JPEG that holds the picture and nothing else. Where and when
 * it was taken, with what, its thumbnail, comments and whatever follows its end are left out.
 */
export const photoLimits = { bytes: 200_000, leastSide: 120, mostSide: 800 } as const

/** In base64, as it travels. */
export const photoTextLimit = Math.ceil(photoLimits.bytes / 3) * 4

/** The same picture without what is no part of it; null where this is no photo that we keep. */
export function bareJpeg(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length > photoLimits.bytes || bytes[0] !== 0xff || bytes[1] !== marker.start)
    return null
  const kept: Uint8Array[] = [head]
  let at = 2
  let hasFrame = false
  let hasScan = false
  while (at + 1 < bytes.length) {
    const kind = bytes[at + 1]
    if (bytes[at] !== 0xff || kind === undefined) return null
    if (kind === 0xff) {
      at += 1 // a filling byte
      continue
    }
    if (kind === marker.end)
      return hasFrame && hasScan ? withinLimit(joined([...kept, tail])) : null
    const end = at + 2 + numberAt(bytes, at + 2)
    const isWhole = end >= at + 4 && end <= bytes.length
    if (!isWhole) return null
    const segment = bytes.subarray(at, end)
    at = end
    if (isAside(kind)) continue
    if (kind === marker.scan) {
      if (!hasFrame) return null
      at = endOfScan(bytes, end)
      hasScan = true
      kept.push(segment, bytes.subarray(end, at))
    } else if (frames.has(kind)) {
      if (hasFrame || !isPhoto(segment)) return null
      hasFrame = true
      kept.push(segment)
    } else if (tables.has(kind)) kept.push(segment)
    else return null
  }
  return null
}

const marker = { start: 0xd8, end: 0xd9, scan: 0xda } as const
/** Baseline, extended and progressive: what every program draws. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])
/** What a scan is decoded by: Huffman codes, quantisation, the interval of restarts. */
const tables: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd])
/** Metadata of programs (EXIF, XMP, profiles, previews) and comments. */
const isAside = (kind: number): boolean => (kind >= 0xe0 && kind <= 0xef) || kind === 0xfe

/** The start of a file, then that it is JFIF 1.01 with square pixels and has no thumbnail. */
const head = Uint8Array.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0,
])
const tail = Uint8Array.of(0xff, marker.end)

const numberAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)

/** A frame says how many bits a colour has, height, width and how many colours there are. */
function isPhoto(frame: Uint8Array): boolean {
  const [height, width] = [numberAt(frame, 5), numberAt(frame, 7)]
  const { leastSide, mostSide } = photoLimits
  const isRight = width === height && width >= leastSide && width <= mostSide
  return frame[4] === 8 && isRight && (frame[9] === 1 || frame[9] === 3)
}

/** In a scan a 0xFF is followed by 0, or by the number of a restart; anything else ends it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from
  for (;;) {
    at = bytes.indexOf(0xff, at)
    if (at === -1) return bytes.length
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
    at += 2
  }
}

/** What is kept can be kept again. */
const withinLimit = (jpeg: Uint8Array): Uint8Array | null =>
  jpeg.length > photoLimits.bytes ? null : jpeg

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
