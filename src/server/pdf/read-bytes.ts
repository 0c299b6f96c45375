/**
 * A file's bytes → its text boxes or its resume. Runs only inside the reader's child process: what
 * somebody brings is opened, and its fields are read, where no other request waits for it.
 */
import type { PdfDocument } from '#domain/reading/items.ts'
import type { Reading } from '#domain/reading/read-resume.ts'
import { seenFile } from '#domain/reading/seen-file.ts'

import type { Answer, FileReading, RefusedRead, ResumeAsk, ResumeRead } from './asks.ts'
import { looksLikeZip } from './read-archive.ts'
import type { ReadItems } from './read-items.ts'

/** `data`: it says itself what is what. */
export type Opened = ReadItems | { kind: 'data'; reading: FileReading }

export async function readBytes(
  bytes: Uint8Array,
  ask: ResumeAsk,
): Promise<ResumeRead | RefusedRead> {
  const reader = loadFields()
  const opened = ask.of === 'file' ? await open(bytes) : documentOf(bytes)
  if (opened.kind === 'refused') return opened
  if (opened.kind === 'data')
    return { kind: 'read', reading: opened.reading, lines: null, labels: null }
  const { isDoubtful, offerLines, readResume } = await reader
  const reading = readResume(opened.document, { asStranger: ask.asStranger === true })
  const lines = isDoubtful(reading) ? offerLines(reading) : null
  if (ask.labels === undefined || lines === null)
    return {
      kind: 'read',
      reading: kept(reading, opened.document),
      lines: lines?.page ?? null,
      labels: null,
    }
  const { relabel } = await import('#domain/reading/labels/relabel.ts')
  const { isChanged, dropped, ...made } = relabel(reading, ask.labels, lines)
  return {
    kind: 'read',
    reading: kept(made.reading, opened.document),
    lines: lines.page,
    labels: { isChanged, dropped },
  }
}

/** The text boxes of a PDF, or of a Word file. */
export async function itemsOf(bytes: Uint8Array): Promise<Answer> {
  const opened = await open(bytes)
  return opened.kind === 'data' ? { kind: 'refused', code: 'pdf_not_pdf' } : opened
}

/** What reading a PDF needs; a Word file needs less. */
export async function loadAll(): Promise<void> {
  await Promise.all([loadPdf(), loadFields()])
}

const loadPdf = async () => {
  const pdf = await import('./read-items.ts')
  await pdf.loadPdf()
  return pdf
}

const loadFields = async () => {
  const [{ readResume }, { isDoubtful, offerLines }] = await Promise.all([
    import('#domain/reading/read-resume.ts'),
    import('#domain/reading/labels/offered-lines.ts'),
  ])
  return { readResume, isDoubtful, offerLines }
}

async function open(bytes: Uint8Array): Promise<Opened> {
  if (!looksLikeZip(bytes)) return (await loadPdf()).readItems(bytes)
  const { readZip } = await import('./read-zip.ts')
  return readZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
}

/** Our own program wrote it. */
const documentOf = (bytes: Uint8Array): ReadItems => ({
  kind: 'document',
  document: JSON.parse(new TextDecoder().decode(bytes)) as PdfDocument,
})

const kept = (reading: Reading, { pages }: PdfDocument): FileReading => ({
  resume: reading.resume,
  language: reading.language,
  confidence: reading.confidence,
  unplaced: reading.unplaced,
  isCut: reading.isCut,
  notes: reading.notes,
  seen: seenFile(reading.explain, pages),
})
