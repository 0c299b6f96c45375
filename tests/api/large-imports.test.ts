/** A document too large to be read on the event loop is read in a thread, to the same end. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'

import type { exportDocument } from '#contract/portable.ts'
import type { Resume } from '#domain/resume/resume.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

type Document = z.infer<typeof exportDocument>

let product: TestHouse
let document: Document

/** Each state is some 150 kB, so that a resume's states come in several pieces. */
const states = 12

beforeAll(async () => {
  product = await openTestHouse()
  const ana = await product.signUp()
  const long = (letter: string) => Array.from({ length: 150 }, () => letter.repeat(900))
  const made = (await ana.post('/resumes', { summary: 'A long one' })).json<Resume>()
  for (let n = 1; n < states; n++) {
    const skills = long(String.fromCodePoint(0x61 + n))
    const saved = await ana.put(`/resumes/${made.id}`, {
      skill_categories: [{ name: 'All', skills }],
    })
    expect(saved.statusCode).toBe(200)
  }
  const letter = { recipient: '', subject: 'Backend', greeting: 'Hello', closing: 'Yours' }
  for (const body of ['First.', 'Second.'])
    await ana.put(`/resumes/${made.id}/letter`, { ...letter, body })
  document = (await ana.get('/users/me/export')).json<Document>()
})
afterAll(() => product.close())

const import_ = (person: TestPerson, sent: unknown) => person.post('/users/me/import', sent)

it('comes back whole, with every saved state, and a second time adds nothing', async () => {
  const bea = await product.signUp()
  expect((await import_(bea, document)).json()).toEqual({ added: 1, already_there: 0 })
  const back = (await bea.get('/users/me/export')).json<Document>()
  const [before, after] = [document, back].map(({ resumes }) => resumes[0])
  expect(after?.revisions.length).toBeGreaterThanOrEqual(states)
  expect(after?.revisions.map(({ version }) => version)).toEqual(
    (before?.revisions ?? []).map(({ version }) => version),
  )
  const contents = (one: typeof before) => one?.revisions.map(({ state }) => state.skill_categories)
  expect(contents(after)).toEqual(contents(before))
  expect(after?.revisions.every(({ state }) => state.id === after.resume.id)).toBe(true)
  expect(after?.letter?.revisions).toHaveLength(2)
  expect(after?.letter).toEqual(before?.letter)
  expect((await import_(bea, document)).json()).toEqual({ added: 0, already_there: 1 })
})

it('is refused in the words that a small one is refused in', async () => {
  const bea = await product.signUp()
  const bad = { summary: 5 }
  const [small, large] = [
    await import_(bea, { ...document, resumes: [bad] }),
    await import_(bea, { ...document, resumes: [...document.resumes, bad] }),
  ]
  expect(small.statusCode).toBe(400)
  expect([large.statusCode, large.json()]).toEqual([small.statusCode, small.json()])
  expect((await bea.get('/resumes')).json()).toEqual([])
})

it('is refused where its values have no room in memory, and the server goes on', async () => {
  const bea = await product.signUp()
  const values = `[${'{},'.repeat(11_000_000)}{}]`
  const answer = await product.ask({
    method: 'POST',
    url: '/api/users/me/import',
    headers: { authorization: `Bearer ${bea.token}`, 'content-type': 'application/json' },
    payload: `{"format":"lapel-export","resumes":${values}}`,
  })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'bad_request' }])
  expect((await import_(bea, document)).json()).toMatchObject({ added: 1 })
})

it('brings back more statements than one question to the database has room for', async () => {
  const [bea, eve] = [await product.signUp(), await product.signUp()]
  const statements = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      skill: `Skill ${n}`,
      stated_at: '2026-11-01T00:00:00.000Z',
      withdrawn_at: null,
    }))
  const sent = (count: number) => ({ ...document, resumes: [], statements: statements(count) })
  expect((await import_(bea, sent(5_000))).statusCode).toBe(200)
  expect((await bea.get('/users/me/statements')).json()).toHaveLength(5_000)
  const more = await bea.post('/users/me/statements', { skill: 'One more' })
  expect([more.statusCode, more.json()]).toMatchObject([409, { code: 'storage_full' }])
  const later = { ...sent(1), statements: [{ ...statements(1)[0], skill: 'Another' }] }
  expect((await import_(bea, later)).json()).toMatchObject({ code: 'storage_full' })
  expect((await import_(eve, sent(5_001))).json()).toMatchObject({ code: 'bad_request' })
})

it('is refused where what stands beside a resume is heavier than any resume', async () => {
  const bea = await product.signUp()
  const [one] = document.resumes
  const tailoring = {
    done_by: { engine: 'built-in', model: null, fallback: null },
    edits: [],
    discarded: [],
    statements: Array.from({ length: 100_000 }, () => ({ text: 'Nurse', stated_at: '' })),
    unusable_count: 0,
  }
  const answer = await import_(bea, { ...document, resumes: [{ ...one, tailoring }] })
  expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: 'resume_too_heavy' }])
})
