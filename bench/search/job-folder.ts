/**
 * A data folder with as many jobs as wanted, filled once. The server that fills it has more memory than
 * the product's and waits for no disk; whoever measures opens the folder as the product does.
 */
import type { Tables } from '#server/db/tables.ts'
import { startEmbedded } from '#server/db/embedded/start.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { loadPlaces } from '#server/places/load.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import { urlOf } from '../../tests/api/test-server.ts'
import { fillWith } from './fill.ts'
import type { Town } from './many-jobs.ts'
import { manyJobs } from './many-jobs.ts'

const log = { info: () => {}, warn: console.warn }
const hurried = {
  shared_buffers: '1GB',
  max_wal_size: '4GB',
  full_page_writes: 'off',
  fsync: 'off',
  autovacuum: 'off',
}

/** Leaves a folder that has jobs as it is. */
export async function makeJobs(dataDir: string, now: Date, count: number): Promise<void> {
  if ((await withDatabase({ dataDir }, countJobs)) > 0) return
  const embedded = await startEmbedded({ dataDir, log, settings: hurried })
  try {
    await withDatabase({ databaseUrl: urlOf(embedded.connection), dataDir }, async (db) => {
      const many = await manyJobs(await largeTowns(db), now, count)
      await fillWith(db, many, { made: count, wholeJobs: count, doublings: 0 })
      await sql`CHECKPOINT`.execute(db)
    })
  } finally {
    await embedded.close()
  }
}

export async function withDatabase<T>(
  place: { databaseUrl?: string; dataDir: string },
  use: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ ...place, log })
  try {
    await migrateDatabase(database.kysely)
    await loadPlaces(database.kysely)
    return await use(database.kysely)
  } finally {
    await database.close()
  }
}

export const largeTowns = (db: Kysely<Tables>): Promise<Town[]> =>
  db
    .selectFrom('places')
    .select(['name', 'country', 'population'])
    .where('population', '>', 20_000)
    .orderBy('population', 'desc')
    .execute()

export async function countJobs(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM job_search`.execute(db)
  return rows[0]?.n ?? 0
}
