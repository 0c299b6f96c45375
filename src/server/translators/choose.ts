/**
 * Who translates a pair: the language model that the person brings or that of the settings, then Bergamot with the models on this
 * machine, then, where the settings allow it, Bergamot with models fetched for the first use.
 * Otherwise nobody, and one command that changes that.
 */
import type { Language } from '#domain/language/languages.ts'

import type { Config } from '../config.ts'
import { modelSettings, openModel } from '../engines/choose.ts'
import type { LanguageModel } from '../llm/model.ts'
import type { Log } from '../log.ts'
import { describeError } from '../log.ts'
import type { Bergamot } from './bergamot/translator.ts'
import { createBergamot, modelsFor } from './bergamot/translator.ts'
import { createLlmTranslator } from './llm.ts'
import { installModel } from './models/install.ts'
import { ModelProblem, webSource } from './models/source.ts'
import type { ModelStore } from './models/store.ts'
import { createModelStore } from './models/store.ts'
import type { Pair, Translator } from './translator.ts'
import { TranslatorFailed } from './translator.ts'

type Readiness =
  | { kind: 'ready' }
  /** The first translation fetches the models. */
  | { kind: 'download' }
  /** Nobody, until the models of these languages are installed. */
  | { kind: 'missing'; languages: Language[] }

export interface Translators {
  /** `own` is the model that the person brings, which comes before everybody else. */
  readiness(pair: Pair, own?: Translator | null): Promise<Readiness>
  /** Null where nobody is there; may take as long as a download. */
  find(pair: Pair, signal: AbortSignal, own?: Translator | null): Promise<Translator | null>
  close(): Promise<void>
}

export interface TranslatorContext {
  log: Pick<Log, 'info' | 'warn'>
  nowMs: () => number
}

type Settings = Parameters<typeof modelSettings>[0] &
  Pick<
    Config,
    'modelsDir' | 'translationModelsUrl' | 'translationModelsMirror' | 'translationDownloads'
  >

export function chooseTranslators(config: Settings, context: TranslatorContext): Translators {
  const store = createModelStore(config.modelsDir)
  const bergamot = createBergamot(store.find)
  const model = openLlm(config, context)
  const mayDownload = config.translationDownloads === 'on'
  let fetching: Promise<unknown> = Promise.resolve()

  const fetchOnce = (pair: Pair, signal: AbortSignal): Promise<boolean> => {
    // One at a time: two that want the same models fetch them once.
    const mine = fetching.then(() => fetchModels(pair, config, store, context, signal))
    fetching = mine.catch(() => {}) // the caller is told; the next one only waits
    return mine
  }

  return {
    async readiness(pair, own = null) {
      if (own !== null || model !== null) return { kind: 'ready' }
      const languages = await missingLanguages(pair, store)
      if (languages.length === 0) return { kind: 'ready' }
      return mayDownload ? { kind: 'download' } : { kind: 'missing', languages }
    },
    async find(pair, signal, own = null) {
      const first = own ?? model
      if (first !== null) return behind(first, bergamot, store, context.log)
      if ((await modelsFor(pair, store.find)) !== null) return bergamot
      return mayDownload && (await fetchOnce(pair, signal)) ? bergamot : null
    },
    close: () => bergamot.close(),
  }
}

function openLlm(config: Settings, context: TranslatorContext): Translator | null {
  const settings = modelSettings(config)
  if (settings === null) return null
  let opened: Promise<LanguageModel> | null = null
  const open = () => (opened ??= openModel(settings, config.llmTimeoutMs, context))
  return createLlmTranslator(open, settings.provider, config.llmTimeoutMs)
}

/** Bergamot steps in where the model fails and the pair is installed. */
function behind(
  first: Translator,
  bergamot: Bergamot,
  store: ModelStore,
  log: Pick<Log, 'warn'>,
): Translator {
  return {
    name: first.name,
    async translate(lines, pair, signal) {
      try {
        return await first.translate(lines, pair, signal)
      } catch (error) {
        if (!(error instanceof TranslatorFailed)) throw error
        if ((await modelsFor(pair, store.find)) === null) throw error
        log.warn('bergamot stepped in', { translator: first.name, kind: error.kind })
        return bergamot.translate(lines, pair, signal)
      }
    },
  }
}

/** The directions of a pair, through English where it is in neither. */
function directionsOf({ from, to }: Pair): [Language, Language][] {
  if (from === 'en' || to === 'en') return [[from, to]]
  return [
    [from, 'en'],
    ['en', to],
  ]
}

/** The languages to install, as the command names them: each brings both of its directions. */
async function missingLanguages(pair: Pair, store: ModelStore): Promise<Language[]> {
  if ((await modelsFor(pair, store.find)) !== null) return []
  const missing: Language[] = []
  for (const [from, to] of directionsOf(pair)) {
    if ((await store.find(from, to)) === null) missing.push(from === 'en' ? to : from)
  }
  return missing
}

/** False where they could not be had: the log says why. */
async function fetchModels(
  pair: Pair,
  config: Settings,
  store: ModelStore,
  { log }: TranslatorContext,
  signal: AbortSignal,
): Promise<boolean> {
  const source = webSource(config.translationModelsUrl, config.translationModelsMirror)
  try {
    for (const [from, to] of directionsOf(pair)) {
      if ((await store.find(from, to)) !== null) continue
      const model = (await source.registry(signal)).find(from, to)
      if (model === null) return false
      const { architecture } = await installModel(model, source, store, signal)
      log.info('a translation model was installed', { pair: `${from}-${to}`, architecture })
    }
    return true
  } catch (error) {
    signal.throwIfAborted()
    log.warn('a translation model could not be fetched', describeError(error))
    if (error instanceof ModelProblem) return false
    throw error
  }
}
