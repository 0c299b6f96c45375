/** The product several times over one PostgreSQL: how it starts, is replaced, and shares its work. */
import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'
import { migrations } from '#server/db/migrations/index.ts'
import type { Database } from '#server/db/open.ts'
import { openDatabase } from '#server/db/open.ts'

import type { ProductProcess } from '../../tools/product-process.ts'
import { startProduct } from '../../tools/product-process.ts'
import type { TestDatabase } from './test-database.ts'
import { createTestDatabase } from './test-database.ts'
import { openBalancer } from './tiny-balancer.ts'

const log = { info: () => {}, warn: () => {} }
let stored: TestDatabase
let database: Database
let running: ProductProcess[] = []

const start = async (): Promise<ProductProcess> => {
  const product = await startProduct('', {
    DATABASE_URL: stored.url,
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'error',
  })
  running.push(product)
  return product
}

beforeAll(async () => {
  stored = await createTestDatabase('empty')
  database = await openDatabase({ databaseUrl: stored.url, dataDir: '', log })
})
afterAll(async () => {
  for (const { pid } of running) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {} // ended already
  }
  await database.close()
  await stored.close()
})

async function signUp(): Promise<string> {
  const { id } = await database.kysely
    .insertInto('people')
    .values({ issuer: 'test', subject: 'ana', name: null, email: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  await database.kysely
    .insertInto('sessions')
    .values({
      person_id: id,
      token_hash: createHash('sha256').update(token).digest(),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute()
  return token
}

describe('several processes over one database', () => {
  it('that start at once over an empty one bring it up once, and all serve', async () => {
    const five = await Promise.all(Array.from({ length: 5 }, start))
    const { rows } = await database.pool.query('SELECT name FROM kysely_migration ORDER BY 1')
    expect(rows.map(({ name }) => String(name))).toEqual(Object.keys(migrations).toSorted())
    const { rows: jobs } = await database.pool.query(
      'SELECT count(*)::int AS all, count(DISTINCT id)::int AS different FROM jobs',
    )
    expect(jobs[0]?.all).toBeGreaterThan(0)
    expect(jobs[0]?.all).toBe(jobs[0]?.different)
    expect(five.map((product) => product.log())).toEqual(['', '', '', '', ''])
    // Two stay for the next test.
    await Promise.all(five.slice(2).map((product) => product.stop()))
    running = five.slice(0, 2)
  }, 120_000)

  it('are replaced one after the other without a failed request', async () => {
    const token = await signUp()
    const balancer = await openBalancer()
    for (const { url } of running) await balancer.add(url)
    const ask = (method: string, path: string, body?: object) =>
      fetch(`${balancer.url}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    const statuses: number[] = []
    const made: string[] = []
    const over = new AbortController()
    const visit = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const answer = await ask('POST', '/resumes', { summary: 'One more.' })
        statuses.push(answer.status)
        if (answer.ok) made.push(((await answer.json()) as Resume).id)
        else await answer.arrayBuffer()
      }
    }
    const visitors = Promise.all([visit(), visit(), visit()])
    for (const old of running.slice()) {
      await balancer.add((await start()).url)
      const slow = slowRequest(old.url, token)
      await slow.begun
      const stopped = old.stop()
      await balancer.untilAvoided(old.url)
      expect(await slow.finish()).toBe(200)
      await stopped
    }
    over.abort()
    await visitors
    expect([...new Set(statuses)]).toEqual([200])
    const listed = ((await (await ask('GET', '/resumes')).json()) as Resume[]).map(({ id }) => id)
    expect(made.filter((id) => !listed.includes(id))).toEqual([])
    await balancer.close()
  }, 120_000)
})

/** A request whose body is still being sent when its server is told to stop. */
function slowRequest(url: string, token: string) {
  const body = JSON.stringify({ summary: 'Slowly.' })
  const sent = request(`${url}/api/resumes`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sent.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject)
  })
  const begun = new Promise<void>((resolve) => sent.write(body.slice(0, 9), () => resolve()))
  return {
    begun,
    finish: () => {
      sent.end(body.slice(9))
      return answered
    },
  }
}
