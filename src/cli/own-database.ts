/**
 * The product's own data, for commands of whoever runs it: the settings' database, or the embedded
 * one of a Lapel that is running right now. A command never makes a database just to look at it.
 */
import type { Config } from '#server/config.ts'
import { DatabaseProblem } from '#server/db/database-problem.ts'
import { findRunning, hasDatabase } from '#server/db/embedded/start.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import type { Database } from '#server/db/open.ts'
import { openDatabase } from '#server/db/open.ts'

import { Unusable } from './exit.ts'
import { readSettings } from './settings.ts'
import { tell } from './terminal.ts'

const commandLog = { info: () => {}, warn: tell }

/** True where there is a database that a command can look into. */
export function isThere(config: Config): boolean {
  return config.databaseUrl !== null || hasDatabase(config.dataDir)
}

/** Opens the database for `use`; problems become one line. */
export async function withDatabase<T>(
  options: { mayCreate: boolean; joinRunning: boolean },
  use: (database: Database) => Promise<T>,
): Promise<T> {
  const config = readSettings()
  if (!options.mayCreate && !isThere(config)) {
    throw new Unusable(`There is no data in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`)
  }
  let database: Database | null = null
  try {
    const isRunning = config.databaseUrl === null && findRunning(config.dataDir) !== null
    database = await openDatabase({
      databaseUrl: config.databaseUrl ?? undefined,
      dataDir: config.dataDir,
      postgresBin: config.postgresBin,
      log: commandLog,
      joinRunning: options.joinRunning,
    })
    // The running program has brought its database up to date itself.
    if (!isRunning) await migrateDatabase(database.kysely)
    return await use(database)
  } catch (error) {
    throw error instanceof DatabaseProblem ? new Unusable(error.message) : error
  } finally {
    await database?.close()
  }
}
