/** What nobody should do unasked waits in the review with nothing in doubt, and is no tailoring by itself. */
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { ChangeAnswer } from '#contract/changes.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { createBuiltInEngine } from '#server/engines/built-in/engine.ts'
import type { Engine } from '#server/engines/engine.ts'

import type { Tailored } from './baker-to-tailor.ts'
import { balanceOf, content, job, tailor } from './baker-to-tailor.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let onlyOffers = false
const builtIn = createBuiltInEngine()
const engine: Engine = {
  ...builtIn,
  propose: async (...given) => {
    const proposal = await builtIn.propose(...given)
    return onlyOffers ? { ...proposal, edits: [] } : proposal
  },
}

let product: TestHouse
let marta: TestPerson
let base: Resume
beforeAll(async () => {
  product = await openTestHouse({ parts: { engine }, env: { CREDITS_ON_SIGNUP: '5' } })
  marta = await product.signUp()
  base = (await marta.post('/resumes', { ...content, summary: '' })).json<Resume>()
})
afterAll(() => product.close())

it('waits for its person, and is in the resume once they take it', async () => {
  const { tailored_resume: made } = (await tailor(marta, base.id)).json<Tailored>()
  expect(made.summary).toBe('')
  const changes = (await marta.get(`/resumes/${made.id}/changes`)).json<ChangeAnswer[]>()
  const offer = changes.find(({ op }) => op === 'summary')
  expect(offer).toMatchObject({ state: 'waiting', grade: null, findings: [] })
  expect(offer?.value).toBe('Baker with 7 years of experience.')
  const place = `/resumes/${made.id}/changes/${offer?.id ?? ''}`
  const taken = (await marta.patch(place, { state: 'accepted' })).json<{ resume: Resume }>()
  expect(taken.resume.summary).toBe('Baker with 7 years of experience.')
})

it('offers an order too, which takes the place of the one that was made', async () => {
  const { tailored_resume: made } = (await tailor(marta, base.id)).json<Tailored>()
  const firstOf = (resume: Resume) => resume.work_experience[0]?.description[0]
  expect(firstOf(made)).toBe('Cleaned the ovens every week')
  const changes = (await marta.get(`/resumes/${made.id}/changes`)).json<ChangeAnswer[]>()
  const offer = changes.find(({ op, state }) => op === 'move' && state === 'waiting')
  const place = `/resumes/${made.id}/changes/${offer?.id ?? ''}`
  const taken = (await marta.patch(place, { state: 'accepted' })).json<{ resume: Resume }>()
  expect(firstOf(taken.resume)).toBe('Kept stock control for flour and butter')
  const back = (await marta.patch(place, { state: 'left_out' })).json<{ resume: Resume }>()
  expect(firstOf(back.resume)).toBe('Cleaned the ovens every week')
})

it('makes no resume and costs nothing where there is nothing else', async () => {
  onlyOffers = true
  const before = await balanceOf(marta)
  const body = { job_description: `${job}\n- Bread`, job_identifier: null }
  expect((await tailor(marta, base.id, body)).json()).toMatchObject({ tailored_resume: null })
  expect(await balanceOf(marta)).toBe(before)
})
