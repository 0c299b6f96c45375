import { describe, expect, it } from 'vitest'

import { createTestDatabase } from '../../../tests/api/test-database.ts'
import { openDatabase } from './open.ts'

const log = { info: () => {}, warn: () => {} }

describe('openDatabase with DATABASE_URL', () => {
  it('opens the database it names and says where it is', async () => {
    const test = await createTestDatabase()
    const database = await openDatabase({ databaseUrl: test.url, dataDir: '', log })
    const people = await database.kysely.selectFrom('people').selectAll().execute()
    expect(people).toEqual([])
    expect(database.kind).toBe('server')
    await database.close()
    await database.close()
    await test.close()
  })

  it('gives each test a database of its own', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
    const first = await openDatabase({ databaseUrl: one.url, dataDir: '', log })
    const second = await openDatabase({ databaseUrl: two.url, dataDir: '', log })
    await first.kysely
      .insertInto('people')
      .values({ issuer: 'i', subject: 's', name: null, email: null })
      .execute()
    expect(await second.kysely.selectFrom('people').selectAll().execute()).toEqual([])
    await Promise.all([first.close(), second.close()])
    await Promise.all([one.close(), two.close()])
  })

  it('says in one line, without the password, that nobody answers there', async () => {
    const opening = openDatabase({
      databaseUrl: 'postgresql://someone:hidden-word@127.0.0.1:9/none',
      dataDir: '',
      log,
    })
    await expect(opening).rejects.toThrow(/^DATABASE_URL: no connection to PostgreSQL at 127/)
    await expect(opening).rejects.not.toThrow(/hidden-word|\n/)
  })

  it('refuses what is no address', async () => {
    const opening = openDatabase({ databaseUrl: 'somewhere', dataDir: '', log })
    await expect(opening).rejects.toThrow(/^DATABASE_URL is not an address/)
  })
})
