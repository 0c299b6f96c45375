/** How many resumes a person may keep, and what becomes of the server where there are very many. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'
import { openDatabase } from '#server/db/open.ts'

import { startProduct } from '../../tools/product-process.ts'
import { signInAt } from '../../tools/trials/sign-in-at.ts'
import { byScript, right } from '../translation/scripted-translators.ts'
import { balanceOf, content, tailor } from './baker-to-tailor.ts'
import { createTestDatabase } from './test-database.ts'
import { makeTestFolder } from './test-folder.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'
import { tinyPdf } from './tiny-pdf.ts'

describe('a person who keeps as many resumes as they may', () => {
  let product: TestHouse
  let person: TestPerson
  let first: Resume
  beforeAll(async () => {
    product = await openTestHouse({
      env: { RESUMES_PER_PERSON: '3' },
      parts: { translators: byScript(right) },
    })
    person = await product.signUp()
    const baker = { ...content, resume_language: 'en' }
    first = (await person.post('/resumes', baker)).json<Resume>()
    for (let made = 1; made < 3; made++) await person.post('/resumes/template')
  })
  afterAll(() => product.close())

  const list = async () => (await person.get('/resumes')).json<Resume[]>().map(({ id }) => id)

  it.each<[string, (own: Resume) => ReturnType<TestPerson['get']>]>([
    ['a copy', () => person.post('/resumes', content)],
    ['the template', () => person.post('/resumes/template')],
    ['an upload', () => person.upload(tinyPdf(['Marta Oliveira', 'Summary', 'Baker.']))],
    ['tailoring', ({ id }) => tailor(person, id)],
    [
      'a translation',
      ({ id }) => person.post(`/resumes/${id}/translate`, { target_language: 'de' }),
    ],
  ])('is told so by %s, and pays nothing', async (_, ask) => {
    const before = await balanceOf(person)
    const answer = await ask(first)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      409,
      'too_many_resumes',
    ])
    expect([(await list()).length, await balanceOf(person)]).toEqual([3, before])
  })

  it('has room again once one lies in the trash, which is full before it can come back', async () => {
    const [gone = ''] = await list()
    await person.remove(`/resumes/${gone}`)
    expect((await person.post('/resumes/template')).statusCode).toBe(200)
    const back = await person.post(`/trash/${gone}/restore`)
    expect(back.json()).toMatchObject({ code: 'too_many_resumes' })
    expect((await person.get('/trash')).json()).toMatchObject([{ id: gone }])
  })

  it('cannot import beyond it, and an import that would is not done by half', async () => {
    const other = await product.signUp()
    for (let made = 0; made < 2; made++) await other.post('/resumes/template')
    const document = (await person.get('/users/me/export')).json<object>()
    const answer = await other.post('/users/me/import', document)
    expect(answer.json()).toMatchObject({ code: 'too_many_resumes' })
    expect((await other.get('/resumes')).json()).toHaveLength(2)
  })
})

describe('a person who has one resume fewer than they may', () => {
  it('gets one more of 50 at once, whichever way they are made, and never a second', async () => {
    const product = await openTestHouse()
    const { db, config } = product.house
    const person = await product.signUp()
    const first = (await person.post('/resumes', content)).json<Resume>()
    const most = config.resumesPerPerson
    await sql`INSERT INTO resumes (person_id, content, deleted_at)
      SELECT person_id, content, CASE WHEN n > ${most - 2} THEN now() END
      FROM resumes, generate_series(1, ${most + 8}) n WHERE id = ${first.id}`.execute(db)
    const trashed = (await person.get('/trash')).json<{ id: string }[]>()
    const kept = async () => {
      const rows = db.selectFrom('resumes').select('id').where('person_id', '=', person.id)
      return (await rows.where('deleted_at', 'is', null).execute()).length
    }
    expect([await kept(), trashed.length]).toEqual([1_999, 10])
    const other = await product.signUp()
    await other.post('/resumes/template')
    const document = (await other.get('/users/me/export')).json<object>()
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => person.post('/resumes/template')),
      ...Array.from({ length: 19 }, () => person.post('/resumes', content)),
      ...trashed.map(({ id }) => person.post(`/trash/${id}/restore`)),
      person.post('/users/me/import', document),
    ])
    const told = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'made')
    expect(told.toSorted()).toEqual(['made', ...Array.from(Array(49), () => 'too_many_resumes')])
    expect(await kept()).toBe(2_000)
    await product.close()
  })
})

it('answers a list of 22,000 resumes with a heap of 256 MB, in its order, packed or not', async () => {
  const stored = await createTestDatabase()
  const folder = await makeTestFolder()
  const log = { info: () => {}, warn: () => {} }
  const product = await startProduct(folder.path, {
    DATABASE_URL: stored.url,
    LOG_LEVEL: 'error',
    JOB_SOURCES: 'off',
    NODE_OPTIONS: '--max-old-space-size=256',
  })
  const headers = { authorization: `Bearer ${await signInAt(product.url)}` }
  const ask = (method: string, path: string, accepted: string) =>
    fetch(`${product.url}/api${path}`, {
      method,
      headers: { ...headers, 'accept-encoding': accepted },
    })
  const made = (await (await ask('POST', '/resumes/template', 'identity')).json()) as Resume
  const database = await openDatabase({ databaseUrl: stored.url, dataDir: '', log })
  await sql`INSERT INTO resumes (person_id, content, created_at, is_base)
    SELECT person_id, jsonb_set(content, '{summary}', to_jsonb(repeat('Baker of bread. ', 300))),
      created_at - n * interval '1 minute', n % 1000 = 0
    FROM resumes, generate_series(1, 22000) n WHERE id = ${made.id}`.execute(database.kysely)
  const expected = await sql<{ id: string }>`SELECT id FROM resumes
    ORDER BY is_base DESC, created_at DESC, id`.execute(database.kysely)
  for (const accepted of ['identity', 'br']) {
    const answer = await ask('GET', '/resumes', accepted)
    expect([answer.status, answer.headers.get('content-encoding') ?? 'identity']).toEqual([
      200,
      accepted,
    ])
    expect(await idsIn(answer)).toEqual(expected.rows.map(({ id }) => id))
  }
  const full = await ask('POST', '/resumes/template', 'identity')
  expect(await full.json()).toMatchObject({ code: 'too_many_resumes' })
  const rest = await ask('DELETE', `/resumes/${made.id}`, 'gzip')
  expect(await idsIn(rest)).toHaveLength(22_000)
  await product.stop()
  await database.close()
  await stored.close()
  await folder.remove()
})

/** The ids of the resumes of an answer that is too long to be kept. */
async function idsIn(answer: Response): Promise<string[]> {
  const ids: string[] = []
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    for (const [, id] of text.matchAll(/"id":"([0-9a-f-]{36})"/g)) ids.push(id ?? '')
    // What may be half an id is looked at again with the next chunk.
    text = text.slice(-50).replace(/^.*"id":"[0-9a-f-]{36}"/, '')
  }
  return ids
}
