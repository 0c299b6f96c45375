import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { holdCredit, readBalance, refundHold } from '#server/credits/ledger-store.ts'
import type { Identity } from '#server/users/person.ts'
import { joinPerson } from '#server/users/join.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const dayMs = 86_400_000

const unverified = (who: Omit<Identity, 'isEmailVerified'>): Identity => ({
  ...who,
  isEmailVerified: false,
})

let product: TestHouse
beforeAll(async () => {
  product = await openTestHouse({ env: { CREDITS_ON_SIGNUP: '7' } })
})
afterAll(() => product.close())

describe('the signed-in person', () => {
  it('has a name, an address and the credits of a newcomer', async () => {
    const ana = await product.signUp({ name: 'Ana Silva', email: 'ana@example.org' })
    expect((await ana.get('/users/me')).json()).toEqual({
      name: 'Ana Silva',
      email: 'ana@example.org',
      credit_balance: 7,
    })
  })

  it('is the same at the second sign-in, under the name the issuer gives now, without new credits', async () => {
    const identity = unverified({
      issuer: 'https://id.example',
      subject: '1',
      name: 'Old',
      email: 'o@x.org',
    })
    const first = await joinPerson(product.house, identity)
    const second = await joinPerson(product.house, { ...identity, name: 'New', email: null })
    expect(second).toBe(first)
    const grants = await product.house.db
      .selectFrom('credit_entries')
      .select('amount')
      .where('person_id', '=', first)
      .execute()
    expect(grants).toEqual([{ amount: 7 }])
  })

  it('keeps the name and the address that the issuer leaves out this time', async () => {
    const identity = unverified({
      issuer: 'https://id.example',
      subject: '2',
      name: 'Ana',
      email: 'a@x.org',
    })
    const id = await joinPerson(product.house, identity)
    const known = () =>
      product.house.db
        .selectFrom('people')
        .select(['name', 'email'])
        .where('id', '=', id)
        .executeTakeFirst()
    await joinPerson(product.house, { ...identity, name: null, email: null })
    expect(await known()).toEqual({ name: 'Ana', email: 'a@x.org' })
    await joinPerson(product.house, { ...identity, name: 'Ana Silva', email: null })
    expect(await known()).toEqual({ name: 'Ana Silva', email: 'a@x.org' })
  })

  it('is somebody else where another issuer gives the same subject and address', async () => {
    const identity = unverified({
      issuer: 'https://a.example',
      subject: '1',
      name: null,
      email: 'o@x.org',
    })
    const one = await joinPerson(product.house, identity)
    expect(await joinPerson(product.house, { ...identity, issuer: 'https://b.example' })).not.toBe(
      one,
    )
  })

  it('has no balance where credits are unlimited', async () => {
    const unlimited = await openTestHouse({ env: { CREDITS: 'unlimited' } })
    const ana = await unlimited.signUp()
    expect((await ana.get('/users/me')).json()).toMatchObject({ credit_balance: null })
    await unlimited.close()
  })
})

describe('deleting the account', () => {
  it('[T15] leaves nothing of the person in any table but keyed hashes of the subject and the address', async () => {
    const { db } = product.house
    const email = 'Canary.Person@Example.org'
    const person = await product.signUp({ name: 'Canary Person', email })
    const resume = (await person.post('/resumes/template')).json<{ id: string }>()
    await person.post('/resumes', { original_resume_id: resume.id }, { 'idempotency-key': 'k' })
    await person.patch(`/resumes/${resume.id}/notes`, { notes: 'canary note' })
    const answer = await person.remove('/users/me')
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect((await person.get('/users/me')).statusCode).toBe(401)
    const { rows } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(db)
    for (const { name } of rows) {
      const found = await sql`
        SELECT 1 FROM ${sql.table(name)} t
        WHERE to_jsonb(t)::text ~* ${`canary|${person.id}|${resume.id}`}`.execute(db)
      expect([name, found.rows]).toEqual([name, []])
    }
    expect(product.log()).not.toMatch(/canary/i)
  })

  it('ends what is under way as if the person had never been there', async () => {
    const leaving = await product.signUp()
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => leaving.post('/resumes/template')),
      leaving.remove('/users/me'),
      ...Array.from({ length: 10 }, () => leaving.post('/resumes/template')),
    ])
    for (const { statusCode } of answers) expect([200, 204, 401]).toContain(statusCode)
    const left = await product.house.db
      .selectFrom('resumes')
      .select('id')
      .where('person_id', '=', leaving.id)
      .execute()
    expect(left).toEqual([])
  })

  it('and the calls that hold a credit at that moment never lock each other up', async () => {
    const { db, now } = product.house
    for (let round = 0; round < 8; round++) {
      const leaving = await product.signUp()
      const [answer, ...held] = await Promise.all([
        leaving.remove('/users/me'),
        ...Array.from({ length: 5 }, async () => {
          const hold = await holdCredit(db, leaving.id, 'tailor', now())
          return hold !== null && refundHold(db, hold)
        }),
      ])
      expect([answer.statusCode, held.length]).toEqual([204, 5])
    }
  })

  it('[K20] gives somebody who comes back within 30 days no fresh credits, and then does', async () => {
    const email = 'leaver@example.org'
    const leave = async () => (await product.signUp({ email })).remove('/users/me')
    await leave()
    const back = await product.signUp({ email: ' LEAVER@example.org ' })
    expect((await back.get('/users/me')).json()).toMatchObject({ credit_balance: 0 })
    await back.remove('/users/me')
    await leave()
    product.wait(31 * dayMs)
    const later = await product.signUp({ email })
    expect((await later.get('/users/me')).json()).toMatchObject({ credit_balance: 7 })
  })

  it('[K20] knows somebody again whose issuer tells no address, and nobody else', async () => {
    const { db } = product.house
    const person = await product.signUp()
    await db.updateTable('people').set({ email: null }).where('id', '=', person.id).execute()
    const identity = unverified({
      issuer: 'test',
      subject: person.email,
      name: null,
      email: null,
    })
    await person.remove('/users/me')
    const granted = async (who: Parameters<typeof joinPerson>[1]) => {
      const id = await joinPerson(product.house, who)
      const balance = await readBalance(db, id)
      await db.deleteFrom('people').where('id', '=', id).execute()
      return balance
    }
    expect(await granted(identity)).toBe(0)
    expect(await granted({ ...identity, email: 'told.now@example.org' })).toBe(0)
    expect(await granted({ ...identity, issuer: 'https://other.example' })).toBe(7)
    expect(await granted({ ...identity, subject: 'somebody else' })).toBe(7)
    product.wait(31 * dayMs)
    expect(await granted(identity)).toBe(7)
  })
})

describe('the key of unsaved drafts', () => {
  it('is a person’s own, the same whenever it is asked for', async () => {
    const [ana, bea] = [await product.signUp(), await product.signUp()]
    const keyOf = async (person: TestPerson) =>
      (await person.get('/users/me/draft-key')).json<{ key: string }>().key
    const key = await keyOf(ana)
    expect(Buffer.from(key, 'base64')).toHaveLength(32)
    expect(await keyOf(ana)).toBe(key)
    expect(await keyOf(bea)).not.toBe(key)
  })
})
