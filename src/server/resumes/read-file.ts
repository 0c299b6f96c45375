/**
 * The one door for files: whatever a person brings (PDF, Word, LinkedIn's export, JSON Resume,
 * our own JSON or our own Markdown) → a resume, told apart by its bytes and never by its name. The upload and
 * `lapel import` both go through it. What a kind of file needs is loaded with the first of its kind.
 */
import type { PdfDocument } from '#domain/reading/items.ts'
import type { Reading } from '#domain/reading/read-resume.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { resumeContent } from '#domain/resume/resume.ts'

import type { PdfReader, ReadPdf } from '../pdf/reader-process.ts'
import type { ScanReader } from '../pdf/scan/scan-reader.ts'
import type { FileReading } from './add-reading.ts'
import type { Archive } from '../pdf/read-archive.ts'
import { looksLikeZip, openArchive } from '../pdf/read-archive.ts'

type RefusedCode = Extract<ReadPdf, { kind: 'refused' }>['code']

export interface FileRead {
  kind: 'read'
  reading: FileReading
  drawn: { document: PdfDocument; reading: Reading } | null
}

export type ReadFile = FileRead | { kind: 'refused'; code: RefusedCode }

const limits = { fileBytes: 10 * 1024 * 1024, jsonBytes: 2 * 1024 * 1024 } as const

/** `scanner` reads PDFs that are pictures; without one they are refused as `pdf_no_text`. */
export async function readResumeFile(
  bytes: Buffer,
  reader: PdfReader,
  scanner?: ScanReader,
): Promise<ReadFile> {
  if (bytes.length > limits.fileBytes) return { kind: 'refused', code: 'pdf_too_large' }
  try {
    if (looksLikeZip(bytes)) return await readZip(bytes)
    const json = await readJson(bytes)
    if (json !== null) return await read(json)
    const markdown = await readMarkdown(bytes)
    if (markdown !== null) return await read(markdown.resume, markdown.unplaced)
  } catch (error) {
    // A damaged archive, or data nested deeper than anything a person writes.
    if (error instanceof RangeError) return { kind: 'refused', code: 'pdf_damaged' }
    throw error
  }
  const domain = loadReader() // while the child reads
  let pdf = await reader.read(bytes)
  await domain
  if (pdf.kind === 'refused' && pdf.code === 'pdf_no_text' && scanner !== undefined)
    pdf = await scanner.read(bytes)
  return pdf.kind === 'refused' ? pdf : readDocument(pdf.document)
}

const loadReader = () => import('#domain/reading/read-resume.ts')

export async function readDocument(document: PdfDocument): Promise<FileRead> {
  const reading = (await loadReader()).readResume(document)
  return { kind: 'read', reading, drawn: { document, reading } }
}

async function readZip(bytes: Buffer): Promise<ReadFile> {
  const archive = openArchive(bytes)
  const found = (await readWord(archive)) ?? (await readLinkedIn(archive))
  return found ?? { kind: 'refused', code: 'pdf_not_pdf' }
}

async function readWord(archive: Archive): Promise<ReadFile | null> {
  const document = archive.text('word/document.xml')
  if (document === null) return null
  const { fromDocx } = await import('#domain/exchange/from-docx.ts')
  const ours = fromDocx(document)
  if (ours !== null) return read(ours.resume, ours.unplaced)
  const headers = archive.names.filter((name) => /^word\/header\d\.xml$/.test(name)).slice(0, 3)
  const { itemsOfDocx } = await import('#domain/reading/docx.ts')
  const items = itemsOfDocx({
    document,
    styles: archive.text('word/styles.xml') ?? '',
    links: archive.text('word/_rels/document.xml.rels') ?? '',
    headers: headers.map((name) => archive.text(name) ?? ''),
  })
  const hasText = items.items.some((item) => /[\p{L}\p{N}]/u.test(item.text))
  return hasText ? readDocument(items) : { kind: 'refused', code: 'pdf_empty' }
}

/** The tables lie at the top or in one folder. */
async function readLinkedIn(archive: Archive): Promise<ReadFile | null> {
  const { fromLinkedIn, linkedInTables } = await import('#domain/exchange/linkedin.ts')
  const found = linkedInTables.flatMap((table) => {
    const name = archive.names.find((one) => one === table || one.endsWith(`/${table}`))
    const text = name === undefined ? null : archive.text(name)
    return text === null ? [] : [[table, text] as const]
  })
  const names = new Set<string>(found.map(([table]) => table))
  if (!names.has('Profile.csv') && !names.has('Positions.csv')) return null
  const { resume, unplaced } = fromLinkedIn(Object.fromEntries(found))
  return read(resume, unplaced)
}

/** A JSON Resume or a resume of ours; null for every other text. */
async function readJson(bytes: Buffer): Promise<ResumeContent | null> {
  if (bytes.length > limits.jsonBytes) return null
  if (!/^\uFEFF?\s*\{/.test(bytes.toString('utf8', 0, 64))) return null
  let value: unknown
  try {
    value = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
  const { fromJsonResume, isJsonResume } = await import('#domain/exchange/from-json-resume.ts')
  if (isJsonResume(value)) return fromJsonResume(value)
  const isOurs =
    typeof value === 'object' &&
    value !== null &&
    Object.keys(resumeContent.shape).some((field) => Object.hasOwn(Object(value), field))
  const { restoreContent } = await import('#domain/resume/restore.ts')
  return isOurs ? restoreContent(value) : null
}

/** Markdown that this product wrote; null for every other text. */
async function readMarkdown(bytes: Buffer) {
  if (bytes.length > limits.jsonBytes) return null
  if (!/^\uFEFF?\s*(?:##? \S|- )/.test(bytes.toString('utf8', 0, 64))) return null
  const { fromMarkdown } = await import('#domain/exchange/from-markdown.ts')
  return fromMarkdown(bytes.toString('utf8').replace(/^\uFEFF/, ''))
}

async function read(resume: ResumeContent, unplaced: string[] = []): Promise<ReadFile> {
  const { detectLanguage } = await import('#domain/language/detect.ts')
  const { valuesOf } = await import('#domain/resume/values-of.ts')
  const language = detectLanguage(valuesOf({ ...resume, section_order: [] }).join('\n'))
  return { kind: 'read', reading: { resume, language, confidence: [], unplaced }, drawn: null }
}
