import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'
import { z } from 'zod'

import { countSignals } from '../../../tests/fixtures/count-signals.ts'
import { openModelServer, testKey } from '../../../tests/fixtures/model-server/server.ts'
import { createLanguageModel } from './model.ts'

it('keeps no signal of a question once its time is over', async () => {
  const server = await openModelServer()
  const shape = z.object({ requirements: z.array(z.string()) })
  const model = createLanguageModel(
    { provider: 'ollama', baseUrl: server.url('ollama'), model: 'test-model', key: testKey },
    {
      log: { info: () => {}, warn: () => {} },
      nowMs: () => 0,
      limits: { maxBytes: 2_000_000, firstMs: 60_000, stallMs: 60_000 },
      pauseMs: 1,
    },
  )
  const ask = () => {
    const gone = new AbortController().signal
    return model
      .ask(
        { about: 'test', system: 'Answer.', user: 'Bread', shape, accept: shape, maxTokens: 50 },
        {
          signal: AbortSignal.any([gone, AbortSignal.timeout(2_000)]),
          deadline: AbortSignal.timeout(1_500),
        },
      )
      .catch(() => null)
  }
  await ask()
  const before = await countSignals()
  for (let i = 0; i < 20; i++) await ask()
  // Nothing is free before its timers have run, and looking through the whole memory takes seconds.
  await sleep(2_000)
  await expect.poll(async () => (await countSignals()) - before, { interval: 300 }).toBeLessThan(5)
  await server.close()
})
