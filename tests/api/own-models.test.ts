/** A language model that a person brings: kept, tried, used, free of charge, and its key nowhere. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { TailoringRecord } from '#contract/tailoring.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { say } from '../fixtures/model-server/behaviours.ts'
import type { ModelServer } from '../fixtures/model-server/server.ts'
import { openModelServer, testKey } from '../fixtures/model-server/server.ts'
import { rightLine } from '../translation/scripted-translators.ts'
import { balanceOf } from './baker-to-tailor.ts'
import { content, job } from './model-house.ts'
import { storedRows } from './stored-rows.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

type Told = { tailored_resume: Resume; done_by: TailoringRecord['done_by'] }

let model: ModelServer
let product: TestHouse
let settings: { provider: string; base_url: string; model: string; key?: string | null }
beforeAll(async () => {
  model = await openModelServer()
  product = await openTestHouse({ env: { CREDITS_ON_SIGNUP: '2' } })
  settings = {
    provider: 'openai-compatible',
    base_url: model.url('openai-compatible'),
    model: 'test-model',
    key: testKey,
  }
})
afterAll(async () => {
  await product.close()
  await model.close()
})
beforeEach(() => {
  model.behave('good')
  product.wait(61_000)
})

const set = (person: TestPerson, changed: object = {}) =>
  person.put('/users/me/model', { ...settings, ...changed })
const withoutKey = () => ({ ...settings, key: undefined })
const resumeOf = async (person: TestPerson) =>
  (await person.post('/resumes', { ...content, resume_language: 'en' })).json<Resume>()
const tailor = async (person: TestPerson) =>
  person.post(`/resumes/${(await resumeOf(person)).id}/tailored-to-job`, { job_description: job })

describe('the settings of a model', () => {
  it('are none at first, are shown without the key once they are set, and go when they are removed', async () => {
    const ana = await product.signUp()
    expect((await ana.get('/users/me/model')).json()).toBeNull()
    const answer = (await set(ana)).json<object>()
    const { key: _, ...plain } = settings
    expect(answer).toMatchObject({ ...plain, has_key: true })
    expect((await ana.get('/users/me/model')).json()).toEqual(answer)
    expect((await ana.remove('/users/me/model')).statusCode).toBe(204)
    expect((await ana.get('/users/me/model')).json()).toBeNull()
    expect((await ana.remove('/users/me/model')).statusCode).toBe(204)
  })

  it('[ASVS 14.2.3] hold the key in no answer, row, log line or export', async () => {
    const ana = await product.signUp()
    const answers = [await set(ana), await ana.get('/users/me/model')]
    answers.push(await ana.post('/users/me/model/test', {}), await tailor(ana))
    model.behave('refusing the key')
    answers.push(await ana.post('/users/me/model/test', {}))
    const exported = await ana.get('/users/me/export')
    expect(exported.json()).toMatchObject({ model: { model: 'test-model' } })
    expect(exported.body).not.toContain('has_key')
    const rows = await storedRows(product.house)
    expect(rows.some((row) => row.startsWith('own_models ') && row.includes('test-model'))).toBe(
      true,
    )
    const hex = Buffer.from(testKey).toString('hex')
    const places = [...answers.map(({ body }) => body), exported.body, product.log(), ...rows]
    for (const text of places) {
      expect(text).not.toContain(testKey)
      expect(text).not.toContain(hex)
    }
  })

  it('keep the key for the same place alone', async () => {
    const ana = await product.signUp()
    const keyAfter = async (changed: object) =>
      (await ana.put('/users/me/model', { ...withoutKey(), ...changed })).json<{
        has_key: boolean
      }>().has_key
    await set(ana)
    expect(await keyAfter({ model: 'another' })).toBe(true)
    expect(await keyAfter({ base_url: new URL('/v2', settings.base_url).href })).toBe(true)
    expect(await keyAfter({ base_url: 'https://elsewhere.example/v1' })).toBe(false)
    expect(await keyAfter({})).toBe(false)
    await set(ana)
    expect(await keyAfter({ key: null })).toBe(false)
  })

  it('never send the kept key to another address in a test', async () => {
    const ana = await product.signUp()
    const other = await openModelServer()
    await set(ana)
    const sent = { ...withoutKey(), base_url: other.url('openai-compatible') }
    expect((await ana.post('/users/me/model/test', { settings: sent })).statusCode).toBe(200)
    expect(other.raw.join()).not.toContain(testKey)
    await other.close()
  })

  it('are gone with the person, sealed key and all', async () => {
    const ana = await product.signUp()
    await set(ana)
    await ana.remove('/users/me')
    const rows = await storedRows(product.house)
    expect(rows.filter((row) => row.startsWith('own_models ') && row.includes(ana.id))).toEqual([])
  })

  it('are read from no import: a document does not say where a resume is sent', async () => {
    const ana = await product.signUp()
    await set(ana)
    const document = (await ana.get('/users/me/export')).json<object>()
    const ben = await product.signUp()
    expect((await ben.post('/users/me/import', document)).statusCode).toBe(200)
    expect((await ben.get('/users/me/model')).json()).toBeNull()
  })
})

describe('[ASVS 1.3.6] an address that a person names', () => {
  it.each([
    'https://10.0.0.7/v1',
    'https://169.254.169.254/latest',
    'http://api.example.com/v1',
    'http://192.168.1.5:11434',
    'https://me:secret@api.example.com/v1',
    'https://printer.local/v1',
  ])('%s is refused, set or tried', async (base_url) => {
    const ana = await product.signUp()
    const refused = [
      await set(ana, { base_url }),
      await ana.post('/users/me/model/test', { settings: { ...settings, base_url } }),
    ]
    for (const answer of refused) {
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        422,
        'model_address_refused',
      ])
    }
    expect((await ana.get('/users/me/model')).json()).toBeNull()
  })

  it('is not this machine where Lapel serves more than it, and nothing is looked for here', async () => {
    const shared = await openTestHouse({
      env: {
        OIDC_ISSUER_URL: 'https://issuer.example.org',
        OIDC_CLIENT_ID: 'lapel',
        OIDC_CLIENT_SECRET: 'a-secret-of-the-tests',
      },
    })
    const ana = await shared.signUp()
    const codes = [
      await ana.put('/users/me/model', settings),
      await ana.post('/users/me/model/test', { settings }),
      await ana.put('/users/me/model', { provider: 'ollama', model: 'qwen3:4b' }),
    ].map((answer) => answer.json<{ code: string }>().code)
    expect(codes).toEqual(Array.from({ length: 3 }, () => 'model_address_refused'))
    expect((await ana.get('/users/me/model/local')).json()).toEqual([])
    expect(model.asked).toEqual([])
    await shared.close()
  })
})

describe('a test', () => {
  it('shows the answer and the time, of what is sent and of what is stored', async () => {
    const ana = await product.signUp()
    const answer = { answer: 'ready', ms: expect.any(Number) as number }
    expect((await ana.post('/users/me/model/test', { settings })).json()).toEqual(answer)
    expect((await ana.post('/users/me/model/test', {})).statusCode).toBe(404)
    await set(ana)
    expect((await ana.post('/users/me/model/test', {})).json()).toEqual(answer)
    expect(model.raw.at(-1)).toContain(`Bearer ${testKey}`)
    expect(await balanceOf(ana)).toBe(2)
  })

  it.each([
    ['refusing the key', 'model_key_refused'],
    ['unpaid', 'model_key_refused'],
    ['unknown model', 'model_unknown'],
    ['dropped', 'model_unreachable'],
    ['elsewhere', 'model_unusable'],
    ['failing', 'model_unusable'],
    ['empty', 'model_unusable'],
  ])('of a model that is %s says so: %s', async (behaviour, code) => {
    const ana = await product.signUp()
    model.behave(behaviour)
    const answer = await ana.post('/users/me/model/test', { settings })
    expect(answer.json()).toMatchObject({ code })
  })

  it('of a model that never answers ends when its time is over', async () => {
    const hasty = await openTestHouse({ env: { LLM_TIMEOUT_SECONDS: '5' } })
    const ana = await hasty.signUp()
    model.behave('silent')
    const answer = await ana.post('/users/me/model/test', { settings })
    expect(answer.json()).toMatchObject({ code: 'model_too_slow' })
    await hasty.close()
  })
})

describe('a model of a person', () => {
  it('tailors for them and for nobody else, and costs no credit', async () => {
    const ana = await product.signUp()
    await set(ana)
    const { tailored_resume, done_by } = (await tailor(ana)).json<Told>()
    const by = { engine: 'llm', model: 'test-model', fallback: null, is_own: true }
    expect(done_by).toEqual(by)
    const record = (
      await ana.get(`/resumes/${tailored_resume.id}/tailoring`)
    ).json<TailoringRecord>()
    expect(record.done_by).toEqual(by)
    expect(await balanceOf(ana)).toBe(2)
    const statement = await ana.get('/users/me/credits/statement')
    expect(statement.body).not.toContain('tailor')

    model.behave('good')
    const ben = await product.signUp()
    expect((await tailor(ben)).json<Told>().done_by.engine).toBe('built-in')
    expect([model.asked, await balanceOf(ben)]).toEqual([[], 1])
  })

  it('works for somebody who has no credit left', async () => {
    const ana = await product.signUp()
    await tailor(ana)
    await tailor(ana)
    expect((await tailor(ana)).statusCode).toBe(402)
    await set(ana)
    expect((await tailor(ana)).json<Told>().done_by.is_own).toBe(true)
  })

  it('has the built-in engine behind it, which says why', async () => {
    const ana = await product.signUp()
    await set(ana)
    model.behave('refusing the key')
    const { done_by } = (await tailor(ana)).json<Told>()
    expect(done_by).toEqual({
      engine: 'built-in',
      model: null,
      fallback: 'key_refused',
      is_own: true,
    })
    expect(await balanceOf(ana)).toBe(2)
  })

  it('writes their letters', async () => {
    const ana = await product.signUp()
    await set(ana)
    const { tailored_resume } = (await tailor(ana)).json<Told>()
    const letter = (await ana.post(`/resumes/${tailored_resume.id}/letter`, {})).json<Told>()
    expect(letter.done_by).toMatchObject({ engine: 'llm', is_own: true })
  })

  it('may translate every pair for them', async () => {
    const ana = await product.signUp()
    const states = async () =>
      (await ana.get('/translation-targets?from=en'))
        .json<{ state: string }[]>()
        .map(({ state }) => state)
    expect(new Set(await states())).toEqual(new Set(['missing']))
    await set(ana)
    expect(new Set(await states())).toEqual(new Set(['ready']))
  })

  it('translates for them, and costs no credit', async () => {
    const ana = await product.signUp()
    await set(ana)
    model.behave({
      ends: 'llm',
      answer(call) {
        const asked = Array.from(call.asked.user.matchAll(/^(\d+): (.+)$/gm))
        const lines = asked.map(([, number, text = '']) => ({
          number: Number(number),
          text: rightLine(text, 'de'),
        }))
        say(call, JSON.stringify({ lines }))
      },
    })
    const { id } = await resumeOf(ana)
    const answer = await ana.post(`/resumes/${id}/translate`, { target_language: 'de' })
    expect([answer.statusCode, answer.json<Resume>().resume_language]).toEqual([201, 'de'])
    expect(model.asked.length).toBeGreaterThan(0)
    expect(await balanceOf(ana)).toBe(2)
  })

  it('is asked with new settings from the moment they change', async () => {
    const ana = await product.signUp()
    await set(ana, { model: 'first' })
    await tailor(ana)
    await set(ana, { model: 'second' })
    expect((await tailor(ana)).json<Told>().done_by.model).toBe('second')
  })
})
