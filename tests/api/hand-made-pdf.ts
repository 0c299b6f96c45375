/** PDFs put together by hand from their objects, one of them to do harm. */
import { constants, deflateRawSync, deflateSync } from 'node:zlib'

/** A PDF of one page from its objects; `page` is what the page dictionary holds besides its parent. */
export function pdfOf(page: string, objects: (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  const all: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
    ...objects,
  ]
  all.forEach((object, i) => {
    offsets.push(Buffer.concat(parts).length)
    parts.push(Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  })
  const at = Buffer.concat(parts).length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

export function streamOf(dictionary: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
}

/** Two kilobytes that unpack to a gigabyte of spaces. */
export function bomb(): Buffer {
  const block = deflateRawSync(Buffer.alloc(16 * 1024 * 1024, 32), {
    finishFlush: constants.Z_FULL_FLUSH,
  })
  const inner = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: 64 }, () => block),
    Buffer.from([0x03, 0x00]),
  ])
  const data = deflateSync(deflateSync(inner))
  return pdfOf('/Contents 4 0 R', [
    streamOf('/Filter [/FlateDecode /FlateDecode /FlateDecode]', data),
  ])
}
