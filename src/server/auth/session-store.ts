/**
 * Sessions: begun by a sign-in, found by the hash of their token, ended by logout, by fourteen days
 * without a request, or after thirty in any case.
 */
import { sql } from 'kysely'

import { gathering } from '../db/gather.ts'
import type { Db } from '../db/tables.ts'
import type { Person } from '../users/person.ts'
import { hashToken } from './tokens.ts'

const dayMs = 24 * 3_600_000
const idleMs = 14 * dayMs
export const absoluteMs = 30 * dayMs
/** `last_seen_at` is as exact as this, which spares a write with every request. */
const seenEveryMs = 60_000

export interface NewSession {
  personId: string
  token: string
  binding: string
  userAgent: string | undefined
}

export interface Session {
  id: string
  userAgent: string | null
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
}

export async function beginSession(db: Db, session: NewSession, now: Date): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      person_id: session.personId,
      token_hash: hashToken(session.token),
      binding_hash: hashToken(session.binding),
      user_agent: session.userAgent?.slice(0, 300) ?? null,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + absoluteMs),
    })
    .execute()
}

export interface FoundSession {
  person: Person
  bindingHash: Buffer | null
  lastSeenAt: Date
}

interface StoredSession extends FoundSession {
  expiresAt: Date
}

/** The living session of a token, with its person. The database is asked each time: what was ended is over at once. */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
): Promise<FoundSession | undefined> {
  const session = await findByHash(db, hashToken(token).toString('hex'))
  if (session === undefined) return undefined
  const isAlive = session.expiresAt > now && session.lastSeenAt > new Date(now.getTime() - idleMs)
  return isAlive ? session : undefined
}

/** By the hash of its token, in hexadecimal digits. */
const findByHash = gathering<StoredSession>(async (db, hashes) => {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select([
      'sessions.id as session_id',
      'sessions.binding_hash',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'people.id',
      'people.name',
      'people.email',
    ])
    .select(sql<string>`encode(sessions.token_hash, 'hex')`.as('hash'))
    .where(
      sql<boolean>`sessions.token_hash = any(${hashes.map((hash) => Buffer.from(hash, 'hex'))})`,
    )
    .execute()
  return new Map(
    rows.map((row) => [
      row.hash,
      {
        person: { id: row.id, name: row.name, email: row.email, sessionId: row.session_id },
        bindingHash: row.binding_hash,
        lastSeenAt: row.last_seen_at,
        expiresAt: row.expires_at,
      },
    ]),
  )
})

/** Whether a session that was alive still is: nobody ended it, and its time is not over. */
export async function isSessionAlive(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - idleMs))
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that a session was used, at most once a minute. */
export async function seeSession(db: Db, { person, lastSeenAt }: FoundSession, now: Date) {
  const due = new Date(now.getTime() - seenEveryMs)
  if (lastSeenAt > due) return
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', person.sessionId)
    .where('last_seen_at', '<=', due)
    .execute()
}

/** The living sessions of a person, the latest used first. */
export async function listSessions(db: Db, personId: string, now: Date): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - idleMs))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  }))
}

/** Ends one session of that person; false where there is none. */
export async function endSession(db: Db, personId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('person_id', '=', personId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of that person but one. */
export async function endOtherSessions(db: Db, personId: string, kept: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('person_id', '=', personId)
    .where('id', '<>', kept)
    .execute()
}

/** Ends all sessions of a person, or of everybody; gives how many there were. */
export async function endSessionsOf(
  db: Db,
  whose: { person: string } | 'everybody',
): Promise<number> {
  const all = db.deleteFrom('sessions')
  const ended = whose === 'everybody' ? all : all.where('person_id', '=', whose.person)
  return Number((await ended.executeTakeFirst()).numDeletedRows)
}

/** Sessions of whoever it may be that have ended by themselves. */
export async function removeEndedSessions(db: Db, now: Date): Promise<void> {
  const seenBefore = new Date(now.getTime() - idleMs)
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('expires_at', '<', now), where('last_seen_at', '<', seenBefore)]),
    )
    .execute()
}
