/**
 * The one door for files: whatever a person brings (PDF, Word, LinkedIn's export, JSON Resume,
 * our own JSON or our own Markdown) → a resume, told apart by its bytes and never by its name. The
 * upload and `lapel import` both go through it. What is more than text is opened in the reader's
 * child process. What a kind of file needs is loaded with the first of its kind.
 */
import type { PdfDocument } from '#domain/reading/items.ts'
import type { GivenLabels } from '#domain/reading/labels/labels.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { resumeContent } from '#domain/resume/resume.ts'

import type { FileReading } from '../pdf/asks.ts'
import { isLockedOffice, looksLikeZip } from '../pdf/read-archive.ts'
import type { PdfReader, ReadResume, RefusedFile } from '../pdf/reader-process.ts'
import type { ScanReader } from '../pdf/scan/scan-reader.ts'
import { textOfBytes } from './text-of-bytes.ts'

export interface FileRead {
  kind: 'read'
  reading: FileReading
  /** Its lines, for whoever may label them anew; null where nothing is in doubt. */
  lines: string[] | null
  /** The same file with these labels, as far as they are true. */
  relabel(labels: GivenLabels): Promise<ReadResume>
  /** Its text boxes, for whoever draws them; null where it has none. */
  boxes(): Promise<PdfDocument | null>
}

export type ReadFile = FileRead | RefusedFile

const limits = { fileBytes: 10 * 1024 * 1024, jsonBytes: 2 * 1024 * 1024 } as const

/** `scanner` reads PDFs that are pictures; without one they are refused as `pdf_no_text`. */
export async function readResumeFile(
  bytes: Buffer,
  reader: PdfReader,
  scanner?: ScanReader,
): Promise<ReadFile> {
  if (bytes.length > limits.fileBytes) return { kind: 'refused', code: 'pdf_too_large' }
  if (isLockedOffice(bytes)) return { kind: 'refused', code: 'pdf_encrypted' }
  if (!looksLikeZip(bytes)) {
    try {
      const data = (await readJson(bytes)) ?? (await readMarkdown(bytes))
      if (data !== null) return await told(data)
    } catch (error) {
      // Nested deeper than anything a person writes.
      if (error instanceof RangeError) return { kind: 'refused', code: 'pdf_damaged' }
      throw error
    }
  }
  const read = await reader.readResume(bytes)
  if (read.kind === 'refused') {
    if (read.code !== 'pdf_no_text' || scanner === undefined) return read
    const scan = await scanner.read(bytes)
    return scan.kind === 'refused' ? scan : readBoxes(scan.document, reader)
  }
  return {
    ...read,
    relabel: (labels) => reader.readResume(bytes, { labels }),
    async boxes() {
      const again = await reader.read(bytes)
      return again.kind === 'refused' ? null : again.document
    },
  }
}

/** The resume in text boxes that were read before: those of a scan. */
export async function readBoxes(document: PdfDocument, reader: PdfReader): Promise<ReadFile> {
  const bytes = Buffer.from(JSON.stringify(document))
  const read = await reader.readResume(bytes, { of: 'document' })
  if (read.kind === 'refused') return read
  return {
    ...read,
    relabel: (labels) => reader.readResume(bytes, { of: 'document', labels }),
    boxes: async () => document,
  }
}

interface Told {
  resume: ResumeContent
  unplaced?: string[]
}

/** A JSON Resume or a resume of ours; null for every other text. */
async function readJson(bytes: Buffer): Promise<Told | null> {
  if (bytes.length > limits.jsonBytes) return null
  if (!beginsLikeJson(bytes)) return null
  let value: unknown
  try {
    value = JSON.parse(textOfBytes(bytes))
  } catch {
    return null
  }
  const { fromJsonResume, isJsonResume, leftOfJsonResume } =
    await import('#domain/exchange/from-json-resume.ts')
  if (isJsonResume(value)) {
    const resume = fromJsonResume(value)
    return { resume, unplaced: leftOfJsonResume(value, resume) }
  }
  const isOurs =
    typeof value === 'object' &&
    value !== null &&
    Object.keys(resumeContent.shape).some((field) => Object.hasOwn(Object(value), field))
  const { restoreContent } = await import('#domain/resume/restore.ts')
  return isOurs ? { resume: restoreContent(value) } : null
}

export const beginsLikeJson = (bytes: Uint8Array): boolean =>
  /^\s*\{/.test(textOfBytes(bytes.subarray(0, 64)))

/** Markdown that this product wrote; null for every other text. */
async function readMarkdown(bytes: Buffer): Promise<Told | null> {
  if (bytes.length > limits.jsonBytes) return null
  if (!/^\s*(?:##? \S|- )/.test(textOfBytes(bytes.subarray(0, 64)))) return null
  const { fromMarkdown } = await import('#domain/exchange/from-markdown.ts')
  return fromMarkdown(textOfBytes(bytes))
}

async function told({ resume, unplaced }: Told): Promise<FileRead> {
  const { readingOfData } = await import('#domain/exchange/reading-of-data.ts')
  const reading = readingOfData(resume, unplaced)
  const same: ReadResume = { kind: 'read', reading, lines: null, labels: null }
  return { kind: 'read', reading, lines: null, relabel: async () => same, boxes: async () => null }
}
