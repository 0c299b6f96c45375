/**
 * A job's score against a resume: one credit, once per person, resume content and job. The same
 * question asked again, or many times at once, is answered from the first one's result.
 */
import { titledText } from '#domain/jobs/titled-text.ts'
import { contentOf } from '#domain/resume/content.ts'

import { charge } from '../credits/charge.ts'
import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import type { House } from '../house.ts'
import { hashContent } from '../resumes/content-hash.ts'
import type { OwnedResume } from '../resumes/own.ts'
import { readListedText } from '../resumes/score.ts'
import { ownNamedInQuery } from './own-named.ts'
import type { QuickScore, StoredJob } from './store.ts'
import { addQuickScore, findQuickScore } from './store.ts'
import { findJobFor } from '../pasted-jobs/find-any.ts'

/** Questions under way in this process: fifty at once become one charge. */
const underWay = new Map<string, Promise<QuickScore>>()

export const quickScore: Handler<'quickScore'> = async (incoming) => {
  const { house } = incoming
  const owned = await ownNamedInQuery(incoming)
  const { job_identifier: jobId } = incoming.query()
  if (owned === null) throw new Problem('bad_request')
  const job = await findJobFor(house, owned.personId, jobId)
  if (job === null) throw new Problem('job_not_found')
  const contentHash = hashContent(owned.resume)
  const key = `${owned.personId} ${contentHash.toString('base64')} ${jobId}`
  const answer = underWay.get(key) ?? scoreOnce(house, owned, contentHash, job)
  underWay.set(key, answer)
  try {
    return await answer
  } finally {
    underWay.delete(key)
  }
}

async function scoreOnce(
  house: House,
  owned: OwnedResume,
  contentHash: Buffer,
  { detail: { id: jobId, job_title }, text }: StoredJob,
): Promise<QuickScore> {
  const known = await findQuickScore(house.db, owned.personId, contentHash, jobId)
  if (known !== null) return known
  // Others may be waiting for the same answer: it is not given up with one of them.
  const run = house.texts.for(owned.personId)
  const job = await readListedText(run, titledText(job_title, text))
  if (job === null) throw new Problem('job_unreadable')
  const scored = await run('score', contentOf(owned.resume), job)
  if (scored === null) throw new Problem('resume_unscorable')
  const result = { score: scored.score, nice_to_add: scored.nice_to_have_skills }
  return charge(house, owned.personId, 'quick_score', async ({ settle }) =>
    house.db.transaction().execute(async (transaction) => {
      // Another process may have been quicker: then this one is free.
      if (await addQuickScore(transaction, owned, contentHash, jobId, result)) {
        await settle(transaction, { jobId })
      }
      return result
    }),
  )
}
