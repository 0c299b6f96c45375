/** A person's own language model: shown without its key, set, tried, removed, found on this machine. */
import type { AnswerOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import type { ModelSettingsBody } from '#contract/own-models.ts'
import { usualAddresses } from '#contract/model-providers.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { ModelFailureReason } from '#contract/tailoring.ts'
import { z } from 'zod'

import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { untilGone } from '../http/until-gone.ts'
import type { House } from '../house.ts'
import { ModelFailure } from '../llm/failure.ts'
import type { ModelSettings } from '../llm/protocol.ts'
import { OutgoingFailure } from '../outgoing/failure.ts'
import { sealingKey, settingsOf } from './find-own.ts'
import { findLocalModels } from './local.ts'
import { seal } from './seal.ts'
import type { StoredModel } from './store.ts'
import { dropModel, findModel, putModel } from './store.ts'

const longestTestMs = 20_000
/** Enough for one that thinks aloud before it says a word. */
const testTokens = 1_500
const longestAnswer = 200

const said = z.object({ answer: z.string() })

export const modelOfMe: Handler<'modelOfMe'> = async ({ house, person }) => {
  const stored = await findModel(house.db, person.id)
  return stored && shown(stored)
}

export const setModel: Handler<'setModel'> = async ({ house, person, body }) => {
  const settings = await settingsFrom(house, person.id, await body())
  await needAllowed(house, settings)
  const { provider, baseUrl, model, key } = settings
  const stored: StoredModel = {
    provider,
    base_url: baseUrl,
    model,
    sealed_key: key === null ? null : seal(await sealingKey(house.db), person.id, key),
    made_at: house.now(),
  }
  await putModel(house.db, person.id, stored)
  return shown(stored)
}

export const removeModel: Handler<'removeModel'> = async ({ house, person }) => {
  await dropModel(house.db, person.id)
  house.ownModels.forget(person.id)
}

export const testModel: Handler<'testModel'> = async ({ house, person, body, reply }) => {
  const { settings: sent } = await body()
  const settings =
    sent === null
      ? await storedSettings(house, person.id)
      : await settingsFrom(house, person.id, sent)
  await needAllowed(house, settings)
  const mostMs = Math.min(longestTestMs, house.config.llmTimeoutMs)
  const began = performance.now()
  const model = await house.ownModels.open(settings)
  const waiting = { signal: untilGone(reply), deadline: AbortSignal.timeout(mostMs) }
  const { answer } = await model
    .ask(
      {
        about: 'test',
        system: 'Answer with JSON.',
        user: 'Say {"answer": "ready"}.',
        shape: said,
        accept: said,
        maxTokens: testTokens,
      },
      waiting,
    )
    .catch((error: unknown) => {
      throw error instanceof ModelFailure ? asProblem(error) : error
    })
  const ms = Math.round(performance.now() - began)
  return { answer: answer.trim().slice(0, longestAnswer), ms }
}

export const localModels: Handler<'localModels'> = async ({ house }) =>
  house.config.embeddedIssuer ? findLocalModels(house.streams) : []

export const shown = (stored: StoredModel): AnswerOf<Calls['setModel']> => ({
  provider: stored.provider,
  base_url: stored.base_url,
  model: stored.model,
  has_key: stored.sealed_key !== null,
  made_at: stored.made_at.toISOString(),
})

async function storedSettings(house: House, personId: string): Promise<ModelSettings> {
  const stored = await findModel(house.db, personId)
  if (stored === null) throw new Problem('not_found')
  return settingsOf(house, personId, stored)
}

/** What was sent, with the present key where none was and it is for the same place. */
async function settingsFrom(
  house: House,
  personId: string,
  { provider, base_url: baseUrl, model, key }: ModelSettingsBody,
): Promise<ModelSettings> {
  const sent = { provider, baseUrl, model, key: key ?? null }
  if (key !== undefined) return sent
  const stored = await findModel(house.db, personId)
  if (stored === null) return sent
  const present = await settingsOf(house, personId, stored)
  return present.provider === provider && originOf(present) === originOf(sent)
    ? { ...sent, key: present.key }
    : sent
}

const addressOf = ({ provider, baseUrl }: ModelSettings): string =>
  baseUrl ?? usualAddresses[provider]

const originOf = (settings: ModelSettings): string => new URL(addressOf(settings)).origin

/** A name that is not found now may be found later; an address that is forbidden stays so. */
async function needAllowed({ streams }: House, settings: ModelSettings): Promise<void> {
  try {
    await streams.check(addressOf(settings))
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error
    if (error.kind === 'forbidden') throw new Problem('model_address_refused')
  }
}

const problemOf: Partial<Record<ModelFailureReason, ProblemCode>> = {
  unreachable: 'model_unreachable',
  key_refused: 'model_key_refused',
  unpaid: 'model_key_refused',
  unknown_model: 'model_unknown',
  too_slow: 'model_too_slow',
}

const asProblem = (failure: ModelFailure): Problem =>
  new Problem(problemOf[failure.reason] ?? 'model_unusable', {}, { cause: failure })
