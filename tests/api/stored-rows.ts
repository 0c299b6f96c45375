/** Everything a database holds, as text, so that a test can compare before and after. */
import { sql } from 'kysely'

import type { House } from '#server/house.ts'

/** Every row of every table as `table {json}`, but for when a session was last seen. */
export async function storedRows({ db }: Pick<House, 'db'>): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      SELECT (to_jsonb(t) - 'last_seen_at')::text AS row FROM ${sql.table(name)} t ORDER BY 1
    `.execute(db)
    found.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return found
}

/** The rows that name one of these ids anywhere. */
export async function rowsNaming(house: Pick<House, 'db'>, ids: string[]): Promise<string[]> {
  return (await storedRows(house)).filter((row) => ids.some((id) => row.includes(id)))
}
