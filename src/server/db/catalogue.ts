/**
 * What the database itself says it holds: tables in an order in which they can be filled, their
 * columns, their sequences. Taken from PostgreSQL's catalogue, so that a table added by a
 * migration is backed up without anyone remembering it.
 */
import type { ClientBase } from 'pg'

export type TableShape = { name: string; columns: string[] }
export type SequenceState = { name: string; value: string; called: boolean }

/** The migrator's own two tables, which every database writes for itself. */
const notData = ['kysely_migration', 'kysely_migration_lock']

/** Tables of the schema `public`, each after those it refers to. */
export async function listTables(client: ClientBase): Promise<TableShape[]> {
  const { rows: tables } = await client.query<TableShape>(
    `SELECT c.relname AS name,
            array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
                          AND NOT a.attisdropped AND a.attgenerated = ''
      WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND c.relnamespace = 'public'::regnamespace
        AND c.relname <> ALL ($1)
      GROUP BY c.relname ORDER BY c.relname`,
    [notData],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to"
       FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid
        AND connamespace = 'public'::regnamespace`,
  )
  return inOrderOfReference(tables, references)
}

function inOrderOfReference(
  tables: TableShape[],
  references: { from: string; to: string }[],
): TableShape[] {
  const placed = new Set<string>()
  const ordered: TableShape[] = []
  while (ordered.length < tables.length) {
    const waiting = tables.filter((table) => !placed.has(table.name))
    const free = waiting.filter((table) =>
      references.every(({ from, to }) => from !== table.name || placed.has(to)),
    )
    // Tables that refer to each other in a circle would need deferred constraints: we have none.
    if (free.length === 0)
      throw new Error(`tables in a circle: ${waiting.map((t) => t.name).join(', ')}`)
    for (const table of free) placed.add(table.name)
    ordered.push(...free)
  }
  return ordered
}

export async function listSequences(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  )
  const states: SequenceState[] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM public.${quoted(name)}`,
    )
    if (state[0]) states.push({ name, ...state[0] })
  }
  return states
}

export async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM public.kysely_migration ORDER BY name',
  )
  return rows.map((row) => row.name)
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
