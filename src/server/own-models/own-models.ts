/**
 * What works with the models that people bring. One client a person: it remembers what the service
 * understands and whether it rests, for as long as its settings stay. An address is asked through
 * the guard of `outgoing`, at every question anew.
 */
import type { Config } from '../config.ts'
import type { ChooseContext } from '../engines/choose.ts'
import { createModelEngine, openModel } from '../engines/choose.ts'
import type { Engine } from '../engines/engine.ts'
import type { LanguageModel } from '../llm/model.ts'
import type { ModelSettings } from '../llm/protocol.ts'
import type { Send } from '../llm/send.ts'
import type { Streams } from '../outgoing/streams.ts'
import { createLlmTranslator } from '../translators/llm.ts'
import type { Translator } from '../translators/translator.ts'

export interface OwnModel {
  engine: Engine
  translator: Translator
}

export interface OwnModels {
  of(personId: string, settings: ModelSettings): OwnModel
  /** Of a person who has gone, or wants no model any more: their key is in memory no longer. */
  forget(personId: string): void
  /** A client of its own, which nothing else has used. */
  open(settings: ModelSettings): Promise<LanguageModel>
}

type Settings = Pick<Config, 'llmTimeoutMs' | 'llmSecondOpinion'>

/** People whose client is remembered; whoever comes back later gets a new one. */
const mostKept = 200

export function createOwnModels(
  config: Settings,
  streams: Streams,
  context: Pick<ChooseContext, 'log' | 'nowMs'>,
): OwnModels {
  const { llmTimeoutMs } = config
  const guarded = { ...context, send: sendGuarded(streams) }
  const kept = new Map<string, OwnModel & { settings: string }>()
  const make = (settings: ModelSettings): OwnModel => {
    let opened: Promise<LanguageModel> | null = null
    const open = () => (opened ??= openModel(settings, llmTimeoutMs, guarded))
    return {
      engine: createModelEngine(settings.provider, open, config, context),
      translator: createLlmTranslator(open, settings.provider, llmTimeoutMs),
    }
  }
  return {
    of(personId, settings) {
      const said = JSON.stringify(settings)
      const found = kept.get(personId)
      const own = found?.settings === said ? found : { ...make(settings), settings: said }
      kept.delete(personId)
      kept.set(personId, own)
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
      return own
    },
    forget: (personId) => void kept.delete(personId),
    open: (settings) => openModel(settings, llmTimeoutMs, guarded),
  }
}

const sendGuarded =
  (streams: Streams): Send =>
  async ({ url, headers, body }, signal) => {
    const answer = await streams.open({
      url,
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    })
    return {
      status: answer.status,
      retryAfter: answer.headers['retry-after'] ?? null,
      body: answer.body,
    }
  }
