/**
 * A file becomes a resume (`read-file.ts`). What cannot be read is refused by name; nothing is ever
 * invented to fill a gap, and what no field took is kept beside the resume.
 */
import type { Calls } from '#contract/calls.ts'
import { withWords } from '#domain/reading/doubts.ts'

import { preferredPaper } from '../http/accept-language.ts'
import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { readUpload } from '../http/uploads.ts'
import { newResume } from './new-resume.ts'
import { readResumeFile } from './read-file.ts'
import { addResume, keepReading } from './store.ts'

export const uploadResume: Handler<Calls['uploadResume']> = async ({ house, person, request }) => {
  const bytes = await readUpload(request)
  const read = await readResumeFile(bytes, house.reader, house.scanner)
  if (read.kind === 'refused') {
    const isOurs = read.code === 'reader_busy' || read.code === 'reader_timeout'
    throw new Problem(read.code, {}, isOurs ? { retryAfterSeconds: 5 } : {})
  }
  const { resume, language, confidence, unplaced } = read.reading
  const paper = preferredPaper(request.headers['accept-language'])
  return house.db.transaction().execute(async (transaction) => {
    const stored = await addResume(
      transaction,
      person.id,
      'upload',
      newResume(resume, language, paper),
    )
    await keepReading(transaction, stored.id, {
      confidence: withWords(confidence, resume),
      unplaced,
    })
    return stored
  })
}
