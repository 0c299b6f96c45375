import { sql } from 'kysely'

import type { Db } from './tables.ts'

/** Resolves once the database has answered. */
export async function ping(db: Db): Promise<void> {
  await sql`SELECT 1`.execute(db)
}
