/** The page that a resume is set on, as it is asked for: a design and its layout. */
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson
let id: string
beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp()
})
afterAll(() => product.close())

const added = async (): Promise<Resume> => (await ana.post('/resumes/template')).json<Resume>()

describe('a design', () => {
  const save = async (body: object) => ana.put(`/resumes/${id}`, body)
  const detailOf = (answer: LightMyRequestResponse) => answer.json<{ detail: string }>().detail

  it('that is saved brings its layout, and another layout leaves it behind', async () => {
    ;({ id } = await added())
    expect((await save({ design: 'sidebar' })).json()).toMatchObject({
      layout: 'two-column',
      design: 'sidebar',
    })
    expect((await save({ layout: 'ats-vanilla' })).json()).toMatchObject({
      layout: 'ats-vanilla',
      design: null,
    })
  })

  it('is not asked for by a client that sends all of a resume with another layout', async () => {
    await save({ design: 'tinted' })
    const whole = { ...(await ana.get(`/resumes/${id}`)).json<Resume>(), layout: 'ats-vanilla' }
    expect((await save(whole)).json()).toMatchObject({ layout: 'ats-vanilla', design: null })
  })

  it('is refused beside a layout that it is not of, with the designs there are', async () => {
    const words = 'sidebar is no design of this layout: the designs of ats-vanilla are classic'
    const asked = { layout: 'ats-vanilla', design: 'sidebar' }
    for (const answer of [
      await save(asked),
      await ana.post('/resumes', asked),
      await ana.get(`/resumes/${id}/export?format=pdf&${new URLSearchParams(asked)}`),
    ]) {
      expect(answer.statusCode).toBe(400)
      expect(detailOf(answer)).toContain(words)
    }
  })

  it('that is asked for a file alone brings its layout too', async () => {
    const file = async (words: string) =>
      (await ana.get(`/resumes/${id}/export?format=pdf${words}`)).rawPayload.length
    expect(await file('&design=sidebar')).toBe(await file('&layout=two-column&design=sidebar'))
    expect(await file('&design=sidebar')).not.toBe(await file(''))
  })
})
