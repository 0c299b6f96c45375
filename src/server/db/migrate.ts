/**
 * Brings a database up to this program's shape, at start.
 *
 * All migrations that are missing run in one transaction under an advisory lock: a program killed
 * in between leaves the old shape, and two that start together take turns. A database that knows
 * a migration this program does not was written by a newer one, and is left alone.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { Migrator } from 'kysely/migration'

import { DatabaseProblem } from './database-problem.ts'
import { presentNames } from './migrations/before-schema.ts'
import { migrations } from './migrations/index.ts'

/** Answers the names of the migrations that ran. `T` is whatever tables the caller knows of. */
export async function migrateDatabase<T>(
  kysely: Kysely<T>,
  registry: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => ({ ...registry }) },
  })
  await callByPresentNames(kysely)
  await refuseNewer(kysely, registry)
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error instanceof Error) throw error
  if (error !== undefined) throw new Error('The migrations failed.', { cause: error })
  return results.map((result) => result.migrationName)
}

async function refuseNewer<T>(
  kysely: Kysely<T>,
  registry: Readonly<Record<string, Migration>>,
): Promise<void> {
  const names = await executedMigrations(kysely)
  const unknown = names.filter((name) => !Object.hasOwn(registry, name))
  if (unknown.length > 0) {
    throw new DatabaseProblem(
      `This database was written by a newer Lapel (it knows ${unknown.join(', ')}): ` +
        'update the program, or give it another database.',
    )
  }
}

/** The migrator's own table, which is in no caller's list of tables. */
type Executed = Kysely<{ kysely_migration: { name: string; timestamp: string } }>

async function executedMigrations<T>(kysely: Kysely<T>): Promise<string[]> {
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const rows = await (kysely as unknown as Executed)
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map((row) => row.name)
}

async function callByPresentNames<T>(kysely: Kysely<T>): Promise<void> {
  const isPresent = (names: string[]) => presentNames(names).length === names.length
  if (isPresent(await executedMigrations(kysely))) return
  await (kysely as unknown as Executed).transaction().execute(async (transaction) => {
    // Two programs that start together: the second finds it done.
    await sql`LOCK TABLE kysely_migration IN ACCESS EXCLUSIVE MODE`.execute(transaction)
    const known = await transaction.selectFrom('kysely_migration').select('name').execute()
    const executed = known.map(({ name }) => name)
    if (isPresent(executed)) return
    await transaction.deleteFrom('kysely_migration').where('name', 'in', executed).execute()
    const timestamp = new Date().toISOString()
    const rows = presentNames(executed).map((name) => ({ name, timestamp }))
    await transaction.insertInto('kysely_migration').values(rows).execute()
  })
}
