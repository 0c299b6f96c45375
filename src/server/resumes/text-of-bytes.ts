/**
 * A file of text → its text. Windows writes some in UTF-16 (`> file` in its shell, "Unicode" in its
 * editor), with a mark in front; what has none is UTF-8.
 */

/** Throws TypeError for bytes that are no text where it must be one. */
export function textOfBytes(bytes: Uint8Array, { fatal = false } = {}): string {
  return new TextDecoder(encodingOf(bytes), { fatal }).decode(bytes)
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}
