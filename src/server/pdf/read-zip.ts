/** A zip file that is a Word file or LinkedIn's export; what of it is read is asked for by name. */
import type { PdfDocument } from '#domain/reading/items.ts'

import type { FileReading } from './asks.ts'
import type { Opened } from './read-bytes.ts'
import type { Archive } from './read-archive.ts'
import { Locked, openArchive } from './read-archive.ts'

type OwnWords = Pick<FileReading, 'resume' | 'unplaced'>

export async function readZip(bytes: Buffer): Promise<Opened> {
  try {
    const archive = openArchive(bytes)
    const found = (await readWord(archive)) ?? (await readLinkedIn(archive))
    return found ?? { kind: 'refused', code: 'pdf_not_pdf' }
  } catch (error) {
    if (error instanceof Locked) return { kind: 'refused', code: 'pdf_encrypted' }
    // Damaged, or nested deeper than anything a person writes.
    if (error instanceof RangeError) return { kind: 'refused', code: 'pdf_damaged' }
    throw error
  }
}

async function readWord(archive: Archive): Promise<Opened | null> {
  const document = archive.text('word/document.xml')
  if (document === null) return null
  const { fromDocx } = await import('#domain/exchange/from-docx.ts')
  const { datesPart } = await import('#domain/exchange/docx-dates.ts')
  const ours = fromDocx(document, archive.text(datesPart) ?? '')
  if (ours !== null) return data(ours)
  const edges = (part: RegExp): string[] =>
    archive.names
      .filter((name) => part.test(name))
      .slice(0, 3)
      .map((name) => archive.text(name) ?? '')
  const { itemsOfDocx } = await import('#domain/reading/docx.ts')
  const items: PdfDocument = itemsOfDocx({
    document,
    styles: archive.text('word/styles.xml') ?? '',
    links: archive.text('word/_rels/document.xml.rels') ?? '',
    headers: edges(/^word\/header\d\.xml$/),
    footers: edges(/^word\/footer\d\.xml$/),
  })
  const hasText = items.items.some((item) => /[\p{L}\p{N}]/u.test(item.text))
  return hasText ? { kind: 'document', document: items } : { kind: 'refused', code: 'pdf_empty' }
}

/** The tables lie at the top or in one folder. */
async function readLinkedIn(archive: Archive): Promise<Opened | null> {
  const { fromLinkedIn, linkedInTables } = await import('#domain/exchange/linkedin.ts')
  const found = linkedInTables.flatMap((table) => {
    const name = archive.names.find((one) => one === table || one.endsWith(`/${table}`))
    const text = name === undefined ? null : archive.text(name)
    return text === null ? [] : [[table, text] as const]
  })
  const names = new Set<string>(found.map(([table]) => table))
  if (!names.has('Profile.csv') && !names.has('Positions.csv')) return null
  return data(fromLinkedIn(Object.fromEntries(found)))
}

async function data({ resume, unplaced }: OwnWords): Promise<Opened> {
  const { readingOfData } = await import('#domain/exchange/reading-of-data.ts')
  return { kind: 'data', reading: readingOfData(resume, unplaced) }
}
