/** `lapel import FILE…`: files → resumes, in the specification's field names. */
import { writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'

import { problemDetail } from '#contract/problems.ts'
import { isJsonResume } from '#domain/exchange/from-json-resume.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import type { PdfReader } from '#server/pdf/reader-process.ts'
import type { ScanReader } from '#server/pdf/scan/scan-reader.ts'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { readWords } from './options.ts'
import { readBytes, resumeFrom } from './read-input.ts'
import { tell, writeJson, writeJsonLine } from './terminal.ts'

export const usage =
  'import [--ocr] [--explain FILE.html] FILE.pdf|FILE.docx|FILE.zip|FILE.json|FILE.md…'

export async function run(args: readonly string[]): Promise<Exit> {
  const { files, options } = readWords(
    args,
    { explain: { type: 'string' }, ocr: { type: 'boolean' } },
    usage,
  )
  const scanner = options['ocr'] === true ? lazyScanner() : null
  const explain = typeof options['explain'] === 'string' ? options['explain'] : null
  const [only, another] = files
  if (only === undefined) throw new Unusable(`Usage: lapel ${usage}`)
  if (explain !== null && another !== undefined) throw new Unusable('--explain draws one file.')
  const reader = lazyReader()
  try {
    if (another !== undefined) return await importSeveral(files, { reader, scanner })
    await writeJson(await importFile(only, { reader, scanner }, explain))
    return exit.done
  } finally {
    await reader.close()
  }
}

interface Readers {
  reader: PdfReader
  /** Null where nobody asked for scans to be read. */
  scanner: ScanReader | null
}

async function importSeveral(files: readonly string[], readers: Readers): Promise<Exit> {
  let failed = false
  for (const file of files) {
    try {
      await writeJsonLine({ file, resume: await importFile(file, readers) })
    } catch (error) {
      if (!(error instanceof Unusable)) throw error
      failed = true
      await writeJsonLine({ file, error: error.message })
    }
  }
  return failed ? exit.unusable : exit.done
}

async function importFile(
  file: string,
  { reader, scanner }: Readers,
  explain: string | null = null,
): Promise<ResumeContent> {
  const { readResumeFile } = await import('#server/resumes/read-file.ts')
  const format = extname(file).toLowerCase()
  if (!formats.has(format))
    throw new Unusable(
      `${file}: only PDF, Word (.docx), LinkedIn (.zip), JSON and our Markdown (.md) files can be read.`,
    )
  const bytes = await readBytes(file)
  if (format === '.json') refuseOtherJson(bytes, file)
  const read = await readResumeFile(bytes, reader, scanner ?? undefined)
  if (read.kind === 'refused') {
    const isScan = read.code === 'pdf_no_text' && scanner === null
    throw new Unusable(`${file}: ${isScan ? await aboutScan() : problemDetail(read.code)}`)
  }
  const { resume, language, unplaced } = read.reading
  tellLeftOver(file, unplaced)
  if (explain !== null) {
    if (read.drawn === null) throw new Unusable('--explain draws a PDF or a Word file.')
    const { explainPage } = await import('#domain/reading/explain-page.ts')
    const { document, reading } = read.drawn
    await writePage(explain, explainPage(basename(file), document, reading))
  }
  return withLanguage(resume, language)
}

const withLanguage = (content: ResumeContent, language: string) => ({
  ...content,
  resume_language: language,
})

const formats = new Set(['.pdf', '.docx', '.zip', '.json', '.md'])

/** In words of its own what is wrong with a file that should be JSON. */
function refuseOtherJson(bytes: Buffer, file: string): void {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Unusable(`${file}: this is not JSON.`)
  }
  if (!isJsonResume(value)) resumeFrom(value, file)
}

/** What no field took is said, so that nobody has to find out that it is missing. */
function tellLeftOver(file: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  tell(`${file}: not in the resume, because no field took it:`)
  for (const line of lines) tell(`  ${line.replace(/\p{Cc}/gu, ' ')}`)
}

async function writePage(file: string, page: string): Promise<void> {
  try {
    await writeFile(file, page)
  } catch (error) {
    throw new Unusable(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Why a scan is not read unasked: it takes minutes. Names the one command that is missing. */
const aboutScan = async (): Promise<string> =>
  (await import('#server/pdf/scan/scan-reader.ts')).canReadScans()
    ? 'This PDF is a picture without text, such as a scan. To read it all the same, which takes a minute or two: lapel import --ocr FILE.pdf'
    : problemDetail('pdf_needs_ocr')

/** Loaded for the first scan only; its process ends with the file. */
const lazyScanner = (): ScanReader => ({
  isUsable: () => true,
  async read(bytes) {
    const { createScanReader } = await import('#server/pdf/scan/scan-reader.ts')
    return createScanReader().read(bytes)
  },
  close: async () => {},
})

/** The reader's process is started for the first PDF only. */
function lazyReader(): PdfReader {
  let reader: PdfReader | null = null
  return {
    async read(bytes) {
      const { createPdfReader } = await import('#server/pdf/reader-process.ts')
      return (reader ??= createPdfReader()).read(bytes)
    },
    close: async () => reader?.close(),
  }
}
