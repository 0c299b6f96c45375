/** Which letters a font file has, read from its own table: TrueType, or WOFF2 as browsers get it. */
import { brotliDecompressSync } from 'node:zlib'

export function lettersOf(font: Buffer): Set<number> {
  const cmap = font.toString('latin1', 0, 4) === 'wOF2' ? cmapOfWoff2(font) : cmapOfSfnt(font)
  const letters = new Set<number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = cmap.readUInt32BE(8 + 8 * i)
    const format = cmap.readUInt16BE(at)
    if (format === 4) readFormat4(cmap.subarray(at), letters)
    if (format === 12) readFormat12(cmap.subarray(at), letters)
  }
  return letters
}

function cmapOfSfnt(font: Buffer): Buffer {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + 16 * i
    if (font.toString('latin1', at, at + 4) !== 'cmap') continue
    const start = font.readUInt32BE(at + 8)
    return font.subarray(start, start + font.readUInt32BE(at + 12))
  }
  throw new Error('a font without a cmap')
}

/** The tables of a WOFF2 lie one behind the other in one compressed stream. */
function cmapOfWoff2(font: Buffer): Buffer {
  let at = 48
  let start = 0
  let found: { start: number; length: number } | null = null
  const number = (): number => {
    let value = 0
    for (;;) {
      const byte = font.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  for (let i = 0; i < font.readUInt16BE(12); i++) {
    const flags = font.readUInt8(at++)
    const tag = flags & 63
    if (tag === 63) at += 4
    const length = number()
    const isShape = tag === 10 || tag === 11 // glyf and loca, whose version 3 is the plain one
    const isTransformed = isShape ? flags >> 6 !== 3 : flags >> 6 !== 0
    const stored = isTransformed ? number() : length
    if (tag === 0) found = { start, length }
    start += stored
  }
  if (found === null) throw new Error('a font without a cmap')
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  return tables.subarray(found.start, found.start + found.length)
}

/** Segments of letters; a segment names its glyphs by a distance or by a list. */
function readFormat4(table: Buffer, letters: Set<number>): void {
  const twice = table.readUInt16BE(6)
  for (let i = 0; i < twice; i += 2) {
    const end = table.readUInt16BE(14 + i)
    const start = table.readUInt16BE(16 + twice + i)
    const delta = table.readInt16BE(16 + 2 * twice + i)
    const listAt = 16 + 3 * twice + i
    const list = table.readUInt16BE(listAt)
    for (let letter = start; letter <= end && letter !== 0xffff; letter++) {
      const listed = list === 0 ? letter : table.readUInt16BE(listAt + list + 2 * (letter - start))
      const glyph = list !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) letters.add(letter)
    }
  }
}

function readFormat12(table: Buffer, letters: Set<number>): void {
  for (let i = 0; i < table.readUInt32BE(12); i++) {
    const at = 16 + 12 * i
    for (let letter = table.readUInt32BE(at); letter <= table.readUInt32BE(at + 4); letter++)
      letters.add(letter)
  }
}
