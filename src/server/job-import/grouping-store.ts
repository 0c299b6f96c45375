/** The SQL of groups: the open posts that may be one job, and the group that each is in. */
import type { Comparable } from '#domain/posts/same-job.ts'
import type { RawBuilder, Selectable } from 'kysely'
import { sql } from 'kysely'

import type { Tables, Transaction } from '../db/tables.ts'

export interface Post extends Comparable {
  id: string
  groupId: string | null
  location: string
  locations: string[]
}

type OpenRow = Pick<
  Selectable<Tables['jobs']>,
  'id' | 'source' | 'family' | 'link_key' | 'fingerprint' | 'group_id' | 'location' | 'locations'
>

/** The open posts of these families, the first seen first. */
export async function findOpenPosts(
  trx: Transaction,
  families: readonly string[],
): Promise<Post[]> {
  const { rows } = await sql<OpenRow>`
    SELECT id, source, family, link_key, fingerprint, group_id, location, locations
    FROM jobs WHERE ${isOneOf('family', families)} AND closed_at IS NULL
    ORDER BY created_at, id`.execute(trx)
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    family: row.family ?? '',
    linkKey: row.link_key,
    fingerprint: BigInt(row.fingerprint ?? 0),
    groupId: row.group_id,
    location: row.location,
    locations: row.locations,
  }))
}

export interface Written {
  ids: readonly string[]
  families: readonly string[]
  /** Addresses by which other sources may know the same jobs. */
  linkKeys: readonly string[]
}

/**
 * The open posts beside these that share a family or an address with them. Each is looked up, whatever
 * the planner knows of the table: in a long import it would rather read all that came before.
 */
export async function findPostsMet(
  trx: Transaction,
  { ids, families, linkKeys }: Written,
): Promise<{ family: string; linkKey: string | null }[]> {
  const { rows } = await sql<{ family: string; linkKey: string | null }>`
    SELECT family, link_key AS "linkKey" FROM jobs
    WHERE ${isOneOf('family', families)} AND closed_at IS NULL AND id <> all(${[...ids]}::text[])
    UNION ALL
    SELECT family, link_key AS "linkKey" FROM jobs
    WHERE ${isOneOf('link_key', linkKeys)} AND closed_at IS NULL AND family IS NOT NULL
      AND id <> all(${[...ids]}::text[])`.execute(trx)
  return rows
}

/** Looked up in the index, however many there are: the planner is not shown the values. */
const isOneOf = (column: 'family' | 'link_key', values: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any((SELECT ${[...new Set(values)]}::text[])::text[])`

export interface Grouped {
  id: string
  groupId: string
  location: string
}

export async function writeGroups(trx: Transaction, posts: readonly Grouped[]): Promise<void> {
  const rows = posts.map(({ id, groupId, location }) => ({ id, group_id: groupId, location }))
  await sql`UPDATE jobs SET group_id = given.group_id, location = given.location
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given (id text, group_id text, location text)
    WHERE jobs.id = given.id`.execute(trx)
}
