/** Tailoring by a language model, through the whole product: what it costs, and what is left of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { ChangeAnswer } from '#contract/changes.ts'
import type { TailoringRecord, TailoringStage } from '#contract/tailoring.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'
import { verifyResume } from '#domain/truth/verify.ts'

import { behaviours } from '../fixtures/model-server/behaviours.ts'
import { createBuiltInEngine } from '#server/engines/built-in/engine.ts'
import { balanceOf } from './baker-to-tailor.ts'
import type { ModelHouse } from './model-house.ts'
import { content, job, openModelHouse } from './model-house.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

interface Tailored {
  tailored_resume: Resume
  discarded_count: number
  done_by: { engine: string; model: string | null; fallback: string | null }
}

let house: ModelHouse
let model: ModelHouse['model']
let product: TestHouse
let url: string
beforeAll(async () => {
  house = await openModelHouse()
  ;({ model, product } = house)
  url = await product.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => house.close())
// A service that failed is left alone for a minute; each test begins after it.
beforeEach(() => product.wait(61_000))

async function signUpWithResume(): Promise<[TestPerson, Resume]> {
  const person = await product.signUp()
  return [person, (await person.post('/resumes', content)).json<Resume>()]
}

const resumesOf = async (person: TestPerson) => (await person.get('/resumes')).json<Resume[]>()

describe('a model that is', () => {
  // The waits before a second try are real here, so those that need one are left to the engine's tests.
  const some = [
    'good',
    'fenced by prose',
    'busy for an hour',
    'refusing the key',
    'unpaid',
    'unknown model',
    'a page instead',
    'truncated',
    'another schema',
    'empty',
    '300 MB',
    'in another language',
    'editing foreign places',
    'inventing facts',
    'obeying the job',
  ]
  it.each(some)('%s', async (name) => {
    const ends = behaviours[name]?.ends ?? 'nothing'
    model.behave(name)
    const [person, resume] = await signUpWithResume()
    const answer = await person.post(`/resumes/${resume.id}/tailored-to-job`, {
      job_description: job,
    })
    expect(answer.statusCode).toBe(200)
    const { tailored_resume: tailored, done_by, discarded_count } = answer.json<Tailored>()
    expect(done_by).toEqual(
      ends === 'llm'
        ? { engine: 'llm', model: 'test-model', fallback: null }
        : { engine: 'built-in', model: null, fallback: ends },
    )
    if (ends === 'nothing_true') expect(discarded_count).toBeGreaterThan(0)
    // What a model fails to do is free; what it does costs one.
    expect(await balanceOf(person)).toBe(ends === 'llm' ? 1 : 2)
    // Nothing half: the resume that is stored is the one that was answered, and it is true.
    expect(await resumesOf(person)).toHaveLength(2)
    expect((await person.get(`/resumes/${tailored.id}`)).json()).toEqual(tailored)
    expect(verifyResume(contentOf(resume), contentOf(tailored))).toEqual([])
    // The title that they bear may stand under their name.
    const { headline, ...contact } = tailored.contact_info
    expect({ ...contact, headline: '' }).toEqual(resume.contact_info)
    expect(['', resume.work_experience[0]?.role]).toContain(headline)
    expect(product.log()).not.toMatch(/canary|sourdough|sk-test/i)
    expect(model.raw.join('\n')).not.toMatch(/canary|marta|oliveira|900461/i)
  })

  it('asked to settle with one credit left, and fails: the credit is still there', async () => {
    const [person, resume] = await signUpWithResume()
    const tailor = () =>
      person.post(`/resumes/${resume.id}/tailored-to-job`, { job_description: job })
    model.behave('good')
    await tailor()
    model.behave('unpaid')
    await tailor()
    expect(await balanceOf(person)).toBe(1)
    model.behave('good')
    expect((await tailor()).json<Tailored>().done_by.fallback).toBe(null)
    expect(await balanceOf(person)).toBe(0)
    expect((await tailor()).statusCode).toBe(402)
  })
})

describe('a second opinion', () => {
  const tailorBy = async (behaviour: string, settings: Record<string, string> = {}) => {
    const other = await openModelHouse(settings)
    try {
      other.model.behave(behaviour)
      const person = await other.product.signUp()
      const resume = (await person.post('/resumes', content)).json<Resume>()
      const path = `/resumes/${resume.id}/tailored-to-job`
      const { tailored_resume: made } = (
        await person.post(path, { job_description: job })
      ).json<Tailored>()
      const changes = (await person.get(`/resumes/${made.id}/changes`)).json<ChangeAnswer[]>()
      const record = (await person.get(`/resumes/${made.id}/tailoring`)).json<TailoringRecord>()
      const ofModel = changes.filter(({ id }) => id.startsWith('model-'))
      const asked = other.model.raw.filter((text) => text.includes('You compare sentences'))
      return { states: ofModel.map(({ state }) => state), record, asked }
    } finally {
      await other.close()
    }
  }

  it('settles a question by a quote that stands in the resume, and nothing that is stopped', async () => {
    const { states, record, asked } = await tailorBy('sure of too much')
    expect(states).toEqual(['applied', 'applied', 'waiting'])
    expect(record.second_opinion).toMatchObject({ settled: 1, ms: expect.any(Number) })
    // Asked once, and the ad is not there.
    expect(asked).toHaveLength(1)
    expect(asked[0]).not.toMatch(/Corner Bakery|Requirements/)
  })

  it('leaves the question where the model says no, or is not to be asked', async () => {
    const unsure = await tailorBy('saying too much')
    expect(unsure.states).toEqual(['applied', 'waiting', 'waiting'])
    expect(unsure.record.second_opinion).toMatchObject({ settled: 0 })
    const off = await tailorBy('sure of too much', { LLM_SECOND_OPINION: 'off' })
    expect(off.states).toEqual(['applied', 'waiting', 'waiting'])
    expect([off.record.second_opinion, off.asked]).toEqual([null, []])
  })
})

describe('whoever listens to the steps', () => {
  const listen = (person: TestPerson, id: string, body: object, signal?: AbortSignal) =>
    fetch(`${url}/api/resumes/${id}/tailored-to-job`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        accept: 'application/x-ndjson, application/json',
        'idempotency-key': 'once',
      },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    })
  const linesOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map(
        (line) =>
          JSON.parse(line) as {
            stage?: TailoringStage
            answer?: Tailored
            problem?: { code: string }
          },
      )

  it('hears each as it begins, and the answer last', async () => {
    model.behave('good')
    const [person, resume] = await signUpWithResume()
    const response = await listen(person, resume.id, { job_description: job })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
    ])
    const lines = linesOf(await response.text())
    const stages = lines.slice(0, -1).map(({ stage }) => stage)
    // What the guard asks about goes back to the model once.
    expect(stages.filter((stage) => stage !== 'repairing')).toEqual([
      'reading',
      'writing',
      'checking',
      'storing',
    ])
    expect(await resumesOf(person)).toContainEqual(lines.at(-1)?.answer?.tailored_resume)
    expect(await balanceOf(person)).toBe(1)
  })

  it('is refused as always before the first step', async () => {
    const [person, resume] = await signUpWithResume()
    const refused = await listen(person, resume.id, { job_description: ' ' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ code: 'job_required' })
    const unknown = await listen(person, crypto.randomUUID(), { job_description: job })
    expect(unknown.status).toBe(404)
  })

  it('may leave: the work goes on, and the resume is there afterwards', async () => {
    const held = Promise.withResolvers<void>()
    model.behave({
      ends: 'llm',
      async answer(call) {
        if (call.count > 0) await held.promise
        await behaviours['good']?.answer(call)
      },
    })
    const [person, resume] = await signUpWithResume()
    const gone = new AbortController()
    const response = await listen(person, resume.id, { job_description: job }, gone.signal)
    await response.body?.getReader().read()
    await expect.poll(() => model.asked.length).toBe(2)
    gone.abort()
    // Asked again meanwhile under the same key, it is told to wait.
    const waiting = await listen(person, resume.id, { job_description: job })
    expect(waiting.status).toBe(409)
    held.resolve()
    await expect.poll(async () => (await resumesOf(person)).length).toBe(2)
    await expect
      .poll(async () => (await listen(person, resume.id, { job_description: job })).status)
      .toBe(200)
    const again = (await (
      await listen(person, resume.id, { job_description: job })
    ).json()) as Tailored
    expect(await resumesOf(person)).toContainEqual(again.tailored_resume)
    expect(await balanceOf(person)).toBe(1)
  })

  it('hears what went wrong in the last line, and pays nothing', async () => {
    const broken = await openTestHouse({
      parts: {
        engine: {
          ...createBuiltInEngine(),
          name: 'failing',
          propose: async (_resume, _job, { onStage }) => {
            onStage?.('writing')
            throw new Error('out of words')
          },
        },
      },
    })
    const person = await broken.signUp()
    const resume = (await person.post('/resumes', content)).json<Resume>()
    const there = await broken.app.listen({ host: '127.0.0.1', port: 0 })
    const response = await fetch(`${there}/api/resumes/${resume.id}/tailored-to-job`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        accept: 'application/x-ndjson',
      },
      body: JSON.stringify({ job_description: job }),
    })
    expect(linesOf(await response.text()).at(-1)?.problem?.code).toBe('internal')
    expect(await balanceOf(person)).toBe(25)
    expect(broken.log()).toContain('"event":"a request failed"')
    expect(broken.log()).not.toContain('out of words')
    await broken.close()
  })
})
