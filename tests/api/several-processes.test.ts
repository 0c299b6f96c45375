/** The product several times over one PostgreSQL: how it starts, is replaced, and shares its work. */
import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { packIds } from '#domain/account/credits.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { grantCredits } from '#server/credits/ledger-store.ts'
import { migrations } from '#server/db/migrations/index.ts'
import type { Database } from '#server/db/open.ts'
import { openDatabase } from '#server/db/open.ts'
import { allowances } from '#server/http/limits.ts'

import type { ProductProcess } from '../../tools/product-process.ts'
import { startProduct } from '../../tools/product-process.ts'
import { listenToChanges } from './listen-to-changes.ts'
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
    // Long enough for the balancer to see it on a busy machine.
    DRAIN_SECONDS: '3',
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

async function signUp(subject: string, credits = 0): Promise<string> {
  const { id } = await database.kysely
    .insertInto('people')
    .values({ issuer: 'test', subject, name: null, email: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await grantCredits(database.kysely, id, credits, 'test')
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

/** A request to any of the processes. */
function asking(token: string) {
  return (url: string, method: string, path: string, body?: object, headers = {}) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
}

/** So many requests at once, each to the next process; how often a status came. */
async function atOnce(count: number, ask: (url: string) => Promise<Response>) {
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const answer = await ask(running[i % running.length]?.url ?? '')
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  return (status: number) => answers.filter((one) => one === status).length
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
    for (const product of five) {
      expect(product.log()).toBe(`Lapel is ready. Open ${product.url}\n`)
    }
    // Two stay for the next test.
    await Promise.all(five.slice(2).map((product) => product.stop()))
    running = five.slice(0, 2)
  })

  it('tell the editors of one of what is saved by another', async () => {
    const token = await signUp('editor')
    const ask = asking(token)
    const [one, other] = running.map(({ url }) => url)
    if (one === undefined || other === undefined) throw new Error('two are running')
    const made = await ask(one, 'POST', '/resumes', { summary: 'First.' })
    const { id } = (await made.json()) as Resume
    const editor = await listenToChanges(other, token, id)
    expect(await editor.next()).toBe(1)
    await ask(one, 'PUT', `/resumes/${id}`, { summary: 'Second.' })
    expect(await editor.next()).toBe(2)
    editor.leave()
  })

  it('spend the same credits once, and do once what is asked of both under one key', async () => {
    const ask = asking(await signUp('spender', 3))
    const text = {
      summary: 'Baker with ten years of sourdough.',
      skill_categories: [{ name: 'Office', skills: ['Word', 'Excel'] }],
      resume_language: 'en',
    }
    const made = await ask(running[0]?.url ?? '', 'POST', '/resumes', text)
    const { id } = (await made.json()) as Resume
    const wanted = {
      job_description: 'Electrician wanted\nRequirements\n- wiring and solar work\n- Excel',
    }
    const spent = await atOnce(12, (url) =>
      ask(url, 'POST', `/resumes/${id}/tailored-to-job`, wanted),
    )
    expect([spent(200), spent(402)]).toEqual([3, 9])
    const me = await ask(running[1]?.url ?? '', 'GET', '/users/me')
    expect(await me.json()).toMatchObject({ credit_balance: 0 })
    const key = { 'idempotency-key': 'one click' }
    await atOnce(8, (url) => ask(url, 'POST', '/resumes', { summary: 'Once.' }, key))
    const listed = await ask(running[1]?.url ?? '', 'GET', '/resumes')
    const summaries = ((await listed.json()) as Resume[]).map(({ summary }) => summary)
    expect(summaries.filter((summary) => summary === 'Once.')).toHaveLength(1)
  })

  it('share the limits of requests', async () => {
    const ask = asking(await signUp('hurried'))
    const { burst, perSecond } = allowances.payment
    const began = performance.now()
    let passed = 0
    for (let i = 0; i < 2 * burst; i++) {
      const url = running[i % running.length]?.url ?? ''
      const answer = await ask(url, 'POST', '/payments/checkout', { pack: packIds[0] })
      await answer.arrayBuffer()
      if (answer.status !== 429) passed++
    }
    const refilled = perSecond * ((performance.now() - began) / 1000)
    // Each process may be an eighth ahead of what it has told the others.
    const most = burst + running.length * (burst / 8) + refilled + 1
    expect(passed).toBeGreaterThanOrEqual(burst)
    expect(passed).toBeLessThanOrEqual(most)
  })

  it('are replaced one after the other without a failed request', async () => {
    const token = await signUp('ana')
    const balancer = await openBalancer()
    for (const { url } of running) await balancer.add(url)
    const ask = asking(token)
    const statuses: number[] = []
    const made: string[] = []
    const over = new AbortController()
    const visit = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const answer = await ask(balancer.url, 'POST', '/resumes', { summary: 'One more.' })
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
    const listed = ((await (await ask(balancer.url, 'GET', '/resumes')).json()) as Resume[]).map(
      ({ id }) => id,
    )
    expect(made.filter((id) => !listed.includes(id))).toEqual([])
    await balancer.close()
  })
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
