/**
 * A file of text → its text. Windows writes some in UTF-16 (`> file` in its shell, "Unicode" in its
 * editor), with a mark in front; what has none is UTF-8.
 */

/** Whether a file is to be read as JSON, by its first bytes. */
export const beginsLikeJson = (bytes: Uint8Array): boolean =>
  /^\s*\{/.test(textOfBytes(bytes.subarray(0, 64)))

/** Whether it may be Markdown that this product wrote. */
export const beginsLikeMarkdown = (bytes: Uint8Array): boolean =>
  /^\s*(?:##? \S|- )/.test(textOfBytes(bytes.subarray(0, 64)))

/** Throws TypeError for bytes that are no text where it must be one. */
export function textOfBytes(bytes: Uint8Array, { fatal = false } = {}): string {
  return new TextDecoder(encodingOf(bytes), { fatal }).decode(bytes)
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}

/**
 * Text by whatever program wrote it: UTF-16 without a mark is told by its empty bytes, and what is no
 * UTF-8 is Windows-1252, of which Latin-1 is a part. Throws TypeError for bytes that are no text.
 */
export function textOfOldBytes(bytes: Uint8Array): string {
  const text = new TextDecoder(oldEncodingOf(bytes), { fatal: true }).decode(bytes)
  if (text.split('').some((sign) => isControl(sign.charCodeAt(0))))
    throw new TypeError('Bytes that no text has.')
  return text
}

const sampled = 2_000
const mostly = 0.3
/** A text has none of the controls but tab, line feed, form feed, carriage return and escape. */
const isControl = (unit: number): boolean => unit < 32 && ![9, 10, 12, 13, 27].includes(unit)

function oldEncodingOf(bytes: Uint8Array): string {
  const empty = [0, 0]
  const sample = bytes.subarray(0, sampled)
  for (const [at, byte] of sample.entries())
    if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1
  const half = sample.length / 2
  if ((empty[1] ?? 0) > half * mostly && (empty[0] ?? 0) < half * (1 - mostly)) return 'utf-16le'
  if ((empty[0] ?? 0) > half * mostly && (empty[1] ?? 0) < half * (1 - mostly)) return 'utf-16be'
  if (encodingOf(bytes) !== 'utf-8') return encodingOf(bytes)
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
