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

it('makes no resume and costs nothing where there is nothing else', async () => {
  onlyOffers = true
  const before = await balanceOf(marta)
  const body = { job_description: `${job}\n- Bread`, job_identifier: null }
  expect((await tailor(marta, base.id, body)).json()).toMatchObject({ tailored_resume: null })
  expect(await balanceOf(marta)).toBe(before)
})
