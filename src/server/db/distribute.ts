/**
 * Spreads a database over the machines of a Citus cluster: jobs, what they are found by and their texts
 * lie on shards by the job's id, so that all of a job lies on one; towns lie on every machine. What people
 * own stays on the coordinator, as do all tables that are not named here.
 *
 * By the id, since the column that says where a row lies can never change, and the card that a job belongs
 * to is worked out anew with every read.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import { DatabaseSettingProblem } from './database-problem.ts'

/** Each after those that it refers to. */
const byJob = [
  ['jobs', 'id'],
  ['job_search', 'job_id'],
  ['job_bodies', 'job_id'],
  ['job_texts_due', 'job_id'],
] as const
const everywhere = ['places', 'place_names'] as const

/** Answers the tables that it spread: none where all were. `T` is whatever tables the caller knows of. */
export async function distribute<T>(db: Kysely<T>): Promise<string[]> {
  await refusePlain(db)
  const spread = await spreadTables(db)
  // What lies on shards now has left its rows where it was.
  for (const name of spread)
    await sql`SELECT truncate_local_data_after_distributing_table(${name})`.execute(db)
  return spread
}

function spreadTables<T>(db: Kysely<T>): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    // Two programs that start together: the second finds it done.
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(lockClass)}, 0)`.execute(transaction)
    const { rows } = await sql<{ name: string }>`
      SELECT logicalrelid::text AS name FROM pg_dist_partition`.execute(transaction)
    const spread = new Set(rows.map(({ name }) => name))
    const left = byJob.filter(([name]) => !spread.has(name))
    for (const [name, column] of left) {
      const beside = name === 'jobs' ? 'default' : 'jobs'
      await sql`SELECT create_distributed_table(${name}, ${column}, colocate_with => ${beside})`.execute(
        transaction,
      )
    }
    const copied = everywhere.filter((name) => !spread.has(name))
    for (const name of copied)
      await sql`SELECT create_reference_table(${name})`.execute(transaction)
    return [...left.map(([name]) => name), ...copied]
  })
}

const lockClass = 1_279_348_048

async function refusePlain<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql`SELECT FROM pg_extension WHERE extname = 'citus'`.execute(db)
  if (rows.length === 0)
    throw new DatabaseSettingProblem(
      'DATABASE_DISTRIBUTED=on needs a database with the extension citus (docs/cluster.md).',
    )
}
