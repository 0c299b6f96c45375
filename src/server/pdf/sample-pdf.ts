/**
 * A resume of two pages, made of the parts that most files have: compressed streams, an embedded
 * TrueType font under a Type 0 one, a map to Unicode, a link. Reading it compiles what reading
 * others will need.
 */
import { deflateSync } from 'node:zlib'

export function samplePdf(trueType: Uint8Array): Buffer {
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>'),
    page(5, '/Annots [11 0 R]'),
    page(6, ''),
    streamOf('', Buffer.from(contentOf(firstPage))),
    streamOf('', Buffer.from(contentOf(secondPage))),
    Buffer.from(
      '<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Sample /Encoding /Identity-H /DescendantFonts [8 0 R] /ToUnicode 10 0 R >>',
    ),
    Buffer.from(
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Sample /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 9 0 R /DW 520 /CIDToGIDMap /Identity >>',
    ),
    Buffer.from(
      '<< /Type /FontDescriptor /FontName /AAAAAA+Sample /Flags 4 /FontBBox [-500 -300 1300 1000] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 12 0 R >>',
    ),
    streamOf('', Buffer.from(toUnicode)),
    Buffer.from(
      '<< /Type /Annot /Subtype /Link /Rect [50 770 300 785] /A << /S /URI /URI (https://sample.example) >> >>',
    ),
    streamOf(`/Length1 ${trueType.length}`, trueType),
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  let at = parts[0]?.length ?? 0
  const rows = objects.map((object, i) => {
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    const row = `${String(at).padStart(10, '0')} 00000 n \n`
    parts.push(part)
    at += part.length
    return row
  })
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}

const page = (content: number, more: string): Buffer =>
  Buffer.from(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 7 0 R >> >> ${more} >>`,
  )

function streamOf(dictionary: string, data: Uint8Array): Buffer {
  const packed = deflateSync(data)
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
}

/** [x, y, size, text]; y from the foot of the page. */
type Row = [number, number, number, string]

const contentOf = (rows: readonly Row[]): string =>
  rows
    .map(([x, y, size, text]) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm <${codesOf(text)}> Tj ET`)
    .join('\n')

const codesOf = (text: string): string =>
  Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')

/** Each code stands for the letter of the same number. */
const toUnicode = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Sample def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
2 beginbfrange
<0020> <00FF> <0020>
<2013> <2022> <2013>
endbfrange
endcmap
end
end`

const firstPage: readonly Row[] = [
  [50, 790, 20, 'Sam Sample'],
  [50, 772, 10, 'sample.example'],
  [200, 772, 10, 'sam@sample.example'],
  [350, 772, 10, '+44 20 7946 0018'],
  [480, 772, 10, 'London, UK'],
  [50, 740, 13, 'Summary'],
  [
    50,
    722,
    10,
    'Engineer who has built and run data services for twelve years, mostly for hospitals.',
  ],
  [50, 695, 13, 'Work Experience'],
  [50, 677, 10, 'Senior Software Engineer'],
  [470, 677, 10, 'Mar 2019 – present'],
  [50, 663, 10, 'Sample Systems Ltd, London'],
  [60, 649, 10, '•'],
  [
    70,
    649,
    10,
    'Moved forty services to containers and cut the monthly bill by a third, with a team',
  ],
  [70, 635, 10, 'of five'],
  [60, 621, 10, '•'],
  [70, 621, 10, 'Taught three apprentices'],
  [50, 600, 10, 'Software Engineer'],
  [470, 600, 10, '06/2014 – 02/2019'],
  [50, 586, 10, 'Example & Sons GmbH, Berlin'],
  [60, 572, 10, '•'],
  [70, 572, 10, 'Wrote the billing service in Java and PostgreSQL'],
]

const secondPage: readonly Row[] = [
  [50, 790, 13, 'Education'],
  [50, 772, 10, 'BSc Computer Science'],
  [470, 772, 10, '2010 – 2014'],
  [50, 758, 10, 'University of Sample'],
  [50, 730, 13, 'Skills'],
  [50, 712, 10, 'Languages: Java, Python, TypeScript'],
  [50, 698, 10, 'Tools: Docker, Kubernetes, Git'],
  [50, 670, 13, 'Projects'],
  [50, 652, 10, 'Timetable – a clock for bus stops, 2020'],
  [50, 625, 13, 'Certifications'],
  [50, 607, 10, 'Certified Example Architect, Example Foundation, May 2021'],
  [50, 580, 13, 'Languages'],
  [50, 562, 10, 'English (native), German (B2)'],
]
