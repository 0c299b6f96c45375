/**
 * The trial of many jobs: as many narrow rows as wanted, in the database whose address is given or in an
 * embedded one, and what a search, the order of a resume and an import then take. A database that holds
 * so many already is measured as it is.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { distribute } from '#server/db/distribute.ts'
import { dropAll } from '#server/db/drop-all.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import type { Database } from '#server/db/open.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables.ts'
import { loadPlaces } from '#server/places/load.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import { fillWith } from '../../bench/search/fill.ts'
import { countJobs, largeTowns } from '../../bench/search/job-folder.ts'
import { manyJobs } from '../../bench/search/many-jobs.ts'
import { hasPeople } from './cluster.ts'
import type { Trial } from './fuzz.ts'
import { distinctJobs, keepFigures, pagesOfScale, wholeJobs } from '../scale-page.ts'
import { measureJobs } from './many-jobs-figures.ts'

const root = path.resolve(import.meta.dirname, '../..')
const now = new Date('2026-11-20T00:00:00Z')

export const manyJobsTrial: Trial = {
  says: 'Fills a database with as many jobs and asks it,',
  usual: 10_000,
  async run(count, [address]) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'lapel-many-jobs-'))
    chmodSync(dataDir, 0o755)
    const database = await openDatabase({ databaseUrl: address, dataDir, log: console })
    try {
      if (await hasPeople(database)) {
        console.error(
          `Somebody has an account in ${database.describe()}: the trial would empty it.`,
        )
        return false
      }
      await fill(database, count)
      const shards = await countShards(database.kysely)
      const figures = await measureJobs(database, shards, now)
      console.log(figures)
      keepFigures(root, figures)
      for (const [file, make] of Object.entries(pagesOfScale(root)))
        writeFileSync(path.join(root, file), make())
      return true
    } finally {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

async function fill({ kysely: db }: Database, count: number): Promise<void> {
  await migrateDatabase(db)
  const there = await countJobs(db)
  if (there >= count && there < 1.5 * count) return
  await dropAll(db)
  await migrateDatabase(db)
  if (await isCluster(db)) await distribute(db)
  await loadPlaces(db)
  // A narrow row stands without its post.
  await sql`ALTER TABLE job_search DROP CONSTRAINT job_search_job_id_fkey`.execute(db)
  const doublings = Math.max(0, Math.ceil(Math.log2(count / distinctJobs)))
  const made = Math.ceil(count / 2 ** doublings)
  const began = performance.now()
  await fillWith(db, await manyJobs(await largeTowns(db), now, made), {
    made,
    wholeJobs,
    doublings,
  })
  console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

async function isCluster(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_extension WHERE extname = 'citus'`.execute(db)
  return rows.length > 0
}

async function countShards(db: Kysely<Tables>): Promise<number> {
  if (!(await isCluster(db))) return 0
  const { rows } = await sql<{ n: string }>`SELECT count(*) AS n FROM pg_dist_shard
    WHERE logicalrelid = 'job_search'::regclass`.execute(db)
  return Number(rows[0]?.n)
}
