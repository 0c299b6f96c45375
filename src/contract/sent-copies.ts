/** What was sent with an application: the resume and the letter as they were. */
import { letter } from '#domain/letter/letter.ts'
import { z } from 'zod'

import { call } from './call.ts'
import { resumeProblems } from './problems.ts'

/** Of one resume; the oldest make room. */
export const mostSentCopies = 20

/**
 * The resume is a version of its history, which no later save folds away. A letter may be removed with
 * its history, so what was sent of it stands here itself; null where none was there.
 */
const sentCopy = z.object({
  sent_at: z.iso.datetime(),
  version: z.int().min(1),
  letter: letter.nullable(),
})

export const portableSentCopy = sentCopy
export type SentCopy = z.infer<typeof sentCopy>

export const sentCopies = call({
  method: 'GET',
  path: '/resumes/{id}/sent',
  summary: 'What was sent with an application and when, the latest first.',
  answer: z.array(sentCopy),
  problems: resumeProblems,
})

export const keepSentCopy = call({
  method: 'POST',
  path: '/resumes/{id}/sent',
  summary:
    'Keep the resume and its letter as they are now as sent; the status "applied" does so by itself.',
  answer: sentCopy,
  problems: [...resumeProblems, 'storage_full'],
})
