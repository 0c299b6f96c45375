/** The labeller that the settings ask for. Nothing of a model is loaded before it is first asked. */
import type { Config } from '../../config.ts'
import type { ChooseContext } from '../../engines/choose.ts'
import { modelSettings, openModel } from '../../engines/choose.ts'
import type { Labeller } from './labeller.ts'

/** An upload waits no longer for better labels. */
const longestMs = 60_000

/** Null where no language model is configured. */
export function chooseLabeller(config: Config, context: ChooseContext): Labeller | null {
  const settings = modelSettings(config)
  if (settings === null) return null
  const totalMs = Math.min(config.llmTimeoutMs, longestMs)
  let made: Promise<Labeller> | null = null
  const make = async (): Promise<Labeller> => {
    const { createLabeller } = await import('./labeller.ts')
    const model = await openModel(settings, totalMs, context)
    const maxTokens = settings.provider === 'ollama' ? 2_048 : 6_000
    return createLabeller(model, { totalMs, maxTokens }, context.log)
  }
  return { label: async (...given) => (await (made ??= make())).label(...given) }
}
