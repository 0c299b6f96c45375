/**
 * How fast a search is over many jobs: a thousand questions as people ask them, one after the other
 * and then twenty a second, each with the first page of its results; what the jobs take on disk.
 *
 * `LAPEL_BENCH_JOBS` is how many (a million), `LAPEL_BENCH_FOLDER` a data folder to keep them in:
 * filling it takes long on a shared machine, and a folder that has jobs is measured as it is.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Tables } from '#server/db/tables.ts'
import { findJobs } from '#server/job-search/find-jobs.ts'
import { openJobsAmong } from '#server/jobs/store.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import type { BenchTable } from '../table.ts'
import { countJobs, largeTowns, makeJobs, withDatabase } from './job-folder.ts'
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

export async function benchSearch(): Promise<BenchTable[]> {
  const given = process.env['LAPEL_BENCH_FOLDER']
  const dataDir = given ?? mkdtempSync(path.join(tmpdir(), 'lapel-bench-'))
  try {
    await makeJobs(dataDir, now, wantedJobs)
    return await withDatabase({ dataDir }, async (db) => {
      const towns = await largeTowns(db)
      const { titles } = await manyJobs(towns, now, wantedJobs)
      const asked = (number: number) => askedAs(number, titles, towns)
      const one = await oneByOne(db, asked)
      const together = await atOnce((number) => answer(db, asked(number)))
      return [speedTable(await countJobs(db), one, together), await diskTable(db)]
    })
  } finally {
    if (given === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Answered {
  kind: string
  ms: number
  /** On the processor: the database's and ours. */
  workMs?: number
}

/** Over one connection, so that the work of its server's process can be told. */
const oneByOne = (db: Kysely<Tables>, asked: (number: number) => Asked): Promise<Answered[]> =>
  db.connection().execute(async (one) => {
    const workMs = await processorOf(one)
    for (let number = -warmUp; number < 0; number++) await answer(one, asked(number))
    const answers: Answered[] = []
    for (let number = 0; number < questions; number++) {
      const before = workMs()
      const answered = await answer(one, asked(number))
      answers.push({ ...answered, workMs: workMs() - before })
    }
    return answers
  })

/** The processor time so far of this process and of the one that serves the connection. */
async function processorOf(db: Kysely<Tables>): Promise<() => number> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)
  const file = `/proc/${rows[0]?.pid ?? 0}/schedstat`
  return () => {
    const { user, system } = process.cpuUsage()
    const served = Number(readFileSync(file, 'utf8').split(' ')[0])
    return served / 1e6 + (user + system) / 1e3
  }
}

/** As the call does it: the list, then the first page of it. */
async function answer(
  db: Kysely<Tables>,
  { kind, query, language }: Asked,
  from = performance.now(),
): Promise<Answered> {
  const { ids } = await findJobs(db, query, language, now)
  await openJobsAmong(db, ids.slice(0, 10), null, null)
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

function speedTable(jobs: number, one: Answered[], together: Answered[]): BenchTable {
  const row = (name: string, some: readonly Answered[], target: string) => {
    const at = (of: (answered: Answered) => number | undefined, share: number) => {
      const sorted = some.flatMap((answered) => of(answered) ?? []).toSorted((a, b) => a - b)
      const found = sorted[Math.floor(sorted.length * share)]
      return found === undefined ? '–' : `${found.toFixed(1)} ms`
    }
    const ms = ({ ms: waited }: Answered) => waited
    const work = ({ workMs }: Answered) => workMs
    const times = [at(ms, 0.5), at(ms, 0.95), at(ms, 0.99), at(work, 0.5), at(work, 0.99)]
    return [name, `${some.length}`, ...times, target]
  }
  const kinds = [...new Set(one.map(({ kind }) => kind))].toSorted()
  return {
    title: `Search over ${jobs.toLocaleString('en')} jobs`,
    columns: ['questions', 'number', 'p50', 'p95', 'p99', 'work p50', 'work p99', 'target'],
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
      'The list of up to 500 and the first page, without HTTP; embedded PostgreSQL as the product starts it over a folder of this size (a sixteenth of it as its own buffers, 512 MB at most), one process.',
      'Jobs are made of real titles, texts, towns and kinds (bench/search/many-jobs.ts), listed over 45 days in the order of their coming.',
      'Measured beside other work on two shared cores. Work: time on the processor, of the database and of this process together, which that other work hardly lengthens.',
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
      'The server’s own memory is that of any Lapel (start): a search holds 500 narrow rows.',
    ],
  }
}
