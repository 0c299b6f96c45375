/**
 * The engine that the settings ask for: a language model with the built-in engine behind it, or the
 * built-in engine alone. Nothing of a model is loaded before it is first asked.
 */
import type { Config } from '../config.ts'
import type { LanguageModel } from '../llm/model.ts'
import type { ModelSettings } from '../llm/protocol.ts'
import type { Send } from '../llm/send.ts'
import type { Log } from '../log.ts'
import { createBuiltInEngine } from './built-in/engine.ts'
import type { Engine } from './engine.ts'
import { fallBack } from './fall-back.ts'

type ModelConfig = Pick<
  Config,
  'llmProvider' | 'llmBaseUrl' | 'llmModel' | 'llmApiKey' | 'llmTimeoutMs' | 'llmSecondOpinion'
>

export interface ChooseContext {
  log: Pick<Log, 'info' | 'warn'>
  nowMs: () => number
  /** The way to the service; `fetch` where none is given. */
  send?: Send
}

/** A second opinion that takes longer is none. */
const opinionMs = 30_000

export function chooseEngine(config: ModelConfig, context: ChooseContext): Engine {
  const settings = modelSettings(config)
  if (settings === null) return createBuiltInEngine()
  const open = () => openModel(settings, config.llmTimeoutMs, context)
  return createModelEngine(settings.provider, open, config, context)
}

/** A language model with the built-in engine behind it. */
export function createModelEngine(
  provider: ModelSettings['provider'],
  open: () => Promise<LanguageModel>,
  config: Pick<ModelConfig, 'llmTimeoutMs' | 'llmSecondOpinion'>,
  { log }: Pick<ChooseContext, 'log'>,
): Engine {
  // One client for all tailorings: it remembers what the service understands and whether it rests.
  let made: Promise<Engine> | null = null
  const make = async (): Promise<Engine> => {
    const { createLlmEngine } = await import('./llm/engine.ts')
    return createLlmEngine(await open(), {
      totalMs: config.llmTimeoutMs,
      opinionMs: config.llmSecondOpinion === 'on' ? opinionMs : 0,
      maxTokens: provider === 'ollama' ? 2_048 : 8_000,
    })
  }
  const lazy: Engine = {
    name: provider,
    propose: async (...given) => (await (made ??= make())).propose(...given),
    writeLetter: async (...given) => (await (made ??= make())).writeLetter(...given),
  }
  return fallBack(lazy, createBuiltInEngine(), log)
}

/** What is needed to ask a model; null where none is set up. */
export function modelSettings(config: ModelConfig): ModelSettings | null {
  const { llmProvider, llmBaseUrl, llmModel, llmApiKey } = config
  if (llmProvider === null || llmModel === null) return null
  return { provider: llmProvider, baseUrl: llmBaseUrl, model: llmModel, key: llmApiKey }
}

/** A client with the limits of the product. */
export async function openModel(
  settings: ModelSettings,
  totalMs: number,
  { log, nowMs, send }: ChooseContext,
): Promise<LanguageModel> {
  const { createLanguageModel } = await import('../llm/model.ts')
  // A model at home reads its prompt before it says a word; a service far away answers soon.
  const isElsewhere = settings.provider === 'anthropic' || settings.provider === 'google'
  return createLanguageModel(settings, {
    log,
    nowMs,
    limits: {
      maxBytes: 2_000_000,
      firstMs: isElsewhere ? Math.min(60_000, totalMs) : totalMs,
      stallMs: 30_000,
    },
    pauseMs: 1_000,
    ...(send && { send }),
  })
}
