/** `lapel import FILE…`: files → resumes, in the specification's field names. */
import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'

import { problemDetail } from '#contract/problems.ts'
import type { FileNote } from '#domain/reading/file-note.ts'
import { isHardlyResume } from '#domain/reading/hardly-resume.ts'
import type { PdfDocument } from '#domain/reading/items.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import type { Labeller } from '#server/resumes/labels/labeller.ts'
import { labelFile } from '#server/resumes/labels/label-file.ts'
import type { PdfReader } from '#server/pdf/reader-process.ts'
import type { ScanReader } from '#server/pdf/scan/scan-reader.ts'
import type { LabelledReading } from '#server/resumes/add-reading.ts'
import { runHere } from '#server/work/tasks.ts'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { readWords } from './options.ts'
import { jsonOf, readBytes, resumeFrom } from './read-input.ts'
import { readSettings } from './settings.ts'
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
  const readers = { reader, scanner, labeller: await openLabeller() }
  try {
    if (another !== undefined) return await importSeveral(files, readers)
    await writeJson(await importFile(only, readers, explain))
    return exit.done
  } finally {
    await reader.close()
  }
}

interface Readers {
  reader: PdfReader
  /** Null where nobody asked for scans to be read. */
  scanner: ScanReader | null
  /** Null where no language model is set up. */
  labeller: Labeller | null
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
  { reader, scanner, labeller }: Readers,
  explain: string | null = null,
): Promise<ResumeContent> {
  const { readResumeFile } = await import('#server/resumes/read-file.ts')
  const bytes = await readBytes(file)
  const read = await readResumeFile(bytes, {
    reader,
    run: runHere,
    scanner: scanner ?? undefined,
  })
  if (read.kind === 'refused') {
    if (read.code === 'pdf_not_pdf') await refuseOther(bytes, file)
    const isScan = read.code === 'pdf_no_text' && scanner === null
    throw new Unusable(`${file}: ${isScan ? await aboutScan() : problemDetail(read.code)}`)
  }
  const labelled = await labelFile(read, labeller, new AbortController().signal)
  const { resume, language, unplaced, isCut, notes, labelledBy } = labelled
  for (const { about, is } of notes) {
    const said = sentences[about](is)
    if (about === 'document') throw new Unusable(`${file}: ${said}`)
    tell(`${file}: ${said}`)
  }
  if (isHardlyResume(resume)) {
    // Of nobody either: an invoice, a menu, a letter.
    if (resume.contact_info.name === '') throw new Unusable(`${file}: ${hardly}`)
    tell(`${file}: ${hardly}`)
  }
  tellLeftOver(file, unplaced)
  if (isCut) tell(`${file}: very long; only its first pages were read.`)
  if (labelledBy !== null) tell(`${file}: labelled by ${labelledBy.model}.`)
  if (explain !== null) {
    const boxes = read.kind === 'data' ? null : await read.boxes()
    await draw(explain, file, boxes, labelled)
  }
  return withLanguage(resume, language)
}

const sentences: Record<FileNote['about'], (is: string) => string> = {
  document: (is) => `this is ${is === 'invoice' ? 'an' : 'a'} ${is}, not a resume.`,
  language: (is) => `this is written in ${nameOf(is)}, which Lapel does not read; look through it.`,
  hidden_text: () => 'text that nobody can see on the page was left out.',
}

const nameOf = (code: string): string => {
  const type = code.length === 4 ? 'script' : 'language'
  return new Intl.DisplayNames('en', { type }).of(code) ?? code
}

const hardly =
  'this is hardly a resume: no work, education, skills, projects or certificates were found in it.'

const withLanguage = (content: ResumeContent, language: string) => ({
  ...content,
  resume_language: language,
})

/** Of what begins like JSON it says what is wrong with it; a name says nothing of what a file is. */
async function refuseOther(bytes: Buffer, file: string): Promise<void> {
  const { beginsLikeJson } = await import('#server/resumes/text-of-bytes.ts')
  if (beginsLikeJson(bytes)) resumeFrom(jsonOf(bytes, file), file)
  throw new Unusable(
    `${file}: only PDF, Word (.docx), LinkedIn (.zip), JSON and our Markdown (.md) files can be read.`,
  )
}

/** What no field took is said, so that nobody has to find out that it is missing. */
function tellLeftOver(file: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  tell(`${file}: not in the resume, because no field took it:`)
  for (const line of lines) tell(`  ${line.replace(/\p{Cc}/gu, ' ')}`)
}

/** The boxes as they were read, in the fields where their texts are now. */
async function draw(
  page: string,
  file: string,
  boxes: PdfDocument | null,
  labelled: LabelledReading,
): Promise<void> {
  if (boxes === null) throw new Unusable('--explain draws a PDF or a Word file.')
  const [{ explainPage }, { readResume }] = await Promise.all([
    import('#domain/reading/explain-page.ts'),
    import('#domain/reading/read-resume.ts'),
  ])
  const seen = { ...readResume(boxes), ...labelled }
  await writePage(page, explainPage(basename(file), boxes, seen))
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

/** As the upload has it; without a model nothing of one is loaded. */
async function openLabeller(): Promise<Labeller | null> {
  const config = readSettings()
  if (config.llmProvider === null) return null
  const { chooseLabeller } = await import('#server/resumes/labels/choose.ts')
  const silent = { info: () => {}, warn: () => {} }
  return chooseLabeller(config, { log: silent, nowMs: () => Date.now() })
}

/** The reader's process is started for the first PDF only. */
function lazyReader(): PdfReader {
  let reader: PdfReader | null = null
  const opened = async (): Promise<PdfReader> => {
    const { createPdfReader } = await import('#server/pdf/reader-process.ts')
    return (reader ??= createPdfReader())
  }
  return {
    read: async (bytes) => (await opened()).read(bytes),
    readResume: async (bytes, ask) => (await opened()).readResume(bytes, ask),
    prepare: () => {},
    close: async () => reader?.close(),
  }
}
