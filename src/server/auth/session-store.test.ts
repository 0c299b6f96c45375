import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { TestHouse } from '../../../tests/api/test-house.ts'
import { openTestHouse } from '../../../tests/api/test-house.ts'
import { beginSession, endSession, listSessions } from './session-store.ts'
import { makeToken } from './tokens.ts'

let product: TestHouse

beforeAll(async () => {
  product = await openTestHouse()
})
afterAll(() => product.close())

describe('the sessions of a person', () => {
  const begin = async (subject: string, userAgent?: string) => {
    const { db, now } = product.house
    const { id: personId } = await db
      .insertInto('people')
      .values({ issuer: 'test', subject, name: null, email: null })
      .onConflict((same) => same.columns(['issuer', 'subject']).doUpdateSet({ name: null }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const session = { personId, token: makeToken(), binding: makeToken(), userAgent }
    await beginSession(db, session, now())
    return personId
  }

  it('are listed, the latest used first, with the browser and without a secret', async () => {
    const ana = await begin('ana', 'Firefox')
    product.wait(1_000)
    await begin('ana', 'x'.repeat(5_000))
    const list = await listSessions(product.house.db, ana, product.house.now())
    expect(list.map(({ userAgent }) => userAgent)).toEqual(['x'.repeat(300), 'Firefox'])
    expect(Object.keys(list[0] ?? {})).toEqual([
      'id',
      'userAgent',
      'createdAt',
      'lastSeenAt',
      'expiresAt',
    ])
  })

  it('are ended by their person only', async () => {
    const { db, now } = product.house
    const bea = await begin('bea')
    const mallory = await begin('mallory')
    const [session] = await listSessions(db, bea, now())
    const id = session?.id ?? ''
    expect(await endSession(db, mallory, id)).toBe(false)
    expect(await listSessions(db, bea, now())).toHaveLength(1)
    expect(await endSession(db, bea, id)).toBe(true)
    expect(await listSessions(db, bea, now())).toEqual([])
  })
})
