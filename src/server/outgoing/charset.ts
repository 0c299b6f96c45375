/** Bytes as text: by their mark, by the header, by what a page says of itself, else as UTF-8. */

/** A page names its character set within its first bytes. */
const nearBytes = 2_048

export function decodeText(bytes: Buffer, type: string): string {
  const near = bytes.subarray(0, nearBytes).toString('latin1')
  const label =
    markOf(bytes) ??
    nameIn(/charset\s*=\s*["']?([\w.:-]+)/i, type) ??
    nameIn(/<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]+)/i, near) ??
    nameIn(/^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)/i, near) ??
    'utf-8'
  return new TextDecoder(isKnown(label) ? label : 'utf-8').decode(bytes)
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}

function markOf(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : null
}

const nameIn = (pattern: RegExp, text: string): string | null => pattern.exec(text)?.[1] ?? null
