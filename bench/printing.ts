/**
 * Two hundred resumes, downloaded (Typst) in every design and printed (Chromium) in the first of each layout: what
 * our reader, poppler, pdf.js and PDFium find in the bytes, where lines and pages end, how long a download takes.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Sheet } from '#domain/exchange/sheet.ts'
import { sheetOf } from '#domain/exchange/sheet.ts'
import type { DesignName } from '#domain/resume/designs.ts'
import { designNames, designs, designsOf } from '#domain/resume/designs.ts'
import { readItems } from '#server/pdf/read-items.ts'
import { createPrinter } from '#server/print/printer.ts'

import { openPdfUa } from '../tools/pdf-ua.ts'
import {
  badBreaks,
  inOrder,
  lostFields,
  pdftotext,
  textsOf,
  type3Fonts,
  wordsOf,
} from './printing/judge.ts'
import { openBrowserPrint } from './printing/browser-print.ts'
import { openPdfium } from './printing/pdfium-text.ts'
import { pdfjsText } from './printing/pdfjs-text.ts'
import type { Sample } from './printing/resumes.ts'
import { sampleResumes } from './printing/resumes.ts'
import { fillsOf, loneWords } from './printing/typography.ts'
import type { BenchTable } from './table.ts'
import { percentile } from './table.ts'

const count = 200

type Tally = {
  fields: number
  lost: number
  /** By a reader that knows nothing of our sheets. */
  strangerLost: number
  whole: number
  words: number
  poppler: number
  pdfjs: number
  pdfium: number
  breaks: string[]
  loneWords: number
  fills: number[]
  type3: number
  /** By Typst's own check; null where the browser printed. */
  refused: number | null
  pages: number[]
  ms: number[]
}

export async function benchPrinting(): Promise<BenchTable[]> {
  const samples = sampleResumes(count)
  const folder = mkdtempSync(path.join(tmpdir(), 'lapel-printing-'))
  const printer = createPrinter()
  const browser = await openBrowserPrint(folder)
  const pdfUa = await openPdfUa()
  const pdfium = await openPdfium()
  try {
    // The first sheet of a process loads the compiler.
    const [first] = samples
    if (first !== undefined) await printer.print(sheetFor(first, 'classic'))
    const tallies = new Map<string, Tally>()
    for (const design of designNames) {
      const [made, browsed] = [
        { ...emptyTally(), refused: pdfUa === null ? null : 0 },
        emptyTally(),
      ]
      const isPrinted = designsOf(designs[design].layout)[0] === design
      tallies.set(`${design}, downloaded`, made)
      if (isPrinted) tallies.set(`${design}, printed`, browsed)
      for (const sample of samples) {
        const sheet = sheetFor(sample, design)
        const began = performance.now()
        const printed = await printer.print(sheet)
        made.ms.push(performance.now() - began)
        if (printed.kind === 'refused') throw new Error(printed.reason)
        await judge(sample, sheet, printed.bytes, made)
        const refusal = pdfUa?.refusalOf(sheet) ?? null
        if (refusal !== null && made.refused !== null) {
          made.refused++
          console.error(`${sample.id} ${design}: PDF/UA-1: ${refusal.slice(0, 300)}`)
        }
        if (isPrinted)
          await judge(
            sample,
            sheet,
            await browser.print(sample.content, sheet, sample.look),
            browsed,
          )
      }
    }
    return [tableOf(tallies)]
  } finally {
    await printer.close()
    await browser.close()
    pdfium.close()
    rmSync(folder, { recursive: true, force: true })
  }

  async function judge(
    sample: Sample,
    sheet: Sheet,
    bytes: Uint8Array,
    tally: Tally,
  ): Promise<void> {
    const file = path.join(folder, 'resume.pdf')
    writeFileSync(file, bytes)
    const read = await readItems(new Uint8Array(bytes))
    if (read.kind === 'refused') throw new Error(read.code)
    const { count: fields, lost, unplaced } = lostFields(sample.content, read.document)
    tally.fields += fields
    tally.lost += lost.length
    tally.strangerLost += lostFields(sample.content, read.document, true).lost.length
    if (lost.length + unplaced.length === 0) tally.whole++
    else
      console.error(
        `${sample.id} ${sheet.layout}: ${lost.map((one) => `${one.path} (${one.remedy})`).join(' ')} ${unplaced.join(' | ')}`.slice(
          0,
          300,
        ),
      )
    const expected = textsOf(sheet, read.document).flatMap(wordsOf)
    tally.words += expected.length
    tally.poppler += inOrder(expected, wordsOf(pdftotext(file)))
    tally.pdfjs += inOrder(expected, wordsOf(await pdfjsText(bytes)))
    tally.pdfium += inOrder(expected, wordsOf(await pdfium.textOf(bytes)))
    const breaks = badBreaks(read.document, sheet)
    for (const one of breaks) console.error(`${sample.id} ${sheet.design}: ${one}`)
    const lone = loneWords(read.document, sheet)
    for (const one of lone) console.error(`${sample.id} ${sheet.design}: ${one}`)
    tally.loneWords += lone.length
    tally.fills.push(...fillsOf(read.document, sheet))
    tally.breaks.push(...breaks)
    tally.type3 += type3Fonts(file)
    tally.pages.push(read.document.pages.length)
  }
}

const sheetFor = ({ id, language, content, look }: Sample, design: DesignName) =>
  sheetOf(content, {
    layout: designs[design].layout,
    design,
    paper: id.length % 2 === 0 ? 'a4' : 'letter',
    language,
    title: id,
    look,
  })

const emptyTally = (): Tally => ({
  fields: 0,
  lost: 0,
  strangerLost: 0,
  whole: 0,
  words: 0,
  poppler: 0,
  pdfjs: 0,
  pdfium: 0,
  breaks: [],
  loneWords: 0,
  fills: [],
  type3: 0,
  refused: null,
  pages: [],
  ms: [],
})

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`

function tableOf(tallies: ReadonlyMap<string, Tally>): BenchTable {
  const inOneColumn = tallies.get('classic, downloaded')?.pages ?? []
  const rows = [...tallies].map(([name, tally]) => {
    const ms = (p: number): string => `${Math.round(percentile(tally.ms, p))} ms`
    return [
      name,
      percent(tally.fields - tally.lost, tally.fields),
      `${tally.whole} of ${count}`,
      percent(tally.fields - tally.strangerLost, tally.fields),
      percent(tally.poppler, tally.words),
      percent(tally.pdfjs, tally.words),
      percent(tally.pdfium, tally.words),
      String(tally.type3),
      tally.refused === null ? '–' : String(tally.refused),
      String(tally.breaks.length),
      String(tally.loneWords),
      `${tally.fills.filter((fill) => fill < 0.8).length} of ${tally.fills.length}`,
      `${tally.pages.reduce((sum, pages) => sum + pages, 0)}, 1 to ${Math.max(...tally.pages)}`,
      String(tally.pages.filter((pages, i) => pages > (inOneColumn[i] ?? 0)).length),
      tally.ms.length === 0 ? '–' : `${ms(50)}, ${ms(95)}`,
    ]
  })
  const downloads = [...tallies.values()].flatMap(({ ms }) => ms)
  return {
    title: `${count} resumes in six languages, downloaded and printed, and read back`,
    columns: [
      'design, way',
      'fields equal (100 %)',
      'whole resumes',
      'fields equal, as a stranger reads',
      'words in order, pdftotext (99.9 %; in two columns 97 %)',
      'words in order, pdf.js (99.9 %; in two columns 97 %)',
      'words in order, PDFium (99.9 %; in two columns 97 %)',
      'Type 3 fonts (0)',
      'refused as PDF/UA-1 by Typst (0)',
      'bad page breaks (0)',
      'last lines of one word (0)',
      'pages but the last that end above four fifths (≤ 3 %)',
      'pages in all, of a resume',
      'resumes of more pages than in one column (0)',
      'download, median and 95th percentile (250 ms)',
    ],
    rows,
    notes: [
      `All ${downloads.length} downloads together: ${Math.round(percentile(downloads, 50))} ms at the median, ${Math.round(percentile(downloads, 95))} ms at the 95th percentile (250 ms). The slowest are the longest.`,
      'Composed from the invented people of our fixtures (bench/printing/resumes.ts), A4 and Letter, a third as designed and the rest in each face, colour and closeness. Downloaded: set by Typst. Printed: the sheet of the editor by Chromium.',
      'Our reader knows the type of our sheets; as a stranger it reads them like any other file. It was improved on these resumes.',
      'PDF/UA-1: the same sheet and template, set once more by the same version of Typst with its own check of the standard switched on. What the browser prints is tagged, and not checked.',
      'A word is what stands between spaces, but for the sign between two ways to reach somebody, which is left out where a line ends.',
      'A bad break: a page or column that begins inside a text, or ends with the heading of a section.',
      'A word that takes half of its column is a line and no lone word: none has room for it beside another.',
      'The compact layout has two columns on its first page: expected is the wide one, then the slim one, then the lines of later pages, which are as wide as the page.',
    ],
  }
}
