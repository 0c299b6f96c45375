/**
 * How fast a search is over many jobs: a thousand questions as people ask them, one after the other
 * and then twenty a second, each with the first page of its results; what the jobs take on disk.
 *
 * `LAPEL_BENCH_JOBS` is how many (a million), `LAPEL_BENCH_FOLDER` a data folder to keep them in:
 * filling it takes an hour of a shared machine, and a folder that has jobs is measured as it is.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Tables } from '#server/db/tables.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { findJobs } from '#server/jobs/search/find-jobs.ts'
import { loadPlaces } from '#server/jobs/places/load.ts'
import { openJobsAmong } from '#server/jobs/store.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import type { BenchTable } from '../table.ts'
import { fillWith } from './fill.ts'
import { manyJobs } from './many-jobs.ts'
import type { Asked } from './questions.ts'
import { askedAs } from './questions.ts'

const wantedJobs = Number(process.env['LAPEL_BENCH_JOBS'] ?? 1_000_000)
const questions = 1_000
const warmUp = 100
/** At twenty a second. */
const hurried = 600
const everyMs = 50
const now = new Date('2026-11-20T00:00:00Z')
const nobody = '00000000-0000-0000-0000-000000000000'

export async function benchSearch(): Promise<BenchTable[]> {
  const given = process.env['LAPEL_BENCH_FOLDER']
  const dataDir = given ?? mkdtempSync(path.join(tmpdir(), 'lapel-bench-'))
  const database = await openDatabase({ dataDir, log: { info: () => {}, warn: console.warn } })
  try {
    const db = database.kysely
    await migrateDatabase(db)
    await loadPlaces(db)
    const towns = await db
      .selectFrom('places')
      .select(['name', 'country', 'population'])
      .where('population', '>', 20_000)
      .orderBy('population', 'desc')
      .execute()
    const many = await manyJobs(towns, now, wantedJobs)
    if ((await countJobs(db)) === 0) await fillWith(db, many, wantedJobs)
    const ask = (number: number) => answer(db, askedAs(number, many.titles, towns))
    for (let number = -warmUp; number < 0; number++) await ask(number)
    const one: Answered[] = []
    for (let number = 0; number < questions; number++) one.push(await ask(number))
    const together = await atOnce(ask)
    return [speedTable(await countJobs(db), one, together), await diskTable(db)]
  } finally {
    await database.close()
    if (given === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Answered {
  kind: string
  ms: number
}

/** As the call does it: the list, then the first page of it. */
async function answer(
  db: Kysely<Tables>,
  { kind, query, language }: Asked,
  from = performance.now(),
): Promise<Answered> {
  const { ids } = await findJobs(db, query, language, now)
  await openJobsAmong(db, ids.slice(0, 10), nobody, null)
  return { kind, ms: performance.now() - from }
}

/** Each is asked at its time, however long those before it take. */
async function atOnce(ask: (number: number) => Promise<Answered>): Promise<Answered[]> {
  const began = performance.now()
  return Promise.all(
    Array.from({ length: hurried }, async (_, number) => {
      await sleep(number * everyMs)
      const waited = performance.now() - began - number * everyMs
      const { kind, ms } = await ask(questions + number)
      return { kind, ms: ms + waited }
    }),
  )
}

async function countJobs(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM job_search`.execute(db)
  return rows[0]?.n ?? 0
}

function speedTable(jobs: number, one: Answered[], together: Answered[]): BenchTable {
  const row = (name: string, some: readonly Answered[], target: string) => {
    const sorted = some.map(({ ms }) => ms).toSorted((a, b) => a - b)
    const at = (share: number) =>
      `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`
    return [name, `${some.length}`, at(0.5), at(0.95), at(0.99), target]
  }
  const kinds = [...new Set(one.map(({ kind }) => kind))].toSorted()
  return {
    title: `Search over ${jobs.toLocaleString('en')} jobs`,
    columns: ['questions', 'number', 'p50', 'p95', 'p99', 'target'],
    rows: [
      row('one after the other', one, 'p50 ≤ 20 ms, p99 ≤ 100 ms'),
      ...kinds.map((kind) =>
        row(
          `… ${kind}`,
          one.filter((a) => a.kind === kind),
          '–',
        ),
      ),
      row('20 a second', together, 'p99 ≤ 200 ms'),
    ],
    notes: [
      'The list of up to 500 and the first page, without HTTP; embedded PostgreSQL as the product starts it (16 MB of its own buffers), one process.',
      'Jobs are made of real titles, texts, towns and kinds (bench/search/many-jobs.ts), listed over 45 days in the order of their coming.',
      'Measured beside other work on two shared cores.',
    ],
  }
}

async function diskTable(db: Kysely<Tables>): Promise<BenchTable> {
  const { rows } = await sql<{ name: string; heap: string; indexes: string }>`
    SELECT relname AS name, pg_size_pretty(pg_table_size(oid)) AS heap,
      pg_size_pretty(pg_indexes_size(oid)) AS indexes
    FROM pg_class WHERE relname IN ('jobs', 'job_search', 'job_bodies', 'job_words', 'places')
    ORDER BY pg_total_relation_size(oid) DESC`.execute(db)
  return {
    title: 'Search: on disk',
    columns: ['table', 'rows', 'indexes'],
    rows: rows.map(({ name, heap, indexes }) => [name, heap, indexes]),
    notes: [
      'The server’s own memory is that of any Lapel (start): a search holds 1,000 narrow rows.',
    ],
  }
}
