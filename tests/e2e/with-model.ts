/** The product with a language model, one for each worker, that behaves as a test says. */
import type { ModelServer } from '../fixtures/model-server/server.ts'
import { openModelServer, testKey } from '../fixtures/model-server/server.ts'
import { openProduct, test as base } from './product.ts'

export const test = base.extend<object, { model: ModelServer }>({
  model: [
    // Playwright reads fixture names from the first parameter, so it must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const model = await openModelServer()
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ model }, use) => {
      const product = await openProduct({
        LLM_PROVIDER: 'ollama',
        LLM_MODEL: 'test-model',
        LLM_BASE_URL: model.url('ollama'),
        LLM_API_KEY: testKey,
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect } from '@playwright/test'
