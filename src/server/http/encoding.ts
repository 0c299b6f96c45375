/** How bytes travel: brotli where it is accepted, else gzip, else as they are. */
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

export function chooseEncoding(accepted: string | string[] | undefined): Encoding | null {
  const names = String(accepted ?? '')
    .split(',')
    .map((part) => part.split(/;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name = '']) => name.trim())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : null
}

/** `effort` is 'once' for what is kept and sent many times, 'each' for one answer. */
export function pack(bytes: Buffer, encoding: Encoding, effort: 'once' | 'each'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: effort === 'once' ? 9 : 5 })
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 9 : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

/** The same for an answer that is made while it travels. */
export const packing = (encoding: Encoding) =>
  encoding === 'gzip'
    ? createGzip({ level: 5 })
    : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
