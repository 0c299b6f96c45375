/**
 * A scanned PDF → text items, by the engine of `tesseract.js` and the language data that npm
 * packages carry. Runs only in the scanner's child process (`scan-child.ts`): a page takes seconds
 * and hundreds of megabytes. Nothing is fetched; what is not installed is not read.
 */
import { settingOf } from '#domain/language/settings.ts'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import type { Language } from '#domain/language/languages.ts'
import { detectLanguage } from '#domain/language/detect.ts'
import type { PdfDocument } from '#domain/reading/items.ts'
import { itemsOfHocr } from '#domain/reading/scanned-lines.ts'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

import type { PagePicture } from './page-pictures.ts'
import { pictureOfPage } from './page-pictures.ts'

const scanLimits = { pages: 6, picturePoints: 40_000_000 } as const

export type ReadScan = PdfDocument | 'pdf_no_text' | 'pdf_damaged'

/** `onPage` is told of each page as it begins, from 1, and of how many the file has. */
export async function readScan(
  bytes: Uint8Array,
  onPage: (page: number, pages: number) => void,
): Promise<ReadScan> {
  const library = dirname(
    dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))),
  )
  const task = getDocument({
    data: bytes,
    wasmUrl: join(library, 'wasm/'),
    cMapUrl: join(library, 'cmaps/'),
    standardFontDataUrl: join(library, 'standard_fonts/'),
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: scanLimits.picturePoints,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const pdf = await task.promise
    const document: PdfDocument = {
      pages: [],
      items: [],
      links: [],
      truncated: pdf.numPages > scanLimits.pages,
    }
    let reader: PageReader | null = null
    for (let number = 1; number <= Math.min(pdf.numPages, scanLimits.pages); number++) {
      onPage(number, pdf.numPages)
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      document.pages.push({ width, height })
      const picture = await pictureOfPage(page)
      page.cleanup()
      if (picture === null) continue
      // Which language it is shows in the first page, read as if it were English.
      reader ??= await readerFor(await languageOf(picture))
      document.items.push(...itemsOfHocr(reader(picture), number - 1, picture.scale))
    }
    return document.items.length === 0 ? 'pdf_no_text' : document
  } catch {
    return 'pdf_damaged'
  } finally {
    await task.destroy()
  }
}

async function languageOf(picture: PagePicture): Promise<Language> {
  const read = await readerFor('en')
  const items = itemsOfHocr(read(picture), 0, picture.scale)
  return detectLanguage(items.map((item) => item.text).join('\n'))
}

/** What is used of the engine, which has no types of its own. */
interface Engine {
  FS: { writeFile(path: string, data: Uint8Array): void }
  TessBaseAPI: new () => {
    Init(path: string | null, languages: string, mode: number): number
    SetVariable(name: string, value: string): void
    SetImageFile(orientation: number, angle: number): number
    Recognize(monitor: null): number
    GetHOCRText(page: number): string
  }
}

type PageReader = (picture: PagePicture) => string

const load = createRequire(import.meta.url)
const unzip = promisify(gunzip)
const readers = new Map<Language, Promise<PageReader>>()

function readerFor(language: Language): Promise<PageReader> {
  const known = readers.get(language) ?? createReader(settingOf(language, 'Tesseract'))
  readers.set(language, known)
  return known
}

const neuralNetsOnly = 1

/** The folder of a language's package; null where it is not installed. */
function dataFolder(name: string): string | null {
  try {
    return dirname(load.resolve(`@tesseract.js-data/${name}/package.json`))
  } catch {
    return null
  }
}

/** Reads with the data of the language, or with the English data where its own is not installed. */
async function createReader(wished: string): Promise<PageReader> {
  const name = dataFolder(wished) === null ? settingOf('en', 'Tesseract') : wished
  const start = load('tesseract.js-core/tesseract-core-simd-lstm.js') as (
    options: object,
  ) => Promise<Engine>
  const engine = await start({})
  const folder = dataFolder(name)
  if (folder === null) throw new Error(`${name} is not installed`)
  const data = await readFile(join(folder, '4.0.0_best_int', `${name}.traineddata.gz`))
  engine.FS.writeFile(`./${name}.traineddata`, await unzip(data))
  const api = new engine.TessBaseAPI()
  if (api.Init(null, name, neuralNetsOnly) === -1) throw new Error(`${name} could not be loaded`)
  api.SetVariable('tessedit_pageseg_mode', '3') // columns are found, turned pages are not
  return (picture) => {
    engine.FS.writeFile('/input', portableGreyMap(picture))
    if (api.SetImageFile(1, 0) === 1) throw new Error('the picture could not be taken')
    api.SetVariable('user_defined_dpi', String(Math.round(picture.scale * 72)))
    api.Recognize(null)
    return api.GetHOCRText(0)
  }
}

/** A picture in the plainest of formats, PGM. */
const portableGreyMap = ({ width, height, grey }: PagePicture): Uint8Array =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), grey])
