/** What people get while the database is refused, cut, hung or full, and what is there afterwards. */
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'
import { createBuiltInEngine } from '#server/engines/built-in/engine.ts'
import type { Engine } from '#server/engines/engine.ts'
import { keepHouse } from '#server/housekeeping.ts'

import type { FaultyWay } from './faulty-way.ts'
import { openFaultyWay } from './faulty-way.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let way: FaultyWay
/** What happens while the engine is at work, a credit being held. */
let meanwhile: () => void = () => {}
beforeAll(async () => {
  const builtIn = createBuiltInEngine()
  const engine: Engine = {
    ...builtIn,
    propose: async (...given) => {
      meanwhile()
      return builtIn.propose(...given)
    },
  }
  product = await openTestHouse({
    parts: { engine },
    way: async (url) => {
      way = await openFaultyWay(url)
      return way.url
    },
    answerWithinMs: 3_000,
  })
})
afterAll(async () => {
  await product.close()
  await way.close()
})

type Answer = Awaited<ReturnType<TestPerson['get']>>
const unavailable = [503, 'database_unavailable']
const said = (answer: Answer) => [answer.statusCode, answer.json<{ code: string }>().code]
const health = () => product.ask({ method: 'GET', url: '/api/health' })

async function untilHealthy(): Promise<void> {
  while ((await health()).statusCode !== 200) await sleep(20)
}

const job = 'Electrician wanted\nRequirements\n- wiring and solar work, ten years\n- Excel'
const baker = {
  summary: 'Baker with ten years of sourdough.',
  skill_categories: [{ name: 'Office', skills: ['Word', 'Excel'] }],
  resume_language: 'en',
}
const tailor = (person: TestPerson, { id }: Resume) =>
  person.post(`/resumes/${id}/tailored-to-job`, { job_description: job })

describe.each(['refuses', 'cuts', 'hangs'] as const)('a database whose way %s', (fault) => {
  it('[ASVS 16.5.2] is said to be unavailable, and all that was acknowledged is there when it is back', async () => {
    const person = await product.signUp()
    const resume = (await person.post('/resumes', baker)).json<Resume>()
    way.become(fault)
    const answers = await Promise.all([
      health(),
      person.get('/resumes'),
      person.put(`/resumes/${resume.id}`, { summary: 'Lost?' }),
    ])
    expect(answers.map(said)).toEqual([unavailable, unavailable, unavailable])
    way.become('whole')
    await untilHealthy()
    expect((await person.get('/resumes')).json()).toEqual([resume])
  })
})

describe.each(['refuses', 'cuts'] as const)('a database whose way suddenly %s', (fault) => {
  it('costs nothing where it happens in the middle of paid work', async () => {
    const person = await product.signUp()
    const resume = (await person.post('/resumes', baker)).json<Resume>()
    meanwhile = () => way.become(fault)
    expect(said(await tailor(person, resume))).toEqual(unavailable)
    meanwhile = () => {}
    way.become('whole')
    await untilHealthy()
    // Where the credit could not be given back at once, it is once its time is over.
    product.wait(11 * 60_000)
    await keepHouse(product.house, false)
    expect((await person.get('/users/me')).json()).toMatchObject({ credit_balance: 25 })
    expect((await person.get('/resumes')).json()).toHaveLength(1)
    expect((await tailor(person, resume)).statusCode).toBe(200)
    expect((await person.get('/users/me')).json()).toMatchObject({ credit_balance: 24 })
  })
})

describe('a database whose disk is full', () => {
  it('[ASVS 16.5.2] is said to be unavailable, keeps what it had, costs nothing, and goes on when there is room', async () => {
    const person = await product.signUp()
    const resume = (await person.post('/resumes', baker)).json<Resume>()
    const { db } = product.house
    // What PostgreSQL says where a row finds no place.
    await sql`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
    END $$`.execute(db)
    await sql`CREATE TRIGGER no_room BEFORE INSERT ON revisions EXECUTE FUNCTION no_room()`.execute(
      db,
    )
    const answers = [
      await person.put(`/resumes/${resume.id}`, { summary: 'No room.' }),
      await person.post('/resumes', baker),
      await tailor(person, resume),
    ]
    expect(answers.map(said)).toEqual([unavailable, unavailable, unavailable])
    expect((await person.get('/resumes')).json()).toEqual([resume])
    expect((await person.get('/users/me')).json()).toMatchObject({ credit_balance: 25 })
    await sql`DROP TRIGGER no_room ON revisions`.execute(db)
    const saved = await person.put(`/resumes/${resume.id}`, { summary: 'Room again.' })
    expect(saved.json()).toMatchObject({ summary: 'Room again.', version: 2 })
  })
})
