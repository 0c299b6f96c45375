/**
 * What a file is that none of our readers takes, by its bytes: each kind has a sentence of its own
 * that says what to do with it.
 */
import { textOfBytes } from './text-of-bytes.ts'

export type OtherKind = 'file_word_processor' | 'file_picture' | 'file_encoding'

export function kindOfOther(bytes: Uint8Array): OtherKind | null {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const begins = (signatures: readonly Signature[]): boolean =>
    signatures.some(([at, sign]) => start.startsWith(sign, at))
  if (begins(wordProcessors)) return 'file_word_processor'
  if (begins(pictures)) return 'file_picture'
  return isTextInOtherEncoding(bytes) ? 'file_encoding' : null
}

type Signature = readonly [at: number, bytes: string]

const inZip = 30
const wordProcessors: readonly Signature[] = [
  [0, '{\\rtf'],
  [0, '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'], // Word until 2003
  [inZip, 'mimetypeapplication/vnd.oasis.opendocument.text'],
  [inZip, 'Index/'], // Pages
  [0, '\xFFWPC'], // WordPerfect
]

const pictures: readonly Signature[] = [
  [0, '\xFF\xD8\xFF'],
  [0, '\x89PNG'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftypheic'],
]

/** No byte that text has not, but no UTF-8 either. */
function isTextInOtherEncoding(bytes: Uint8Array): boolean {
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) return false
  try {
    textOfBytes(bytes, { fatal: true })
    return false
  } catch {
    return bytes.length > 0
  }
}
