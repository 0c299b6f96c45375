/**
 * Work that one process at a time does, of all that share a database: housekeeping, an import of
 * listings. Whoever finds it under way leaves it; a process that dies in the middle holds up nobody.
 */
import { createHash } from 'node:crypto'

import { sql } from 'kysely'

import type { Db } from './tables.ts'

/** Answers false where another process is at it. The work itself may use any connection. */
export async function oneAtATime(
  db: Db,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const key = createHash('sha256').update(`lapel ${name}`).digest().readBigInt64BE().toString()
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`
      SELECT pg_try_advisory_lock(${key}::bigint) AS taken`.execute(connection)
    if (rows[0]?.taken !== true) return false
    try {
      await work()
      return true
    } finally {
      await sql`SELECT pg_advisory_unlock(${key}::bigint)`.execute(connection)
    }
  })
}
