/**
 * One card for one job: open posts that are the same job (domain/jobs/normalising/same-job) form a
 * group under the first of them, whose `location` names the places of all. When the first closes,
 * the next takes its place. Worked out anew for whole families, so that the order in which posts
 * came does not matter.
 */
import type { Comparable } from '#domain/jobs/normalising/same-job.ts'
import { isSameJob } from '#domain/jobs/normalising/same-job.ts'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'

import type { Tables } from '../db/tables.ts'

const mostPlaces = 60

interface Affected {
  families: readonly string[]
  /** Addresses by which other sources may know the same jobs. */
  linkKeys?: readonly string[]
}

/** Groups the open posts of these families anew; answers the ids whose group or places changed. */
export async function groupJobs(
  trx: Transaction<Tables>,
  { families, linkKeys = [] }: Affected,
): Promise<string[]> {
  const all = [...new Set([...families, ...(await familiesOfLinks(trx, linkKeys))])]
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
    FROM json_to_recordset(${JSON.stringify(written)}::json)
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

async function familiesOfLinks(
  trx: Transaction<Tables>,
  linkKeys: readonly string[],
): Promise<string[]> {
  if (linkKeys.length === 0) return []
  const rows = await trx
    .selectFrom('jobs')
    .select('family')
    .distinct()
    .where('closed_at', 'is', null)
    .where('link_key', '=', sql<string>`any(${[...linkKeys]}::text[])`)
    .where('family', 'is not', null)
    .execute()
  return rows.flatMap(({ family }) => family ?? [])
}

async function openPosts(trx: Transaction<Tables>, families: readonly string[]): Promise<Post[]> {
  const rows = await trx
    .selectFrom('jobs')
    .select(['id', 'source', 'family', 'link_key', 'fingerprint', 'group_id'])
    .select(['location', 'locations'])
    .where('closed_at', 'is', null)
    .where('family', '=', sql<string>`any(${[...families]}::text[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
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
