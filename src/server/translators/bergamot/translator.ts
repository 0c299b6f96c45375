/**
 * Bergamot on this machine. There is one engine at a time, for the pair that was asked for last:
 * a pair takes half a gigabyte, two models with English between them a whole one. Other pairs wait
 * their turn; after a rest the engine ends and its memory is the machine's again.
 */
import type { Language } from '#domain/language/languages.ts'

import type { Pair, Translator } from '../translator.ts'
import { TranslatorFailed } from '../translator.ts'
import type { ModelPaths } from './engine.ts'
import type { EngineLimits, EngineProcess } from './process.ts'
import { startEngine } from './process.ts'

export interface BergamotOptions extends Partial<EngineLimits> {
  restMs?: number
  /** How many calls may wait. */
  queueLimit?: number
  /** The child's program, where a test wants one that misbehaves. */
  program?: string
}

export interface Bergamot extends Translator {
  /** The process of now, for whoever watches its memory. */
  pid(): number | undefined
  close(): Promise<void>
}

/** Where the files of one direction are; null where it is not installed. */
export type FindModel = (from: Language, to: Language) => Promise<ModelPaths | null>

const defaults = {
  wallClockMs: 60_000,
  memoryBytes: 1_600_000_000,
  restMs: 60_000,
  queueLimit: 20,
}
/** Lines in one message: a hang is noticed after one of them, and nothing large is held. */
const linesAtOnce = 4

export function createBergamot(find: FindModel, options: BergamotOptions = {}): Bergamot {
  const { restMs, queueLimit, ...limits } = { ...defaults, ...options }
  let engine: { name: string; process: EngineProcess } | null = null
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let rest: NodeJS.Timeout | undefined

  async function end(): Promise<void> {
    clearTimeout(rest)
    const ending = engine
    engine = null
    await ending?.process.end()
  }

  async function engineFor(pair: Pair): Promise<EngineProcess> {
    const name = `${pair.from}-${pair.to}`
    if (engine !== null && engine.name === name && !engine.process.isGone()) return engine.process
    await end()
    const models = await modelsFor(pair, find)
    if (models === null) throw new TranslatorFailed('broken', `no model for ${name}`)
    const process = startEngine(models, limits, options.program)
    engine = { name, process }
    return process
  }

  async function run(lines: readonly string[], pair: Pair, signal: AbortSignal): Promise<string[]> {
    signal.throwIfAborted()
    clearTimeout(rest)
    const answers: string[] = []
    try {
      const process = await engineFor(pair)
      for (let at = 0; at < lines.length; at += linesAtOnce) {
        answers.push(...(await process.translate(lines.slice(at, at + linesAtOnce), signal)))
      }
    } finally {
      rest = setTimeout(() => void end(), restMs)
      rest.unref()
    }
    return answers
  }

  return {
    name: 'bergamot',
    pid: () => (engine?.process.isGone() === false ? engine.process.pid : undefined),
    async translate(lines, pair, signal) {
      if (waiting >= queueLimit) throw new TranslatorFailed('slow', 'too many translations wait')
      waiting++
      const mine = turn.then(() => run(lines, pair, signal))
      turn = mine.catch(() => {}) // the caller is told; the next one only waits
      try {
        return await mine
      } finally {
        waiting--
      }
    },
    close: end,
  }
}

/** The models of a pair in order: one where there is a direct one, else two through English. */
export async function modelsFor({ from, to }: Pair, find: FindModel): Promise<ModelPaths[] | null> {
  const direct = await find(from, to)
  if (direct !== null) return [direct]
  if (from === 'en' || to === 'en') return null
  const first = await find(from, 'en')
  const second = await find('en', to)
  return first === null || second === null ? null : [first, second]
}
