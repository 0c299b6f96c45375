import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'

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

describe('a resume from the template', () => {
  it("carries the person's name and address, and placeholders in the browser's language", async () => {
    const answer = await ana.post('/resumes/template', undefined, {
      'accept-language': 'xx, pt-BR;q=0.9, en;q=0.4',
    })
    const resume = answer.json<Resume>()
    expect(resume.contact_info).toMatchObject({ name: 'Ana Silva', email: 'ana@example.org' })
    expect(resume.resume_language).toBe('pt')
    expect(resume.work_experience[0]?.company).toBe('Empresa')
    expect(resume).toMatchObject({ version: 1, is_base: false, score: null, notes: '' })
  })
})

describe('the list', () => {
  it('shows base resumes first, then the newest, and only their owner’s', async () => {
    const bea = await product.signUp()
    const first = await newResume(bea)
    const second = await newResume(bea)
    const third = await newResume(bea)
    await bea.patch(`/resumes/${first.id}/toggle-base`)
    const list = (await bea.get('/resumes')).json<Resume[]>()
    expect(list.map((resume) => resume.id)).toEqual([first.id, third.id, second.id])
    const other = await product.signUp()
    expect((await other.get('/resumes')).json()).toEqual([])
  })
})

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
    expect(saved.section_order).toEqual([
      'skills',
      'summary',
      'work_experience',
      'education',
      'projects',
      'certifications',
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

describe('deleting', () => {
  it('answers the remaining list and leaves nothing to open', async () => {
    const bea = await product.signUp()
    const kept = await newResume(bea)
    const gone = await newResume(bea)
    const answer = await bea.remove(`/resumes/${gone.id}`)
    expect(answer.json<Resume[]>().map((resume) => resume.id)).toEqual([kept.id])
    expect((await bea.get(`/resumes/${gone.id}`)).json()).toMatchObject({
      code: 'resume_not_found',
    })
    expect((await bea.remove(`/resumes/${gone.id}`)).statusCode).toBe(404)
  })
})

describe('a copy', () => {
  it('is never a base resume and remembers what it was made from', async () => {
    const source = await newResume(ana)
    await ana.patch(`/resumes/${source.id}/toggle-base`)
    const { id: _, created_at: __, version: ___, ...rest } = source
    const sent = { ...rest, company_name: '(copy) Acme', original_resume_id: source.id }
    const copy = (await ana.post('/resumes', sent)).json<Resume>()
    expect(copy).toMatchObject({
      company_name: '(copy) Acme',
      original_resume_id: source.id,
      is_base: false,
      summary: source.summary,
      version: 1,
    })
    expect(copy.id).not.toBe(source.id)
    const original = (await ana.get(`/resumes/${copy.id}/original`)).json<Resume>()
    expect(original).toMatchObject({ id: source.id, summary: source.summary })
  })

  it('has empty fields where none were sent', async () => {
    const copy = (
      await ana.post('/resumes', { summary: 'Nur dies und sonst nichts' })
    ).json<Resume>()
    expect(copy).toMatchObject({ summary: 'Nur dies und sonst nichts', work_experience: [] })
    expect(copy.original_resume_id).toBeNull()
    expect((await ana.get(`/resumes/${copy.id}/original`)).json()).toBeNull()
  })

  it('cannot be made from somebody else’s, whatever else is wrong with it', async () => {
    const source = await newResume(ana)
    const bea = await product.signUp()
    const answer = await bea.post('/resumes', { original_resume_id: source.id, summary: 7 })
    expect(answer.json()).toMatchObject({ code: 'forbidden' })
    expect((await bea.get('/resumes')).json()).toEqual([])
  })

  it('is made once for a double click with one key', async () => {
    const bea = await product.signUp()
    const headers = { 'idempotency-key': 'click-1' }
    const answers = await Promise.all([
      bea.post('/resumes', { summary: 'once' }, headers),
      bea.post('/resumes', { summary: 'once' }, headers),
    ])
    // The second is told to wait, or given the first one's answer where that is ready.
    expect(['200,200', '200,409']).toContain(
      answers
        .map((answer) => answer.statusCode)
        .toSorted((a, b) => a - b)
        .join(','),
    )
    const again = await bea.post('/resumes', { summary: 'once' }, headers)
    expect(again.statusCode).toBe(200)
    expect((await bea.get('/resumes')).json<Resume[]>().map(({ id }) => id)).toEqual([
      again.json<Resume>().id,
    ])
    const other = await bea.post('/resumes', { summary: 'twice' }, headers)
    expect([other.statusCode, other.json()]).toMatchObject([400, { code: 'key_reused' }])
  })
})

describe('notes', () => {
  it('are kept, up to ten thousand characters', async () => {
    const resume = await newResume(ana)
    const notes = 'x'.repeat(10_000)
    expect((await ana.patch(`/resumes/${resume.id}/notes`, { notes })).json()).toEqual({ notes })
    const answer = await ana.patch(`/resumes/${resume.id}/notes`, { notes: `${notes}x` })
    expect(answer.json()).toMatchObject({ code: 'notes_too_long' })
    expect((await ana.get(`/resumes/${resume.id}`)).json<Resume>().notes).toBe(notes)
  })

  it('of somebody else are refused in the specification’s words', async () => {
    const resume = await newResume(ana)
    const bea = await product.signUp()
    const answer = await bea.patch(`/resumes/${resume.id}/notes`, { notes: 'mine' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({
      detail: 'Not authorized to update this resume.',
      code: 'notes_forbidden',
    })
  })
})

describe('the suggestions', () => {
  it('are findings with their places, and change nothing', async () => {
    const bea = await product.signUp()
    const resume = await newResume(bea)
    const [item] = resume.work_experience
    await bea.put(`/resumes/${resume.id}`, {
      work_experience: [
        { ...item, description: ['Responsible for the till.', 'Kept the stock in Excel.'] },
      ],
      skill_categories: [],
    })
    const before = (await bea.get(`/resumes/${resume.id}`)).json<Resume>()
    const answer = await bea.get(`/resumes/${resume.id}/suggestions`)
    const { suggestions } = answer.json<{ suggestions: { kind: string; path: string }[] }>()
    expect(suggestions).toContainEqual(
      expect.objectContaining({
        kind: 'weak_opening',
        path: '/work_experience/0/description/0',
        key: 'suggestions.weak_opening',
      }),
    )
    expect(suggestions).toContainEqual(
      expect.objectContaining({ kind: 'skill_not_listed', words: 'Excel' }),
    )
    expect((await bea.get(`/resumes/${resume.id}`)).json()).toEqual(before)
  })
})
