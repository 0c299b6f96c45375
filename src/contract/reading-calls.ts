/** The calls about what to check after a file was read. */
import { z } from 'zod'

import { call } from './call.ts'
import { readingAnswer } from './resumes.ts'

export const readingCalls = {
  readingOfResume: call({
    method: 'GET',
    path: '/resumes/{id}/reading',
    summary: 'What to check after an upload; null where no file was read.',
    bearer: true,
    limit: 'read',
    status: 200,
    answer: readingAnswer.nullable(),
    problems: ['resume_not_found', 'forbidden'],
  }),
  checkReading: call({
    method: 'PATCH',
    path: '/resumes/{id}/reading',
    summary:
      'Say that fields were read right, by their paths, and that left-over lines are dealt with; answers what is left.',
    bearer: true,
    limit: 'write',
    body: z.object({
      checked: z.array(z.string().max(200)).max(1_000).default([]),
      // All that a file can leave over at once: 30 full pages, or one text without an end.
      settled: z.array(z.string().max(300_000)).max(20_000).default([]),
    }),
    status: 200,
    answer: readingAnswer.nullable(),
    problems: ['resume_not_found', 'forbidden'],
  }),
} as const
