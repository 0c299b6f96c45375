import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import type { Tables } from './tables.ts'

/** Resolves once the database has answered. */
export async function ping(db: Kysely<Tables>): Promise<void> {
  await sql`SELECT 1`.execute(db)
}
