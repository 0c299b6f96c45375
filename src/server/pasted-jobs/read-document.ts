/** Posts in files: a PDF or a Word file is opened in the reader's child process, and its text read as a post. */
import type { PdfDocument } from '#domain/reading/items.ts'
import type { FoundJob } from '#domain/posts/normalised.ts'

import type { House } from '../house.ts'
import { looksLikePdf } from '../pdf/pdf-signature.ts'
import { isLockedOffice, looksLikeZip } from '../pdf/read-archive.ts'
import type { RefusedFile, Whose } from '../pdf/reader-process.ts'
import type { OtherKind } from '../resumes/other-kinds.ts'
import { kindOfOther } from '../resumes/other-kinds.ts'
import { textOfOldBytes } from '../resumes/text-of-bytes.ts'
import { readJobText } from '../resumes/score.ts'
import type { RunTask } from '../work/tasks.ts'

export const documentTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const

export const isDocument = (bytes: Uint8Array): boolean => looksLikePdf(bytes) || looksLikeZip(bytes)

/** Null where the bytes are no text, or a text in a form that people do not read. */
export function plainTextIn(bytes: Buffer): string | null {
  const other = kindOfOther(bytes)
  if (isDocument(bytes) || (other !== null && other !== 'file_encoding')) return null
  try {
    const text = textOfOldBytes(bytes)
    return /^\s*(?:<|\{\s*")/.test(text) ? null : text.replaceAll(/\r\n?/g, '\n')
  } catch {
    return null
  }
}

export async function openDocument(
  { reader }: Pick<House, 'reader'>,
  bytes: Buffer,
  whose?: Whose,
): Promise<
  { kind: 'document'; document: PdfDocument } | RefusedFile | { kind: 'refused'; code: OtherKind }
> {
  if (isLockedOffice(bytes)) return { kind: 'refused', code: 'pdf_encrypted' }
  const other = looksLikePdf(bytes) ? null : kindOfOther(bytes)
  if (other !== null) return { kind: 'refused', code: other }
  return reader.read(bytes, whose)
}

/** Null where the text is no post. */
export async function jobOfText(
  run: RunTask,
  text: string,
  link: string,
): Promise<FoundJob | null> {
  const reading = await readJobText(run, text)
  if (reading === null) return null
  const [firstLine = ''] = text.trim().split('\n')
  const { unsaidJob } = await import('#domain/pages/posting-data.ts')
  const { employerOfHost } = await import('#domain/pages/address.ts')
  const places = await run('placesOfPost', reading)
  const doubts = reading.titlesInDoubt
  return {
    ...unsaidJob(link),
    ...places,
    inDoubt: { ...places.inDoubt, title: doubts.length > 1 ? doubts : undefined },
    title: reading.spokenTitle || firstLine.slice(0, 80).trim(),
    company: reading.company?.text ?? employerOfHost(link, text.split('\n')) ?? '',
    body: text,
  }
}
