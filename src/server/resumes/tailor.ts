/**
 * Tailoring: own → read the job → hold a credit → the engine proposes → what the original supports is
 * applied, the rest waits for the person → stored and settled together. Nothing of either costs nothing. Whatever goes wrong after the hold gives the
 * credit back: a browser that has gone away, a model that failed and was replaced.
 */
import type { AnswerOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import type { TailoringRecord } from '#contract/tailoring.ts'
import { monthOf } from '#domain/language/dates.ts'
import { isLanguage } from '#domain/language/languages.ts'
import { contentOf } from '#domain/resume/content.ts'
import { hasContent } from '#domain/resume/text.ts'

import { charge } from '../credits/charge.ts'
import { holdMs } from '../credits/ledger-store.ts'
import type { EngineContext, Proposal } from '../engines/engine.ts'
import type { KeepAnswer } from '../http/idempotency.ts'
import { onceByKey } from '../http/idempotency.ts'
import { badRequest } from '../http/issue-words.ts'
import { Problem } from '../http/problem.ts'
import { tellProgress, wantsProgress } from '../http/tell-progress.ts'
import { untilGone } from '../http/until-gone.ts'
import { withDeadline } from '../http/with-deadline.ts'
import type { House } from '../house.ts'
import { statementsInForce } from '../statements/store.ts'
import type { GivenJob } from './given-job.ts'
import { findGivenJob } from './given-job.ts'
import type { Writer } from '../own-models/find-own.ts'
import { engineFor } from '../own-models/find-own.ts'
import type { OwnedResume } from './own.ts'
import { withOwn } from './own.ts'
import { bytesIn, needBytes } from '../quota/quota.ts'
import { needRoom, allowanceOf } from './room.ts'
import { scoreFields } from './score.ts'
import type { Tailored } from './store-tailored.ts'
import { storeTailored } from './store-tailored.ts'
import type { KeptLanguage } from './translation/for-job.ts'
import { translateForJob } from './translation/for-job.ts'
import { needLight } from './weigh.ts'

/** What an engine may take beyond the time that a model has. */
const besideModelMs = 60_000
/** The held credit outlives the work by this much. */
const besideHoldMs = 30_000

export const tailorResume = withOwn<'tailorResume'>(async (owned, incoming) => {
  const { house, person, body, request, reply } = incoming
  const sent = await body((issues) =>
    issues[0]?.code === 'too_big' && issues[0].path[0] === 'job_description'
      ? new Problem('job_too_long')
      : badRequest(issues),
  )
  const reading = house.texts.for(person.id, untilGone(reply))
  const job = await findGivenJob(house, reading, owned.personId, sent)
  needLight(owned.resume)
  if (!hasContent(owned.resume)) throw new Problem('resume_unscorable')
  const work = (gone: AbortSignal, onStage?: EngineContext['onStage']) =>
    onceByKey(incoming, 'tailorResume', [owned.resume.id, sent], (keepAnswer) =>
      tailorOnce(house, owned, job, { gone, onStage, keepAnswer }),
    )
  const mostMs = holdMs - besideHoldMs
  if (!wantsProgress(request)) return work(untilGone(reply, mostMs))
  // Whoever listens to the steps may leave and find the resume later.
  const overdue = AbortSignal.timeout(mostMs)
  return tellProgress(reply, house.log, (onStage) => work(overdue, onStage))
})

interface TailoringContext {
  gone: AbortSignal
  onStage: EngineContext['onStage']
  keepAnswer: KeepAnswer<AnswerOf<Calls['tailorResume']>>
}

async function tailorOnce(
  house: House,
  owned: OwnedResume,
  job: GivenJob,
  { gone, onStage, keepAnswer }: TailoringContext,
) {
  const { resume: initial, personId } = owned
  const allowance = allowanceOf(house, personId)
  const writer = await engineFor(house, personId)
  // Whoever brings their own model pays for it elsewhere.
  const purpose = writer.own === null ? 'tailor' : null
  return charge(house, personId, purpose, async ({ settle, endsWithNothing }) => {
    await needRoom(house.db, allowance)
    await needBytes(house.db, allowance, bytesIn(initial))
    const { tailored, kept } = await tailorTo(house, owned, job, { gone, onStage, writer })
    const { done_by, edits, discarded, unusable_count } = tailored.record
    gone.throwIfAborted()
    const told = {
      initial_resume: initial,
      applied_count: edits.length,
      waiting_count: discarded.length,
      discarded_count: discarded.length + unusable_count,
      // Nobody translates the pair, or it went wrong: the resume says what it said, and where.
      kept_language: kept !== null,
      kept_command: kept?.command ?? null,
      job_closed_at: job.closedAt,
      done_by,
    }
    // An offer alone is no tailoring.
    const doubted = discarded.filter(({ violations }) => violations.length > 0)
    const isNothing = edits.length + doubted.length === 0 && tailored.marks === null
    if (isNothing) endsWithNothing()
    else onStage?.('storing')
    return house.db.transaction().execute(async (transaction) => {
      // No resume is made, and the credit is given back.
      if (isNothing) return keepAnswer(transaction, { tailored_resume: null, ...told })
      const added = await storeTailored(transaction, allowance, initial, job, tailored)
      // A model that failed costs nothing, though the built-in engine did the work.
      if (done_by.fallback === null) {
        await settle(transaction, { resumeId: added.id, jobId: job.id })
      }
      return keepAnswer(transaction, { tailored_resume: added, ...told })
    })
  })
}

/** What the engine proposes, of that what is proven, in the language of the job and with its score. */
async function tailorTo(
  house: House,
  { resume: initial, personId }: OwnedResume,
  job: GivenJob,
  { gone, onStage, writer }: Pick<TailoringContext, 'gone' | 'onStage'> & { writer: Writer },
): Promise<{ tailored: Tailored; kept: KeptLanguage | null }> {
  const content = contentOf(initial)
  const statements = await statementsInForce(house.db, personId)
  const truth = { now: monthOf(house.now()), statements }
  const engineMs = house.config.llmTimeoutMs + besideModelMs
  const run = house.texts.for(personId, gone)
  const proposal = await withDeadline(engineMs, gone, (signal) =>
    writer.engine.propose(content, job.reading, {
      signal,
      onStage,
      truth,
      run: house.texts.for(personId, signal),
    }),
  )
  const parted = await run('partEdits', content, proposal.edits, truth, proposal.opinion?.sure)
  const from = initial.resume_language
  const to = isLanguage(job.reading.language) ? job.reading.language : from
  const translated = await translateForJob(
    house,
    { run, own: writer.own?.translator ?? null },
    parted.content,
    { from, to },
    gone,
  )
  const isTranslated = translated.kind === 'translated'
  const result = isTranslated ? translated.content : parted.content
  const scored = await scoreFields(run('score', result, job.reading), [])
  const record = {
    done_by: writer.own === null ? proposal.by : { ...proposal.by, is_own: true },
    edits: parted.edits,
    discarded: [...proposal.waiting, ...parted.waiting].map(({ edit, findings }) => ({
      edit,
      violations: findings.map(({ rule, path, claim, reason, grade }) => ({
        rule,
        path,
        claim,
        reason,
        grade,
      })),
    })),
    statements,
    unusable_count: proposal.unusable,
    second_opinion: opinionOf(proposal),
  }
  return {
    tailored: {
      content: result,
      language: isTranslated ? to : from,
      scored,
      record,
      marks: isTranslated ? translated.marks : null,
    },
    kept: translated.kind === 'kept' ? translated : null,
  }
}

function opinionOf({ opinion }: Proposal): TailoringRecord['second_opinion'] {
  if (!opinion) return null
  return { asked: opinion.asked, settled: opinion.sure.length, ms: opinion.ms }
}
