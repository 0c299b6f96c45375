/**
 * What is rebuilt when the embedded database runs under another version of PostgreSQL than the one
 * that made its indexes: minor versions mend faults that leave GIN indexes and the planner's
 * statistics wrong in the files, where only a rebuild takes them out. Done beside the running server;
 * nothing waits for it, and a server that is stopped in the middle begins again at its next start.
 */
import { sql } from 'kysely'

import type { Log } from '../log.ts'
import { describeError } from '../log.ts'
import type { VersionChange } from './embedded/postgres-version.ts'
import type { Db } from './tables.ts'

export async function renewStatistics(
  db: Db,
  change: VersionChange,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const { from, to } = change
  log.info('PostgreSQL has changed; indexes and statistics are being rebuilt', { from, to })
  try {
    await db.connection().execute(async (connection) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(
        connection,
      )
      const cancel = () =>
        void sql`SELECT pg_cancel_backend(${rows[0]?.pid})`.execute(db).catch(() => {
          // The database is going down as well, and the statement with it.
        })
      signal.addEventListener('abort', cancel, { once: true })
      try {
        await rebuild(connection, signal)
      } finally {
        signal.removeEventListener('abort', cancel)
      }
    })
    change.done()
    log.info('indexes and statistics have been rebuilt', { to })
  } catch (error) {
    if (!signal.aborted) log.warn('indexes and statistics were not rebuilt', describeError(error))
  }
}

async function rebuild(connection: Db, signal: AbortSignal): Promise<void> {
  for (const { name, isLeftOver } of await ginIndexes(connection)) {
    signal.throwIfAborted()
    await (
      isLeftOver
        ? sql`DROP INDEX ${sql.ref(name)}`
        : sql`REINDEX INDEX CONCURRENTLY ${sql.ref(name)}`
    ).execute(connection)
  }
  signal.throwIfAborted()
  await sql`ANALYZE`.execute(connection)
}

/** A rebuild that was cancelled leaves its unfinished index, which counts for nothing, under a name of its own. */
async function ginIndexes(db: Db): Promise<{ name: string; isLeftOver: boolean }[]> {
  const { rows } = await sql<{ name: string; isLeftOver: boolean }>`
    SELECT relname AS name, NOT indisvalid AND relname ~ '_ccnew[0-9]*$' AS "isLeftOver"
    FROM pg_class JOIN pg_index ON indexrelid = pg_class.oid
      JOIN pg_am ON pg_am.oid = relam AND amname = 'gin'
    WHERE relnamespace = 'public'::regnamespace ORDER BY 1`.execute(db)
  return rows
}
