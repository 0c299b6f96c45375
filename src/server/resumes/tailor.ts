/**
 * Tailoring: own → read the job → hold a credit → the engine proposes → only what the original
 * supports is applied → stored and settled together. Whatever goes wrong after the hold gives the
 * credit back, a browser that has gone away too.
 */
import type { Calls } from '#contract/calls.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/resume.ts'

import { charge } from '../credits/charge.ts'
import type { Handler } from '../http/handler.ts'
import { onceByKey } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { untilGone } from '../http/until-gone.ts'
import type { House } from '../house.ts'
import type { GivenJob } from './given-job.ts'
import { findGivenJob } from './given-job.ts'
import type { OwnedResume } from './own.ts'
import { own } from './own.ts'
import { hasContent, scoreAgainstReading } from './score.ts'
import { addResume } from './store.ts'

/** The longest an engine may take. */
const engineMs = 120_000

export const tailorResume: Handler<Calls['tailorResume']> = async (incoming) => {
  const { house, person, param, body, reply } = incoming
  const owned = await own(house, person, param('id'))
  const sent = await body(
    ([issue]) =>
      new Problem(
        issue?.code === 'too_big' && issue.path[0] === 'job_description'
          ? 'job_too_long'
          : 'bad_request',
      ),
  )
  const job = await findGivenJob(house, sent)
  if (!(await hasContent(owned.resume))) throw new Problem('resume_unscorable')
  return onceByKey(incoming, 'tailorResume', [owned.resume.id, sent], () =>
    tailorOnce(
      house,
      owned,
      job,
      AbortSignal.any([AbortSignal.timeout(engineMs), untilGone(reply)]),
    ),
  )
}

async function tailorOnce(house: House, owned: OwnedResume, job: GivenJob, signal: AbortSignal) {
  const { resume: initial, personId } = owned
  return charge(house, personId, 'tailor', async ({ settle }) => {
    const content = contentOf(initial)
    const edits = await house.engine.propose(content, job.reading, signal)
    const { keepBest } = await import('#domain/tailoring/tailor.ts')
    const tailored = keepBest(content, job.reading, edits)
    const scored = await scoreAgainstReading(tailored.content, job.reading)
    signal.throwIfAborted()
    const stored = await house.db.transaction().execute(async (transaction) => {
      const added = await addResume(
        transaction,
        personId,
        'tailor',
        {
          ...initial,
          ...tailored.content,
          created_at: undefined,
          company_name: job.company,
          job_title: job.title,
          job_status: 'created',
          is_base: false,
          notes: '',
          original_resume_id: initial.id,
          job_id: job.id,
          job_identifier: job.id,
          job_description: job.description,
          score: scored?.score ?? null,
          nice_to_have_skills: scored?.nice_to_have_skills ?? [],
        },
        initial,
      )
      await settle(transaction)
      return added
    })
    return {
      tailored_resume: stored,
      initial_resume: initial,
      discarded_count: tailored.discarded.length,
      kept_language: isInAnotherLanguage(initial, job),
    }
  })
}

/** No translator is installed, so a result keeps the resume's language and says so. */
const isInAnotherLanguage = (resume: Resume, job: GivenJob): boolean =>
  job.reading.language !== resume.resume_language
