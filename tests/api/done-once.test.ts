/**
 * What is asked for twice under one key, because its answer was not heard: the resume and the
 * note of its key stand or fall together, whatever breaks between them.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'
import { createBuiltInEngine } from '#server/engines/built-in/engine.ts'
import type { Engine } from '#server/engines/engine.ts'

import { byScript, right } from '../translation/scripted-translators.ts'
import { addResume, balanceOf, content, tailor } from './baker-to-tailor.ts'
import type { FakeStripe } from './fake-stripe.ts'
import { openFakeStripe, stripeEnv } from './fake-stripe.ts'
import type { FaultyWay } from './faulty-way.ts'
import { openFaultyWay } from './faulty-way.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'
import { tinyPdf } from './tiny-pdf.ts'

let product: TestHouse
let way: FaultyWay
let stripe: FakeStripe
/** What happens while the engine is at work. */
let meanwhile: () => Promise<void> = async () => {}
beforeAll(async () => {
  stripe = await openFakeStripe()
  const builtIn = createBuiltInEngine()
  const engine: Engine = {
    ...builtIn,
    propose: async (...given) => {
      await meanwhile()
      return builtIn.propose(...given)
    },
  }
  product = await openTestHouse({
    env: stripeEnv(stripe),
    parts: { engine, translators: byScript(right) },
    way: async (url) => {
      way = await openFaultyWay(url)
      return way.url
    },
  })
})
beforeEach(() => {
  meanwhile = async () => {}
})
afterAll(async () => {
  await product.close()
  await way.close()
  await stripe.close()
})

const key = { 'idempotency-key': 'one click' }
const file = tinyPdf(['Marta Oliveira', 'Summary', 'Baker with twelve years in bakeries.'])

/** Every call that takes a key, what it makes and what that costs. */
const asks: [
  name: string,
  ask: (person: TestPerson, own: Resume) => ReturnType<TestPerson['get']>,
  made: number,
  cost: number,
][] = [
  ['an upload', (person) => person.upload(file, undefined, undefined, key), 1, 0],
  ['the template', (person) => person.post('/resumes/template', undefined, key), 1, 0],
  ['a copy', (person) => person.post('/resumes', content, key), 1, 0],
  ['tailoring', (person, { id }) => tailor(person, id, undefined, key), 1, 1],
  [
    'a translation',
    (person, { id }) => person.post(`/resumes/${id}/translate`, { target_language: 'de' }, key),
    1,
    1,
  ],
  ['a checkout', (person) => person.post('/payments/checkout', { pack: 'starter' }, key), 0, 0],
]

async function someone(): Promise<{ person: TestPerson; own: Resume; before: number }> {
  const person = await product.signUp()
  const own = (await person.post('/resumes', { ...content, resume_language: 'en' })).json<Resume>()
  return { person, own, before: await balanceOf(person) }
}
const countOf = async (person: TestPerson) =>
  (await person.get('/resumes')).json<Resume[]>().length - 1
const codeOf = (answer: Awaited<ReturnType<TestPerson['get']>>) => [
  answer.statusCode,
  answer.json<{ code: string }>().code,
]

describe.each(asks)('%s asked for again', (_, ask, made, cost) => {
  it('is what was stored, where the word that it was stored is lost', async () => {
    const { person, own, before } = await someone()
    way.become('loses the word of a commit')
    expect(codeOf(await ask(person, own))).toEqual([503, 'database_unavailable'])
    way.become('whole')
    expect([await countOf(person), await balanceOf(person)]).toEqual([made, before - cost])
    const again = await ask(person, own)
    expect([200, 201]).toContain(again.statusCode)
    expect((await ask(person, own)).json()).toEqual(again.json())
    expect([await countOf(person), await balanceOf(person)]).toEqual([made, before - cost])
  })

  it('is made then, where the note of its key cannot be written', async () => {
    const { person, own, before } = await someone()
    await sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE EXCEPTION USING ERRCODE = ''58030'', MESSAGE = ''disk''; END'`.execute(
      product.house.db,
    )
    await sql`CREATE TRIGGER failing BEFORE UPDATE ON idempotency_keys
      EXECUTE FUNCTION fail()`.execute(product.house.db)
    expect((await ask(person, own)).statusCode).toBeGreaterThanOrEqual(500)
    expect([await countOf(person), await balanceOf(person)]).toEqual([0, before])
    await sql`DROP FUNCTION fail CASCADE`.execute(product.house.db)
    expect([200, 201]).toContain((await ask(person, own)).statusCode)
    expect([await countOf(person), await balanceOf(person)]).toEqual([made, before - cost])
  })
})

it('stores nothing where the key was freed meanwhile and taken by another try', async () => {
  const { person, own, before } = await someone()
  const { db } = product.house
  let other: Awaited<ReturnType<typeof tailor>> | undefined
  meanwhile = async () => {
    meanwhile = async () => {}
    await db.deleteFrom('idempotency_keys').where('person_id', '=', person.id).execute()
    other = await tailor(person, own.id, undefined, key)
  }
  expect(codeOf(await tailor(person, own.id, undefined, key))).toEqual([500, 'internal'])
  expect(other?.statusCode).toBe(200)
  expect((await tailor(person, own.id, undefined, key)).json()).toEqual(other?.json())
  expect([await countOf(person), await balanceOf(person)]).toEqual([1, before - 1])
})

it('costs one credit each where there are two keys', async () => {
  const person = await product.signUp()
  const own = await addResume(person)
  const before = await balanceOf(person)
  for (const click of ['first', 'second'])
    await tailor(person, own.id, undefined, { 'idempotency-key': click })
  expect([await countOf(person), await balanceOf(person)]).toEqual([2, before - 2])
})
