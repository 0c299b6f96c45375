/**
 * One card for one job: open posts that are the same job (domain/posts/same-job) form a
 * group under the first of them, whose `location` names the places of all. When the first closes,
 * the next takes its place. Worked out anew for whole families, so that the order in which posts
 * came does not matter.
 */
import { isSameJob } from '#domain/posts/same-job.ts'

import type { Transaction } from '../db/tables.ts'
import type { Post } from './grouping-store.ts'
import { findOpenPosts, writeGroups } from './grouping-store.ts'

const mostPlaces = 60

/** Groups the open posts of these families anew; answers the ids whose group or places changed. */
export async function groupJobs(trx: Transaction, families: readonly string[]): Promise<string[]> {
  const all = [...new Set(families)]
  if (all.length === 0) return []
  const posts = await findOpenPosts(trx, all)
  const changes = groupsOf(posts).flatMap(({ first, members }) => {
    const places = [...new Set(members.flatMap((member) => member.locations))].slice(0, mostPlaces)
    return members.map((member) => ({
      id: member.id,
      groupId: first.id,
      location: (member === first ? places : member.locations).join('; '),
      before: member,
    }))
  })
  const written = changes.filter(
    ({ before, groupId, location }) => before.groupId !== groupId || before.location !== location,
  )
  if (written.length === 0) return []
  await writeGroups(trx, written)
  return written.map(({ id }) => id)
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
