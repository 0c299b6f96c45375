/**
 * One card for one job: open posts that are the same job (domain/posts/same-job) form a
 * group under the first of them, whose `location` names the places of all. When the first closes,
 * the next takes its place. Worked out anew for whole families, so that the order in which posts
 * came does not matter.
 */
import type { Comparable } from '#domain/posts/same-job.ts'
import { isSameJob } from '#domain/posts/same-job.ts'
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'

import type { Tables } from '../db/tables.ts'

const mostPlaces = 60

/** Groups the open posts of these families anew; answers the ids whose group or places changed. */
export async function groupJobs(
  trx: Transaction<Tables>,
  families: readonly string[],
): Promise<string[]> {
  const all = [...new Set(families)]
  if (all.length === 0) return []
  const posts = await openPosts(trx, all)
  const groups = groupsOf(posts)
  const changes = groups.flatMap(({ first, members }) => {
    const places = [...new Set(members.flatMap((member) => member.locations))].slice(0, mostPlaces)
    return members.map((member) => ({
      id: member.id,
      group_id: first.id,
      location: (member === first ? places : member.locations).join('; '),
      before: member,
    }))
  })
  const written = changes
    .filter(({ before, group_id, location }) => {
      return before.groupId !== group_id || before.location !== location
    })
    .map(({ id, group_id, location }) => ({ id, group_id, location }))
  if (written.length === 0) return []
  await sql`UPDATE jobs SET group_id = given.group_id, location = given.location
    FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      AS given (id text, group_id text, location text)
    WHERE jobs.id = given.id`.execute(trx)
  return written.map(({ id }) => id)
}

interface Post extends Comparable {
  id: string
  groupId: string | null
  location: string
  locations: string[]
}

type OpenRow = Pick<
  Selectable<Tables['jobs']>,
  'id' | 'source' | 'family' | 'link_key' | 'fingerprint' | 'group_id' | 'location' | 'locations'
>

interface Group {
  first: Post
  members: Post[]
}

/** A post joins the first group whose first post is the same job. */
function groupsOf(posts: readonly Post[]): Group[] {
  const byTitle = new Map<string, Group[]>()
  for (const post of posts) {
    const title = post.family.slice(post.family.indexOf('|'))
    const groups = byTitle.get(title) ?? []
    const joined = groups.find(({ first }) => isSameJob(first, post))
    if (joined === undefined) groups.push({ first: post, members: [post] })
    else joined.members.push(post)
    byTitle.set(title, groups)
  }
  return [...byTitle.values()].flat()
}

interface Written {
  ids: readonly string[]
  families: readonly string[]
  /** Addresses by which other sources may know the same jobs. */
  linkKeys: readonly string[]
}

/**
 * The open posts beside these that share a family or an address with them. Each is looked up, whatever
 * the planner knows of the table: in a long import it would rather read all that came before.
 */
export async function postsMet(
  trx: Transaction<Tables>,
  { ids, families, linkKeys }: Written,
): Promise<{ family: string; link_key: string | null }[]> {
  const { rows } = await sql<{ family: string; link_key: string | null }>`
    SELECT found.family, found.link_key FROM (
      SELECT post.* FROM unnest(${[...new Set(families)]}::text[]) AS given (family),
        LATERAL (SELECT id, family, link_key, closed_at FROM jobs
          WHERE family = given.family AND closed_at IS NULL OFFSET 0) AS post
      UNION ALL
      SELECT post.* FROM unnest(${[...new Set(linkKeys)]}::text[]) AS given (link_key),
        LATERAL (SELECT id, family, link_key, closed_at FROM jobs
          WHERE link_key = given.link_key OFFSET 0) AS post
    ) AS found
    WHERE found.closed_at IS NULL AND found.family IS NOT NULL
      AND NOT EXISTS (SELECT FROM unnest(${[...ids]}::text[]) AS own (id) WHERE own.id = found.id)`.execute(
    trx,
  )
  return rows
}

async function openPosts(trx: Transaction<Tables>, families: readonly string[]): Promise<Post[]> {
  const { rows } = await sql<OpenRow>`
    SELECT post.* FROM unnest(${[...families]}::text[]) AS given (family),
      LATERAL (SELECT id, source, family, link_key, fingerprint, group_id, location, locations,
          created_at FROM jobs WHERE family = given.family AND closed_at IS NULL OFFSET 0) AS post
    ORDER BY post.created_at, post.id`.execute(trx)
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
