/** A house whose resumes are tailored by a language model: the scripted server of the fixtures. */
import { openModelServer, testKey } from '../fixtures/model-server/server.ts'
import { openTestHouse } from './test-house.ts'

export async function openModelHouse(settings: Record<string, string> = {}) {
  const model = await openModelServer()
  const product = await openTestHouse({
    env: {
      CREDITS_ON_SIGNUP: '2',
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: model.url('openai-compatible'),
      LLM_MODEL: 'test-model',
      LLM_API_KEY: testKey,
      ...settings,
    },
  })
  return {
    model,
    product,
    async close() {
      await product.close()
      await model.close()
    },
  }
}

export type ModelHouse = Awaited<ReturnType<typeof openModelHouse>>
