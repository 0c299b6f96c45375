/**
 * Translation: own → somebody who translates → hold a credit → translate and check → stored and
 * settled together. The result is a new resume with the lines to look at beside it; whatever goes
 * wrong after the hold gives the credit back, and leaves nothing half made.
 */
import type { Resume } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'
import { hasContent } from '#domain/resume/text.ts'

import { charge } from '../credits/charge.ts'
import type { KeepAnswer } from '../http/idempotency.ts'
import { onceByKey } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { untilGone } from '../http/until-gone.ts'
import type { House } from '../house.ts'
import type { Pair, Translator } from '../translators/translator.ts'
import { findOwnModel } from '../own-models/find-own.ts'
import type { OwnedResume } from './own.ts'
import { withOwn } from './own.ts'
import { bytesIn, needBytes } from '../quota/quota.ts'
import { needRoom, allowanceOf } from './room.ts'
import { scoreAgainstJob, scoreFields } from './score.ts'
import { addResume } from './store.ts'
import { keepTranslation } from './translation/store.ts'
import { findTranslator, translateContent } from './translation/translate-content.ts'
import { needLight } from './weigh.ts'

export const translateResume = withOwn<'translateResume'>(async (owned, incoming) => {
  const { house, body, reply } = incoming
  const { target_language: to } = await body()
  const pair = { from: owned.resume.resume_language, to }
  if (pair.from === to) throw new Problem('same_language')
  needLight(owned.resume)
  if (!hasContent(owned.resume)) throw new Problem('nothing_to_translate')
  return onceByKey(incoming, 'translateResume', [owned.resume.id, to], async (keepAnswer) => {
    const signal = untilGone(reply, house.config.translationTimeoutMs)
    const brought = (await findOwnModel(house, owned.personId))?.translator ?? null
    const translator = await findTranslator(house, pair, signal, brought)
    const isFree = brought !== null
    return translateOnce(house, owned, pair, { translator, isFree, signal, keepAnswer })
  })
})

async function translateOnce(
  house: House,
  owned: OwnedResume,
  pair: Pair,
  {
    translator,
    isFree,
    signal,
    keepAnswer,
  }: {
    translator: Translator
    isFree: boolean
    signal: AbortSignal
    keepAnswer: KeepAnswer<Resume>
  },
) {
  const { resume: original, personId } = owned
  const allowance = allowanceOf(house, personId)
  return charge(house, personId, isFree ? null : 'translate', async ({ settle }) => {
    await needRoom(house.db, allowance)
    await needBytes(house.db, allowance, bytesIn(original))
    const run = house.texts.for(personId, signal)
    const { content, marks } = await translateContent(
      house,
      { translator, run },
      contentOf(original),
      pair,
      signal,
    )
    const job = original.job_description
    const scoring = job === null ? null : scoreAgainstJob(run, content, job)
    const scored = await scoreFields(scoring, original.nice_to_have_skills)
    signal.throwIfAborted()
    return house.db.transaction().execute(async (transaction) => {
      const added = await addResume(
        transaction,
        allowance,
        'translate',
        {
          ...original,
          ...content,
          created_at: undefined,
          job_status: 'created',
          is_base: false,
          notes: '',
          original_resume_id: original.id,
          resume_language: pair.to,
          ...scored,
        },
        original,
      )
      await keepTranslation(transaction, added.id, { from: pair.from, marks })
      await settle(transaction, { resumeId: added.id, jobId: null })
      return keepAnswer(transaction, added)
    })
  })
}
