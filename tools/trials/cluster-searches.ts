/**
 * The same jobs, kept by the product in a cluster and in a plain PostgreSQL, and the same questions to both;
 * the cluster's jobs have gone through a backup before.
 */
import { Readable, Writable } from 'node:stream'

import { backup, restore } from '#server/db/backup.ts'
import { distribute } from '#server/db/distribute.ts'
import { dropAll } from '#server/db/drop-all.ts'
import { startEmbedded } from '#server/db/embedded/start.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import type { Database } from '#server/db/open.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables.ts'
import { keepBatch, keepJobs } from '#server/job-import/keep-jobs.ts'
import { findJobs } from '#server/job-search/find-jobs.ts'
import { indexBodies } from '#server/job-search/index-bodies.ts'
import { openJobsAmong } from '#server/jobs/store.ts'
import { loadPlaces } from '#server/places/load.ts'
import { createTextWork } from '#server/work/text-work.ts'
import type { Kysely } from 'kysely'

import { largeTowns } from '../../bench/search/job-folder.ts'
import type { ManyJobs } from '../../bench/search/many-jobs.ts'
import { benchSource, manyJobs } from '../../bench/search/many-jobs.ts'
import type { Asked } from '../../bench/search/questions.ts'
import { askedAs } from '../../bench/search/questions.ts'
import { makeTestFolder } from '../../tests/api/test-folder.ts'
import { urlOf } from '../../tests/api/test-server.ts'

const log = { info: () => {}, warn: console.warn }
const now = new Date('2026-11-20T00:00:00Z')
/** For each question. */
const jobsFor = 10
const atATime = 500

export interface Compared {
  /** Questions with other answers, or with the same in another order. */
  differing: string[]
  /** Questions that the cluster refused. */
  broken: string[]
}

export async function compareSearches(cluster: Database, count: number): Promise<Compared> {
  const folder = await makeTestFolder()
  const embedded = await startEmbedded({ dataDir: folder.path, log })
  const plain = await openDatabase({ databaseUrl: urlOf(embedded.connection), dataDir: '', log })
  try {
    for (const { kysely } of [plain, cluster]) await migrateDatabase(kysely)
    await distribute(cluster.kysely)
    for (const { kysely } of [plain, cluster]) await loadPlaces(kysely)
    const towns = await largeTowns(plain.kysely)
    const many = await manyJobs(towns, now, count * jobsFor)
    for (const [name, { kysely }] of Object.entries({ plain, cluster })) {
      const began = performance.now()
      await keepAll(kysely, many, count * jobsFor)
      const seconds = (performance.now() - began) / 1000
      console.log(`${name}: ${count * jobsFor} jobs kept and read in ${seconds.toFixed(0)} s`)
    }
    await carryOver(cluster)
    const ask = (number: number) => askedAs(number, many.titles, towns)
    return await askBoth({ plain: plain.kysely, cluster: cluster.kysely }, ask, count)
  } finally {
    await plain.close()
    await embedded.close()
    await folder.remove()
  }
}

async function keepAll(db: Kysely<Tables>, many: ManyJobs, count: number): Promise<void> {
  for (let from = 0; from < count; from += atATime) {
    const length = Math.min(atATime, count - from)
    const jobs = Array.from({ length }, (_, i) => many.job(from + i))
    await keepBatch(db, (trx) => keepJobs(trx, benchSource, jobs))
  }
  const texts = createTextWork()
  try {
    const leaving = new AbortController().signal
    await indexBodies({ db, log, run: texts.inBackground(leaving) })
  } finally {
    await texts.close()
  }
}

/** Everything through a backup, and spread again. */
async function carryOver(cluster: Database): Promise<void> {
  const packed: Buffer[] = []
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      packed.push(chunk)
      done()
    },
  })
  const rows = await backup(cluster, output)
  await dropAll(cluster.kysely)
  const restored = await restore(cluster, Readable.from(packed))
  await distribute(cluster.kysely)
  if (restored !== rows) throw new Error(`${rows} rows were backed up, ${restored} restored`)
  console.log(`cluster: ${rows} rows backed up and restored`)
}

async function askBoth(
  { plain, cluster }: { plain: Kysely<Tables>; cluster: Kysely<Tables> },
  ask: (number: number) => Asked,
  count: number,
): Promise<Compared> {
  const times = { plain: new Array<number>(), cluster: new Array<number>() }
  const differing: string[] = []
  const broken: string[] = []
  for (let number = 0; number < count; number++) {
    const asked = ask(number)
    const expected = await answer(plain, asked)
    try {
      const given = await answer(cluster, asked)
      times.plain.push(expected.ms)
      times.cluster.push(given.ms)
      if (given.said !== expected.said) differing.push(named(asked))
    } catch (error) {
      broken.push(`${named(asked)}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const same = count - differing.length - broken.length
  console.log(`${same} of ${count} questions have the same answer in the same order`)
  for (const [name, some] of Object.entries(times)) {
    const sorted = some.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1) ?? '–'
    console.log(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`)
  }
  return { differing, broken }
}

/** As the call does it: the list, then the first page of it. */
async function answer(
  db: Kysely<Tables>,
  { query, language }: Asked,
): Promise<{ said: string; ms: number }> {
  const began = performance.now()
  const results = await findJobs(db, query, language, now)
  const page = await openJobsAmong(db, results.ids.slice(0, 10), null, null)
  return { said: JSON.stringify([results, page]), ms: performance.now() - began }
}

const named = ({ kind, query }: Asked): string =>
  `${kind}: ${[query.job_title, query.location].filter((words) => words !== '').join(', ')}`
