/** Readers of files for tests that are about something else. */
import { itemsOf, readBytes } from '#server/pdf/read-bytes.ts'
import type { PdfReader, RefusedFile } from '#server/pdf/reader-process.ts'
import { readResumeFile } from '#server/resumes/read-file.ts'
import { runHere } from '#server/work/tasks.ts'

/** Reads as the child process does, in this one. */
export const readerHere: PdfReader = {
  async read(bytes) {
    const read = await itemsOf(bytes)
    if (read.kind === 'read') throw new TypeError('a resume was not asked for')
    return read
  },
  readResume: (bytes, ask) => readBytes(bytes, { kind: 'resume', of: 'file', ...ask }),
  prepare: () => {},
  close: async () => {},
}

/** The resume in a file that can be read. */
export async function readingOf(bytes: Buffer) {
  const read = await readResumeFile(bytes, { reader: readerHere, run: runHere })
  if (read.kind === 'refused') throw new Error(read.code)
  return read.reading
}

export function readerThatRefuses(code: RefusedFile['code']): PdfReader {
  const refuse = async (): Promise<RefusedFile> => ({ kind: 'refused', code })
  return { read: refuse, readResume: refuse, prepare: () => {}, close: async () => {} }
}
