/** What a save changes, what it leaves alone, and who wins where several save at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'
import { sectionKeys } from '#domain/resume/sections.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson

beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp({ name: 'Ana Silva', email: 'ana@example.org' })
})
afterAll(() => product.close())

async function newResume(person: TestPerson): Promise<Resume> {
  const answer = await person.post('/resumes/template')
  expect(answer.statusCode).toBe(200)
  return answer.json<Resume>()
}

describe('saving', () => {
  it('keeps what was not sent', async () => {
    const resume = await newResume(ana)
    const card = { company_name: 'Acme', job_title: 'Baker', job_status: 'applied' }
    const saved = (await ana.put(`/resumes/${resume.id}`, card)).json<Resume>()
    expect(saved).toEqual({ ...resume, ...card, version: 2 })
    expect((await ana.get(`/resumes/${resume.id}`)).json()).toEqual(saved)
  })

  it('takes the whole resume back unchanged', async () => {
    const resume = await newResume(ana)
    const saved = (await ana.put(`/resumes/${resume.id}`, resume)).json<Resume>()
    expect(saved).toEqual({ ...resume, version: 2 })
  })

  it('takes a creation date', async () => {
    const resume = await newResume(ana)
    const created_at = '2024-02-29T12:00:00.000Z'
    const saved = (await ana.put(`/resumes/${resume.id}`, { created_at })).json<Resume>()
    expect(saved.created_at).toBe(created_at)
    for (const [said, kept] of [
      ['2024-02-28', '2024-02-28T00:00:00.000Z'],
      ['2024-02-28T01:30:00+02:00', '2024-02-27T23:30:00.000Z'],
    ]) {
      const again = await ana.put(`/resumes/${resume.id}`, { created_at: said })
      expect(again.json()).toMatchObject({ created_at: kept })
    }
    const none = await ana.put(`/resumes/${resume.id}`, { created_at: '2024-02-30' })
    expect(none.json()).toMatchObject({ code: 'invalid_resume' })
    await ana.put(`/resumes/${resume.id}`, { created_at })
  })

  it('refuses an older version with the current resume, and changes nothing', async () => {
    const resume = await newResume(ana)
    await ana.put(`/resumes/${resume.id}`, { summary: 'second', version: 1 })
    const answer = await ana.put(`/resumes/${resume.id}`, { summary: 'stale', version: 1 })
    expect(answer.statusCode).toBe(409)
    const current = (await ana.get(`/resumes/${resume.id}`)).json<Resume>()
    expect(answer.json()).toMatchObject({ code: 'version_conflict', resume: current })
    expect(current).toMatchObject({ summary: 'second', version: 2 })
  })

  it('accepts a save without a version and keeps the former state in the history', async () => {
    const resume = await newResume(ana)
    await ana.put(`/resumes/${resume.id}`, { summary: 'second' })
    await ana.put(`/resumes/${resume.id}`, { summary: 'third' })
    const history = (await ana.get(`/resumes/${resume.id}/history`)).json<{ version: number }[]>()
    expect(history.map((revision) => revision.version)).toEqual([3, 2, 1])
    const states = await product.house.db
      .selectFrom('revisions')
      .select('state')
      .where('resume_id', '=', resume.id)
      .orderBy('version')
      .execute()
    expect(states.map(({ state }) => state.summary)).toEqual([resume.summary, 'second', 'third'])
  })

  it('lets exactly one of many saves of the same version through', async () => {
    const resume = await newResume(ana)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        ana.put(`/resumes/${resume.id}`, { summary: `save ${i}`, version: 1 }),
      ),
    )
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(11)
  })

  it('loses none of many saves of different fields without a version', async () => {
    const resume = await newResume(ana)
    await Promise.all([
      ana.put(`/resumes/${resume.id}`, { summary: 'mine' }),
      ana.put(`/resumes/${resume.id}`, { company_name: 'Acme' }),
      ana.patch(`/resumes/${resume.id}/notes`, { notes: 'call back' }),
      ana.patch(`/resumes/${resume.id}/toggle-base`),
    ])
    expect((await ana.get(`/resumes/${resume.id}`)).json()).toMatchObject({
      summary: 'mine',
      company_name: 'Acme',
      notes: 'call back',
      is_base: true,
      version: 5,
    })
  })

  it('appends the sections that an order leaves out', async () => {
    const resume = await newResume(ana)
    const saved = (
      await ana.put(`/resumes/${resume.id}`, { section_order: ['skills', 'summary'] })
    ).json<Resume>()
    const given: readonly string[] = ['skills', 'summary']
    expect(saved.section_order).toEqual([
      ...given,
      ...sectionKeys.filter((key) => !given.includes(key)),
    ])
  })

  it('says which field does not fit', async () => {
    const resume = await newResume(ana)
    const answer = await ana.put(`/resumes/${resume.id}`, { work_experience: [{ role: 7 }] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_resume' })
    expect(answer.json<{ detail: string }>().detail).toContain(
      'role in work_experience 1 must be text',
    )
  })

  it('is not impressed by fields that are not the sender’s to set', async () => {
    const resume = await newResume(ana)
    const bea = await product.signUp()
    const saved = (
      await ana.put(`/resumes/${resume.id}`, {
        id: '00000000-0000-4000-8000-000000000000',
        person_id: bea.id,
        score: 100,
        original_resume_id: resume.id,
        credit_balance: 1_000,
        ['__proto__']: { is_base: true },
      })
    ).json<Resume>()
    expect(saved).toEqual({ ...resume, version: 2 })
    expect((await bea.get('/resumes')).json()).toEqual([])
  })

  it('survives characters that no database can hold', async () => {
    const resume = await newResume(ana)
    const answer = await product.ask({
      method: 'PUT',
      url: `/api/resumes/${resume.id}`,
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
      payload: String.raw`{"summary": "a\u0000b \ud800 c \ud83d\ude00"}`,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<Resume>().summary).toBe('ab \uFFFD c 😀')
  })
})
