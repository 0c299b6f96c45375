/** Which letters a font file has, and what draws each, read from its own table: TrueType or WOFF2. */
import { openWoff2 } from './woff2.ts'

/** Each letter and the number of its glyph. */
export function glyphsOf(font: Buffer): Map<number, number> {
  const cmap = font.toString('latin1', 0, 4) === 'wOF2' ? cmapOfWoff2(font) : cmapOfSfnt(font)
  const glyphs = new Map<number, number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = cmap.readUInt32BE(8 + 8 * i)
    const format = cmap.readUInt16BE(at)
    if (format === 4) readFormat4(cmap.subarray(at), glyphs)
    if (format === 12) readFormat12(cmap.subarray(at), glyphs)
  }
  return glyphs
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

function cmapOfWoff2(font: Buffer): Buffer {
  const cmap = openWoff2(font).tables.find(({ isCmap }) => isCmap)
  if (cmap === undefined) throw new Error('a font without a cmap')
  return cmap.bytes
}

/** Segments of letters; a segment names its glyphs by a distance or by a list. */
function readFormat4(table: Buffer, glyphs: Map<number, number>): void {
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
      if (glyph !== 0) glyphs.set(letter, glyph)
    }
  }
}

function readFormat12(table: Buffer, glyphs: Map<number, number>): void {
  for (let i = 0; i < table.readUInt32BE(12); i++) {
    const at = 16 + 12 * i
    const first = table.readUInt32BE(at)
    for (let letter = first; letter <= table.readUInt32BE(at + 4); letter++)
      glyphs.set(letter, table.readUInt32BE(at + 8) + letter - first)
  }
}
