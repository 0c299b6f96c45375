import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { TestDatabase } from '../../../tests/api/test-database.ts'
import { createTestDatabase } from '../../../tests/api/test-database.ts'
import type { Database } from '../db/open.ts'
import { openDatabase } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import { resultsKept } from './find-hits.ts'
import type { Leg } from './find-store.ts'
import { together } from './fit-index.ts'
import { createRankedJobs } from './ranked-jobs.ts'
import { readWantsSince } from './store.ts'
import { term } from './tsquery.ts'

const log = { info: () => {}, warn: () => {} }
/** Beside twice as many as are kept, so many that going through them costs more than finding the hits. */
const others = 4_000
const hits = 2 * resultsKept

let stored: TestDatabase
let database: Database
let db: Kysely<Tables>
beforeAll(async () => {
  stored = await createTestDatabase()
  database = await openDatabase({ databaseUrl: stored.url, dataDir: '', log })
  db = database.kysely
  // What few of them want, the resume shows; the more of it a hit wants beside, the less it fits.
  await addJobs('other', others, `[{"term":"s:shown","weight":100}]`)
  await addJobs(
    'rare',
    hits,
    `[{"term":"s:shown","weight":' || n || '},{"term":"s:unshown","weight":5000}]`,
  )
})
afterAll(async () => {
  await database.close()
  await stored.close()
})

async function addJobs(word: string, count: number, wants: string): Promise<void> {
  const numbers = sql`generate_series(1, ${count}::int) AS n`
  await sql`INSERT INTO jobs (id, source, title, company, location, detail, text)
    SELECT ${word}::text || n, 'feed', '', '', '', '{}', '' FROM ${numbers}`.execute(db)
  await sql`INSERT INTO job_search (job_id, terms, title, length, completeness, is_sample, version)
    SELECT ${word}::text || n, array_to_tsvector(ARRAY[${`w:${word}`}]), '', 1, 1, false, 1
    FROM ${numbers}`.execute(db)
  await sql`INSERT INTO job_bodies (job_id, words, wants)
    SELECT ${word}::text || n, '', ('${sql.raw(wants)}')::jsonb FROM ${numbers}`.execute(db)
}

const shown = new Map([['s:shown', 100]])
const legFor = (word: string): Leg => ({
  in: 'title',
  condition: term(`w:${word}`),
  filter: null,
  groups: [],
  factors: [],
  typedWords: 1,
  asAsked: null,
  around: [],
  withSamples: true,
  addedAfter: null,
  ranking: null,
  order: 'best',
  language: 'en',
  now: new Date('2026-11-20T00:00:00Z'),
})

describe('the order of all jobs', () => {
  it('gives the best of hits that are rare, and of those that are not', async () => {
    const ranked = createRankedJobs(database.address, log)
    const ask = ranked.inOrderOf(shown)
    const best = (word: string, from: number) =>
      Array.from({ length: resultsKept }, (_, i) => `${word}${Math.abs(from - i)}`)
    const rare = (await ask(legFor('rare'))).map(({ job_id }) => job_id)
    expect(rare).toEqual(best('rare', hits))
    const other = (await ask(legFor('other'))).map(({ job_id }) => job_id)
    expect(new Set(other).size).toBe(resultsKept)
    expect(other.every((id) => id.startsWith('other'))).toBe(true)
    await ranked.close()
  })

  it('is kept once for all processes, and by another one where the first ends', async () => {
    const [first, second] = [1, 2].map(() => createRankedJobs(database.address, log))
    await first?.prepare()
    await second?.prepare()
    expect(await keepers()).toBe(1)
    await first?.close()
    await second?.prepare()
    expect(await keepers()).toBe(1)
    await second?.close()
    expect(await keepers()).toBe(0)
  })

  it('has a job that was written a moment ago', async () => {
    const ranked = createRankedJobs(database.address, log)
    await ranked.prepare()
    await addJobs('late', 1, `[{"term":"s:shown","weight":1}]`)
    const [hit] = await ranked.inOrderOf(shown)(legFor('late'))
    expect(hit?.job_id).toBe('late1')
    await ranked.close()
  })

  it('says what is wrong with the database', async () => {
    const ranked = createRankedJobs(database.address, log)
    const asked = ranked.inOrderOf(shown)({ ...legFor('rare'), condition: 'no condition (' })
    await expect(asked).rejects.toMatchObject({ code: '42601' })
    await ranked.close()
  })
})

describe('what jobs want', () => {
  it('is read whole, whatever number the transaction has that wrote it', async () => {
    await addJobs('digits', 6_000, '[]')
    await sql`UPDATE job_bodies SET change = CASE WHEN substr(job_id, 7)::int <= 3000
        THEN '99' ELSE '100' END::xid8 WHERE job_id LIKE 'digits%'`.execute(db)
    const read = new Set<string>()
    await readWantsSince(db, '0', ({ job_id: id }) => {
      if (id.startsWith('digits')) read.add(id)
    })
    expect(read.size).toBe(6_000)
  })
})

/** How many threads hold the lock of whoever answers. */
async function keepers(): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 1
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(db)
  return rows[0]?.n ?? 0
}

describe('work that is done for everybody who waits', () => {
  it('begins after whoever it is done for has come, and is done once for all of them', async () => {
    const turns = new Array<PromiseWithResolvers<void>>()
    const ask = together(async () => {
      const turn = Promise.withResolvers<void>()
      const number = turns.push(turn)
      await turn.promise
      return number
    })
    const first = ask()
    await expect.poll(() => turns.length).toBe(1)
    const [second, third] = [ask(), ask()]
    turns[0]?.resolve()
    expect(await first).toBe(1)
    await expect.poll(() => turns.length).toBe(2)
    turns[1]?.resolve()
    expect(await Promise.all([second, third])).toEqual([2, 2])
  })
})
