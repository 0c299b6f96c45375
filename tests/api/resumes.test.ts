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

describe('a resume that was read before', () => {
  it('is read as it is now: saved, in the trash, taken back, and refused to others', async () => {
    const bea = await product.signUp()
    const { id, version } = await newResume(bea)
    const opened = async () => (await bea.get(`/resumes/${id}`)).json<Resume>()
    const listed = async () => (await bea.get('/resumes')).json<Resume[]>()
    const before = await opened()
    expect([await opened(), await listed(), await listed()]).toEqual([before, [before], [before]])
    const saved = (await bea.put(`/resumes/${id}`, { summary: 'Now.', version })).json<Resume>()
    expect(saved).toMatchObject({ summary: 'Now.', version: version + 1 })
    expect([await opened(), await listed()]).toEqual([saved, [saved]])
    await bea.remove(`/resumes/${id}`)
    expect([await opened(), await listed()]).toEqual([
      expect.objectContaining({ code: 'resume_not_found' }),
      [],
    ])
    await bea.post(`/trash/${id}/restore`)
    expect([await opened(), await listed()]).toEqual([saved, [saved]])
    expect((await ana.get(`/resumes/${id}`)).json()).toMatchObject({ code: 'forbidden' })
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
