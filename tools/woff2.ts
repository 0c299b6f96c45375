/**
 * A WOFF2 file as its tables and back. They lie one behind the other in one compressed stream; what
 * the format does to the shapes (glyf, loca) is left as it is.
 */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

export type Woff2Table = {
  isCmap: boolean
  /** As the file's list names it: the flags, and a tag of four bytes where they have none. */
  name: Buffer
  /** What the table takes in a font that is not compressed, where that is another number. */
  plainLength: number | null
  bytes: Buffer
}

export type Woff2 = { header: Buffer; tables: Woff2Table[] }

const headerLength = 48

export function openWoff2(font: Buffer): Woff2 {
  let at = headerLength
  const number = (): number => {
    let value = 0
    for (;;) {
      const byte = font.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const listed = Array.from({ length: font.readUInt16BE(12) }, () => {
    const begin = at
    const flags = font.readUInt8(at++)
    const tag = flags & 63
    if (tag === 63) at += 4
    const name = font.subarray(begin, at)
    const length = number()
    const isShape = tag === 10 || tag === 11 // glyf and loca, whose version 3 is the plain one
    const isTransformed = isShape ? flags >> 6 !== 3 : flags >> 6 !== 0
    return {
      isCmap: tag === 0,
      name,
      plainLength: isTransformed ? length : null,
      stored: isTransformed ? number() : length,
    }
  })
  const stream = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  let start = 0
  const tables = listed.map(({ stored, ...table }) => {
    start += stored
    return { ...table, bytes: stream.subarray(start - stored, start) }
  })
  return { header: font.subarray(0, headerLength), tables }
}

export function writeWoff2({ header, tables }: Woff2): Buffer {
  const list = tables.flatMap(({ name, plainLength, bytes }) => [
    name,
    ...(plainLength === null ? [] : [numberBytes(plainLength)]),
    numberBytes(bytes.length),
  ])
  const stream = brotliCompressSync(Buffer.concat(tables.map(({ bytes }) => bytes)))
  const written = Buffer.concat([header, ...list, stream])
  const padded = Buffer.concat([written, Buffer.alloc(-written.length & 3)])
  const plainLengths = tables.map(({ plainLength, bytes }) => plainLength ?? bytes.length)
  padded.writeUInt32BE(padded.length, 8)
  padded.writeUInt32BE(
    plainLengths.reduce((sum, length) => sum + ((length + 3) & ~3), 12 + 16 * tables.length),
    16,
  )
  padded.writeUInt32BE(stream.length, 20)
  // Neither private data nor a description of the font is kept.
  padded.fill(0, 28, headerLength)
  return padded
}

/** Seven bits a byte; all but the last have the eighth set. */
function numberBytes(value: number): Buffer {
  const bytes = [value & 127]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift(128 | (rest & 127))
  return Buffer.from(bytes)
}
