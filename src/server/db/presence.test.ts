import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import type { TestDatabase } from '../../../tests/api/test-database.ts'
import { createTestDatabase } from '../../../tests/api/test-database.ts'
import { grantCredits, holdCredit, readBalance } from '../credits/ledger-store.ts'
import { returnDeadCalls } from '../housekeeping.ts'
import { createLog } from '../log.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { Database } from './open.ts'
import { openDatabase } from './open.ts'
import type { Presence } from './presence.ts'
import { openPresence } from './presence.ts'

const now = () => new Date()
const log = createLog('silent', now, () => {})
let stored: TestDatabase
let database: Database
let one: Presence
let other: Presence
beforeAll(async () => {
  stored = await createTestDatabase()
  database = await openDatabase({ databaseUrl: stored.url, dataDir: '', log })
  one = await openPresence(stored.url, log)
  other = await openPresence(stored.url, log)
})
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await database.close()
  await stored.close()
})

async function newPerson(): Promise<string> {
  const { id } = await database.kysely
    .insertInto('people')
    .values({ issuer: 'test', subject: crypto.randomUUID(), name: null, email: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await grantCredits(database.kysely, id, 5, 'test')
  return id
}

const sweep = () => returnDeadCalls({ db: database.kysely, now, log }, false)

describe('a process among several', () => {
  it('has a number of its own', () => {
    expect(one.process).not.toBe(other.process)
  })

  it('keeps what it holds while it lives, however often the others look', async () => {
    const id = await newPerson()
    await holdCredit(database.kysely, id, 'tailor', now(), other.process)
    await sweep()
    expect(await readBalance(database.kysely, id)).toBe(4)
  })

  it('that is killed gives back its credit and its key at the next look', async () => {
    const id = await newPerson()
    const child = spawn(process.execPath, ['tests/api/programs/hold-credit.ts', stored.url, id], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    await sweep()
    expect(await readBalance(database.kysely, id)).toBe(4)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await vi.waitFor(
      async () => {
        await sweep() // PostgreSQL hears of the death when the socket closes
        expect(await readBalance(database.kysely, id)).toBe(5)
      },
      { timeout: 20_000, interval: 50 },
    )
    const keys = await database.kysely
      .selectFrom('idempotency_keys')
      .select('key')
      .where('person_id', '=', id)
      .execute()
    expect(keys).toEqual([])
  })

  it('hears what another announces', async () => {
    const heard: string[] = []
    await one.listen('greetings', (payload) => heard.push(payload))
    other.announce('greetings', 'good morning')
    await expect.poll(() => heard).toEqual(['good morning'])
  })

  it('whose connection breaks opens it again, lives and hears as before', async () => {
    const heard: string[] = []
    await one.listen('news', (payload) => heard.push(payload))
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'lapel presence' AND datname = current_database()`.execute(
      database.kysely,
    )
    const id = await newPerson()
    await vi.waitFor(
      async () => {
        other.announce('news', 'again')
        expect(heard).toContain('again')
        const { rows } = await sql<{ alive: boolean }>`
          SELECT count(*) = 2 AS alive FROM pg_locks l JOIN pg_database d ON d.oid = l.database
          WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND d.datname = current_database()
            AND l.objid::bigint IN (${one.process}, ${other.process})`.execute(database.kysely)
        expect(rows).toEqual([{ alive: true }])
      },
      { timeout: 20_000, interval: 100 },
    )
    await holdCredit(database.kysely, id, 'tailor', now(), one.process)
    await sweep()
    expect(await readBalance(database.kysely, id)).toBe(4)
  })
})

describe('work that one process does at a time', () => {
  it('is left alone by whoever finds it under way, and done by the next one after', async () => {
    let release = (): void => {}
    const began: string[] = []
    const first = oneAtATime(database.kysely, 'a test', async () => {
      began.push('first')
      await new Promise<void>((resolve) => (release = resolve))
    })
    await expect.poll(() => began).toEqual(['first'])
    expect(await oneAtATime(database.kysely, 'a test', async () => void began.push('x'))).toBe(
      false,
    )
    expect(await oneAtATime(database.kysely, 'another', async () => void began.push('y'))).toBe(
      true,
    )
    release()
    expect(await first).toBe(true)
    expect(await oneAtATime(database.kysely, 'a test', async () => void began.push('z'))).toBe(true)
    expect(began).toEqual(['first', 'y', 'z'])
  })

  it('is free again after a failure', async () => {
    const failing = oneAtATime(database.kysely, 'a test', async () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await oneAtATime(database.kysely, 'a test', async () => {})).toBe(true)
  })
})
