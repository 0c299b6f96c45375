import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume, ResumeContent } from '#domain/resume/resume.ts'
import { detectLanguage } from '#domain/language/detect.ts'
import type { Translators } from '#server/translators/choose.ts'

import { resumesOf } from '../translation/resumes-of.ts'
import {
  byScript,
  failing,
  hanging,
  hostile,
  nobody,
  right,
  scripted,
} from '../translation/scripted-translators.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson
let translating: Translators = nobody
const ofTheTest: Translators = {
  readiness: (pair) => translating.readiness(pair),
  find: (pair, signal) => translating.find(pair, signal),
  close: async () => {},
}
beforeAll(async () => {
  product = await openTestHouse({ parts: { translators: ofTheTest } })
  ana = await product.signUp()
})
afterAll(() => product.close())

const [written] = resumesOf('en')

async function store(content: Partial<ResumeContent> = written ?? {}): Promise<Resume> {
  const answer = await ana.post('/resumes', { ...content, resume_language: 'en' })
  return answer.json<Resume>()
}
const translate = (id: string, target: string, headers?: Record<string, string>) =>
  ana.post(`/resumes/${id}/translate`, { target_language: target }, headers)
const balance = async () =>
  (await ana.get('/users/me')).json<{ credit_balance: number }>().credit_balance
const count = async () => (await ana.get('/resumes')).json<Resume[]>().length

describe('a translation', () => {
  it('is a new resume in the other language, and costs one credit', async () => {
    translating = byScript(right)
    const original = await store()
    const before = await balance()
    const answer = await translate(original.id, 'de')
    expect(answer.statusCode).toBe(201)
    const made = answer.json<Resume>()
    expect(made).toMatchObject({
      resume_language: 'de',
      original_resume_id: original.id,
      is_base: false,
      contact_info: { name: original.contact_info.name, email: original.contact_info.email },
    })
    expect(detectLanguage(made.work_experience.flatMap((item) => item.description).join(' '))).toBe(
      'de',
    )
    // The labels of the layout follow it.
    const sheet = (await ana.get(`/resumes/${made.id}/export?format=md`)).body
    expect(sheet).toContain('## Berufserfahrung')
    expect(sheet).not.toContain('## Work Experience')
    expect(await balance()).toBe(before - 1)
    expect((await ana.get(`/resumes/${made.id}/original`)).json()).toMatchObject({
      id: original.id,
      summary: original.summary,
    })
    expect((await ana.get(`/resumes/${original.id}`)).json()).toMatchObject({
      resume_language: 'en',
      version: original.version,
    })
  })

  it('keeps which lines to look at, until the person says that they look right', async () => {
    // One line in the middle is lost for good, every other is right.
    translating = scripted(async (lines, { to }) =>
      lines.map((line) =>
        line.includes('second') ? '' : (right.translate([line], 'en', to)[0] ?? ''),
      ),
    )
    const original = await store({
      summary: 'The work of a team with many people in it and a good time.',
      work_experience: [
        {
          role: 'Nurse',
          company: 'Globex',
          location: '',
          from_date: '2019',
          to_date: 'present',
          description: [
            'The first of many lines',
            'The second of many',
            'A third',
            'And a last one',
          ],
        },
      ],
    })
    const made = (await translate(original.id, 'fr')).json<Resume>()
    expect(made.work_experience[0]).toMatchObject({ role: 'Infirmier', to_date: "aujourd'hui" })
    const path = '/work_experience/0/description/1'
    const marks = await ana.get(`/resumes/${made.id}/translation`)
    const role = '/work_experience/0/role'
    const choices = ['Infirmier', 'Infirmière']
    expect(marks.json()).toEqual({
      from: 'en',
      marks: [
        { path, text: 'The second of many', fault: 'empty' },
        // English does not say which form is the person's.
        { path: role, text: 'Infirmier', fault: 'form', choices },
      ],
    })
    await ana.patch(`/resumes/${made.id}/translation`, { path })
    const left = await ana.patch(`/resumes/${made.id}/translation`, { path: role })
    expect(left.json()).toEqual({ from: 'en', marks: [] })
    expect((await ana.get(`/resumes/${original.id}/translation`)).json()).toBeNull()
  })

  it('is done once for one click', async () => {
    translating = byScript(right)
    const { id } = await store()
    const before = await balance()
    const key = { 'idempotency-key': 'one click' }
    const first = await translate(id, 'nl', key)
    const second = await translate(id, 'nl', key)
    expect(second.json<Resume>().id).toBe(first.json<Resume>().id)
    expect(await balance()).toBe(before - 1)
  })
})

describe('no translation', () => {
  it.each([
    ['de', 'npm run models -- de'],
    ['fr', 'npm run models -- fr'],
  ])('into %s without an engine: the one command, and no credit', async (target, command) => {
    translating = nobody
    const { id } = await store()
    const before = await balance()
    const answer = await translate(id, target)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'translation_unavailable' })
    expect(answer.json<{ detail: string }>().detail).toContain(command)
    expect(await balance()).toBe(before)
    const targets = (await ana.get('/translation-targets?from=en')).json<unknown[]>()
    expect(targets).toContainEqual({ language: target, state: 'missing', command })
  })

  it.each<[string, Translators, string]>([
    ['is killed for taking too long', failing('slow', 'took too long'), 'translation_timeout'],
    ['dies', failing('broken', 'died'), 'translation_failed'],
    ['answers nothing', byScript({ ...right, translate: () => [] }), 'translation_rejected'],
    ...hostile
      .filter(({ name }) => /language|drops|empty|breaks|link|twice/.test(name))
      .map((script): [string, Translators, string] => [
        script.name,
        byScript(script),
        'translation_rejected',
      ]),
  ])('by one that %s: its own words, no credit, no half resume', async (_, translators, code) => {
    translating = translators
    const { id } = await store()
    const [before, resumes] = [await balance(), await count()]
    const answer = await translate(id, 'pt')
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, code])
    expect(answer.json<{ detail: string }>().detail).not.toMatch(/died|took too long$|undefined/)
    expect(await balance()).toBe(before)
    expect(await count()).toBe(resumes)
  })

  it('is left of one whom nobody waits for any more', async () => {
    const asked = Promise.withResolvers<void>()
    const stopped = Promise.withResolvers<void>()
    translating = hanging((said) => (said === 'asked' ? asked : stopped).resolve())
    const { id } = await store()
    const [before, resumes] = [await balance(), await count()]
    const url = await product.app.listen({ host: '127.0.0.1', port: 0 })
    const tab = new AbortController()
    const answer = fetch(`${url}/api/resumes/${id}/translate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ target_language: 'de' }),
      signal: tab.signal,
    })
    await asked.promise
    tab.abort(new Error('closed'))
    await expect(answer).rejects.toThrow('closed')
    await stopped.promise
    await expect.poll(balance).toBe(before)
    expect(await count()).toBe(resumes)
  })

  it('by one that swaps numbers ships with those lines as they were, and marked', async () => {
    const swaps = hostile.find(({ name }) => name.includes('swaps'))
    translating = byScript(swaps ?? right)
    const original = await store({
      summary: 'The work of 12 people over 3 years for the good of them all.',
      education: [
        {
          degree: '',
          university: '',
          from_date: '',
          to_date: '',
          special_achievements: [
            'One line of more',
            'And another line',
            'The third line',
            'The end',
          ],
        },
      ],
    })
    const made = (await translate(original.id, 'de')).json<Resume>()
    expect(made.summary).toBe(original.summary)
    const { marks } = (await ana.get(`/resumes/${made.id}/translation`)).json<{
      marks: unknown[]
    }>()
    expect(marks).toEqual([{ path: '/summary', text: original.summary, fault: 'numbers' }])
  })

  it('of an empty resume, or into its own language', async () => {
    translating = byScript(right)
    const empty = (await ana.post('/resumes', { resume_language: 'en' })).json<Resume>()
    expect((await translate(empty.id, 'de')).json()).toMatchObject({ code: 'nothing_to_translate' })
    const same = await translate(empty.id, 'en')
    expect(same.statusCode).toBe(400)
    expect(same.json<{ detail: string }>().detail).toContain('same as the original')
  })

  it('without credits, and the engine is not even asked', async () => {
    let asked = 0
    translating = scripted(async (lines) => {
      asked++
      return [...lines]
    })
    const poor = await product.signUp()
    const { id } = (await poor.post('/resumes/template')).json<Resume>()
    await product.house.db
      .updateTable('credit_accounts')
      .set({ balance: 0 })
      .where('person_id', '=', poor.id)
      .execute()
    const answer = await poor.post(`/resumes/${id}/translate`, { target_language: 'de' })
    expect([answer.statusCode, asked]).toEqual([402, 0])
  })
})
