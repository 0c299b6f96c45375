/**
 * The one client of language models, whoever serves them: a question with a schema in, a value of
 * that schema out, or a `ModelFailure` that says why not.
 *
 * A service is asked for its firmest format first and less firmly where it refuses that; a request
 * that failed by chance is sent once more; parameters that a service does not know are left out.
 * What was found out is kept for the next question. Tokens and milliseconds are logged, never texts.
 */
import { z } from 'zod'

import type { Log } from '../log.ts'
import type { Breaker } from './breaker.ts'
import { createBreaker } from './breaker.ts'
import type { Limits, Waiting } from './exchange.ts'
import { exchange } from './exchange.ts'
import { ModelFailure } from './failure.ts'
import { pause } from './pause.ts'
import type { Heard, ModelSettings, Prompt, Protocol, Rung, Waived } from './protocol.ts'
import { rungs } from './protocol.ts'
import { anthropic } from './protocols/anthropic.ts'
import { google } from './protocols/google.ts'
import { ollama } from './protocols/ollama.ts'
import { openAiCompatible } from './protocols/openai-compatible.ts'
import { readJson } from './read-json.ts'
import { isAboutFormat, waivedBy } from './refusals.ts'
import type { Send } from './send.ts'
import { sendByFetch } from './send.ts'

const protocols: Readonly<Record<ModelSettings['provider'], Protocol>> = {
  'openai-compatible': openAiCompatible,
  anthropic,
  google,
  ollama,
}

interface Question<T> {
  /** For the log. */
  about: string
  system: string
  user: string
  /** What the service is asked for. */
  shape: z.ZodType
  /** What is taken: as a rule less strict than what is asked for. */
  accept: z.ZodType<T>
  maxTokens: number
}

export interface LanguageModel {
  provider: ModelSettings['provider']
  name: string
  ask<T>(question: Question<T>, waiting: Waiting): Promise<T>
}

export interface ModelContext {
  log: Pick<Log, 'info' | 'warn'>
  nowMs: () => number
  limits: Limits
  /** `fetch` where none is given. */
  send?: Send
  /** Before a second try of a service that named no time. */
  pauseMs: number
}

/** The longest that a service may ask to be left alone and is still waited for. */
const longestPauseMs = 60_000

export function createLanguageModel(settings: ModelSettings, context: ModelContext): LanguageModel {
  const line = createLine(settings, context, createBreaker(context.nowMs))
  return {
    provider: settings.provider,
    name: settings.model,
    async ask({ about, system, user, shape, accept, maxTokens }, waiting) {
      const { $schema: _, ...plain } = z.toJSONSchema(shape)
      const prompt = { system, user, schema: plain, maxTokens }
      const answer = await line(about, prompt, waiting)
      const first = readJson(answer.text, accept)
      if (first !== null) return first
      // No JSON in it, or the wrong one: asked once more, in words. A cut one would be cut again.
      const again = answer.ending === 'length' ? null : await line(about, inWords(prompt), waiting)
      const second = again === null ? null : readJson(again.text, accept)
      if (second === null) throw new ModelFailure('nonsense')
      return second
    },
  }
}

/** The same question with its schema in the prompt, for a service that cannot be held to it. */
const inWords = ({ user, ...prompt }: Prompt): Prompt => ({
  ...prompt,
  user: `${user}\n\nAnswer with nothing but JSON of this schema:\n${JSON.stringify(prompt.schema)}`,
})

/** For a model whose context holds little beside the question. */
const shorter = (prompt: Prompt): Prompt => ({
  ...prompt,
  maxTokens: Math.min(prompt.maxTokens, 1_500),
})

type Line = (about: string, prompt: Prompt, waiting: Waiting) => Promise<Heard>

/** The line to one service, with what was found out about it. */
function createLine(settings: ModelSettings, context: ModelContext, breaker: Breaker): Line {
  const protocol = protocols[settings.provider]
  const { limits, send = sendByFetch } = context
  const waived = new Set<Waived>()
  let rung: Rung = 'schema'
  const lower = (): boolean => {
    const next = rungs[rungs.indexOf(rung) + 1]
    if (next === undefined) return false
    rung = next
    return true
  }

  const sendOnce: Line = async (about, prompt, waiting) => {
    const begun = context.nowMs()
    const facts = () => ({ about, provider: settings.provider, ms: context.nowMs() - begun, rung })
    try {
      const asked = rung === 'text' ? inWords(prompt) : prompt
      const sent = protocol.write(
        settings,
        waived.has('long_answer') ? shorter(asked) : asked,
        rung,
        waived,
      )
      const heard = await exchange(sent, protocol, settings, { limits, send }, waiting)
      context.log.info('model', {
        ...facts(),
        tokensIn: heard.tokensIn,
        tokensOut: heard.tokensOut,
      })
      return heard
    } catch (error) {
      if (error instanceof ModelFailure) {
        context.log.warn('model failed', { ...facts(), code: error.code, status: error.status })
      }
      throw error
    }
  }

  /** Until the service understands: each refusal makes the request plainer, so this ends. */
  const sendPlainer: Line = async (about, prompt, waiting) => {
    for (;;) {
      try {
        return await sendOnce(about, prompt, waiting)
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        const needless = waivedBy(error, waived)
        if (needless !== null) waived.add(needless)
        else if (!isAboutFormat(error) || !lower()) throw error
      }
    }
  }

  return async (about, prompt, waiting) => {
    breaker.check()
    try {
      const heard = await sendPlainer(about, prompt, waiting).catch(async (error: unknown) => {
        const waitMs = error instanceof ModelFailure ? waitBeforeRetry(error, context) : null
        if (waitMs === null) throw error
        await pause(waitMs, waiting)
        return sendPlainer(about, prompt, waiting)
      })
      breaker.note(null)
      return heard
    } catch (error) {
      if (error instanceof ModelFailure) breaker.note(error)
      throw error
    }
  }
}

const byChance: ReadonlySet<string> = new Set(['unreachable', 'failing', 'broke_off', 'busy'])

/** Null where another try would not help. */
function waitBeforeRetry(failure: ModelFailure, { pauseMs }: ModelContext): number | null {
  const { reason, status, retryAfterMs } = failure
  const isOurFault =
    status !== null && status >= 400 && status < 500 && ![408, 429].includes(status)
  if (!byChance.has(reason) || isOurFault) return null
  const waitMs = retryAfterMs ?? pauseMs
  return waitMs > longestPauseMs ? null : waitMs
}
