/** A small PDF with the given lines of text, on each of its pages: the least that a reader can read. */
export function tinyPdf(lines: readonly string[], pages = 1): Buffer {
  const text = lines
    .map((line) => `(${line.replaceAll(/[\\()]/g, (c) => `\\${c}`)}) Tj T*`)
    .join('\n')
  return assemble(`BT /F1 11 Tf 14 TL 60 780 Td\n${text}\nET`, pages)
}

/** A page with nothing on it. */
export const emptyPdf = (): Buffer => assemble('')

/** A page that is only a picture, as a scanner makes it. */
export const scannedPdf = (): Buffer =>
  assemble('q 500 0 0 700 50 50 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \u0080 EI Q')

function assemble(content: string, pages = 1): Buffer {
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>'
  // The first page is the third body, the others stand after all else.
  const others = Array.from({ length: pages - 1 }, (_, i) => i + 6)
  const kids = [3, ...others].map((number) => `${number} 0 R`).join(' ')
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    page,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...others.map(() => page),
  ]
  let file = '%PDF-1.4\n'
  const offsets = bodies.map((body, i) => {
    const offset = file.length
    file += `${i + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = bodies.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + trailer, 'latin1')
}
