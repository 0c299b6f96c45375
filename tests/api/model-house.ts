/** A house whose resumes are tailored by a language model: the scripted server of the fixtures. */
import { openModelServer, testKey } from '../fixtures/model-server/server.ts'
import { openTestHouse } from './test-house.ts'

/** What the model is asked to tailor: its words are those that the scripted server answers with. */
export const job = `Head Baker
Corner Bakery, Leeds
Requirements
- Stock control of flour and butter
- Training of apprentices in sourdough
- Lamination`

export const content = {
  contact_info: {
    name: 'Marta Oliveira',
    email: 'marta@canary.example',
    phone: '+44 7700 900461',
    possible_work_locations: [],
  },
  summary: 'Eight years of experience in the bakeries of the region.',
  work_experience: [
    {
      role: 'Baker',
      company: 'Canary Lane Bakery',
      location: 'York',
      from_date: '03/2015',
      to_date: '11/2022',
      description: [
        'Cleaned the ovens every week',
        'Kept stock control for flour and butter',
        'Trained four apprentices in sourdough and lamination',
      ],
    },
  ],
  skill_categories: [{ name: 'Baking', skills: ['Decoration', 'Sourdough'] }],
}

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
