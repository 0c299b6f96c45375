/** The SQL of followed boards. Every function but the last asks whose they are. */
import type { PortableBoard } from '#contract/boards.ts'
import { mostFollowedBoards } from '#contract/boards.ts'
import { sql } from 'kysely'

import type { Db } from '../../db/tables.ts'
import { takeTurn } from '../../users/turn-store.ts'
import { wantSource } from '../store.ts'
import type { WantedSource } from '../wanted-sources.ts'
import { followable } from './followable.ts'

export interface FollowedBoard {
  id: string
  source: string
  name: string
  read_at: Date | null
  job_count: number | null
}

/** An id in a path may be any text. */
const idAsText = sql<string>`followed_boards.id::text`

export const listFollowed = (db: Db, personId: string): Promise<FollowedBoard[]> =>
  db
    .selectFrom('followed_boards')
    .leftJoin('job_sources', 'job_sources.name', 'followed_boards.source')
    .select([
      'followed_boards.id',
      'followed_boards.source',
      'followed_boards.name',
      'job_sources.read_at',
      'job_sources.job_count',
    ])
    .where('person_id', '=', personId)
    .orderBy('followed_boards.created_at')
    .orderBy('followed_boards.id')
    .execute()

/** False where the person follows as many as they may. */
export async function follow(
  db: Db,
  personId: string,
  board: { source: WantedSource; name: string },
  at: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction, personId)
    const followed = await listFollowed(transaction, personId)
    if (followed.some(({ source }) => source === board.source.name)) return true
    if (followed.length >= mostFollowedBoards) return false
    await put(transaction, personId, [{ ...board, at }])
    await wantSource(transaction, board.source, at)
    return true
  })
}

const put = (
  db: Db,
  personId: string,
  boards: readonly { source: WantedSource; name: string; at: Date | string }[],
) =>
  db
    .insertInto('followed_boards')
    .values(
      boards.map(({ source, name, at }) => ({
        person_id: personId,
        source: source.name,
        name,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Whether there was one. */
export async function unfollow(db: Db, personId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('followed_boards')
    .where('person_id', '=', personId)
    .where(idAsText, '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** For the document of everything a person has. */
export async function listPortableBoards(db: Db, personId: string): Promise<PortableBoard[]> {
  const rows = await db
    .selectFrom('followed_boards')
    .select(['source', 'name', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** Puts back what is not there, as many as a person may follow. */
export async function restoreBoards(
  transaction: Db,
  personId: string,
  boards: readonly PortableBoard[],
  now: Date,
): Promise<void> {
  const followed = await listFollowed(transaction, personId)
  const there = new Set(followed.map(({ source }) => source))
  const missing = boards.flatMap(({ source, name, created_at }) => {
    const wanted = there.has(source) ? null : followable(source)
    return wanted === null ? [] : [{ source: wanted, name, at: created_at }]
  })
  const room = missing.slice(0, Math.max(0, mostFollowedBoards - followed.length))
  if (room.length === 0) return
  await put(transaction, personId, room)
  for (const { source } of room) await wantSource(transaction, source, now)
}

/** What anybody follows: one source for all its followers. */
export async function followedSources(db: Db): Promise<WantedSource[]> {
  const rows = await db.selectFrom('followed_boards').select('source').distinct().execute()
  return rows.flatMap(({ source }) => followable(source) ?? [])
}
