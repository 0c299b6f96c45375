/**
 * The one door for files: whatever a person brings (PDF, Word, LinkedIn's export, JSON Resume,
 * our own JSON or our own Markdown) → a resume, told apart by its bytes and never by its name. The
 * upload and `lapel import` both go through it. What is more than text is opened in the reader's
 * child process. What a kind of file needs is loaded with the first of its kind.
 */
import type { PdfDocument } from '#domain/reading/items.ts'
import type { GivenLabels } from '#domain/reading/labels/labels.ts'

import type { FileReading } from '../pdf/asks.ts'
import { looksLikePdf } from '../pdf/pdf-signature.ts'
import { isLockedOffice, looksLikeZip } from '../pdf/read-archive.ts'
import type { PdfReader, ReadResume, RefusedFile, Whose } from '../pdf/reader-process.ts'
import type { ScanReader } from '../pdf/scan/scan-reader.ts'
import type { RunTask } from '../work/tasks.ts'
import type { OtherKind } from './other-kinds.ts'
import { kindOfOther } from './other-kinds.ts'
import { beginsLikeJson, beginsLikeMarkdown } from './text-of-bytes.ts'

/** Data says itself which field is which: no line of it is in doubt, and it has no text boxes. */
interface DataRead {
  kind: 'data'
  reading: FileReading
}

/** A document is read by what stands where on its pages. */
export interface DocumentRead {
  kind: 'document'
  reading: FileReading
  /** Its lines, for whoever may label them anew; null where nothing is in doubt. */
  lines: string[] | null
  /** The same file with these labels, as far as they are true. */
  relabel(labels: GivenLabels): Promise<ReadResume>
  /** Its text boxes, for whoever draws them; null where it has none. */
  boxes(): Promise<PdfDocument | null>
}

export type FileRead = DataRead | DocumentRead
export type ReadFile = FileRead | RefusedFile | { kind: 'refused'; code: OtherKind }

const limits = { fileBytes: 10 * 1024 * 1024, jsonBytes: 2 * 1024 * 1024 } as const

interface ReadContext {
  reader: PdfReader
  run: RunTask
  scanner?: ScanReader | undefined
  whose?: Whose
}

/**
 * `scanner` reads the pages of a PDF as pictures, whatever text the file has: who gives one does not trust
 * that text. Without one a PDF that is a picture is refused as `pdf_no_text`.
 */
export async function readResumeFile(
  bytes: Buffer,
  { reader, run, scanner, whose }: ReadContext,
): Promise<ReadFile> {
  if (bytes.length > limits.fileBytes) return { kind: 'refused', code: 'pdf_too_large' }
  if (isLockedOffice(bytes)) return { kind: 'refused', code: 'pdf_encrypted' }
  const other = looksLikePdf(bytes) ? null : kindOfOther(bytes)
  if (other !== null) return { kind: 'refused', code: other }
  if (!looksLikeZip(bytes)) {
    const reading = mayBeData(bytes) ? await run('readData', bytes) : 'other'
    if (reading === 'damaged') return { kind: 'refused', code: 'pdf_damaged' }
    if (reading !== 'other') return { kind: 'data', reading }
  }
  if (scanner !== undefined && looksLikePdf(bytes)) {
    const scan = await scanner.read(bytes)
    return scan.kind === 'refused' ? scan : readBoxes(scan.document, reader, whose)
  }
  const read = await reader.readResume(bytes, {}, whose)
  if (read.kind === 'refused') return read
  return {
    kind: 'document',
    reading: read.reading,
    lines: read.lines,
    relabel: (labels) => reader.readResume(bytes, { labels }, whose),
    async boxes() {
      const again = await reader.read(bytes, whose)
      return again.kind === 'refused' ? null : again.document
    },
  }
}

/** The resume in text boxes that were read before: those of a scan. */
export async function readBoxes(
  document: PdfDocument,
  reader: PdfReader,
  whose?: Whose,
): Promise<FileRead | RefusedFile> {
  const bytes = Buffer.from(JSON.stringify(document))
  const read = await reader.readResume(bytes, { of: 'document' }, whose)
  if (read.kind === 'refused') return read
  return {
    kind: 'document',
    reading: read.reading,
    lines: read.lines,
    relabel: (labels) => reader.readResume(bytes, { of: 'document', labels }, whose),
    boxes: async () => document,
  }
}

/** A guess from the first bytes, so that no PDF is handed to whoever reads data. */
const mayBeData = (bytes: Uint8Array): boolean =>
  bytes.length <= limits.jsonBytes && (beginsLikeJson(bytes) || beginsLikeMarkdown(bytes))
