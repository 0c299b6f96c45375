/** The changes of a tailored resume against its original that its person has accepted. */
import { z } from 'zod'

import { call } from './call.ts'
import { resumeProblems } from './problems.ts'

/** Names of changes as Show Edits gives them. */
export const settledKeys = z.array(z.string().max(40)).max(2_000)

const settledAnswer = z.object({ settled: settledKeys })

export const settledChanges = call({
  method: 'GET',
  path: '/resumes/{id}/settled-changes',
  summary: 'The changes against its original that were accepted; Show Edits marks them no more.',
  answer: settledAnswer,
  problems: resumeProblems,
})

export const settleChanges = call({
  method: 'PATCH',
  path: '/resumes/{id}/settled-changes',
  summary: 'Accept changes, or mark them again; answers all that are accepted.',
  body: z.object({ settle: settledKeys.optional(), reopen: settledKeys.optional() }),
  answer: settledAnswer,
  problems: [...resumeProblems, 'storage_full'],
})
