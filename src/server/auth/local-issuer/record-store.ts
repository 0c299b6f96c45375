/**
 * The embedded issuer's memory, in the database: its adapter's contract over `issuer_records`, and
 * one kind of record of our own, the account of whoever is signing in. All of it lives for minutes;
 * as soon as the ID token is handed over, everything about that person is forgotten.
 */
import { sql } from 'kysely'
import type { Adapter, AdapterPayload } from 'oidc-provider'

import type { Db } from '../../db/tables.ts'

export interface Account {
  accountId: string
  email: string
  name: string | null
}

const accountKind = 'LapelAccount'
const accountSeconds = 600

export function createRecords(db: Db, now: () => Date): (kind: string) => Adapter {
  const expiry = (seconds: number) => new Date(now().getTime() + seconds * 1000)
  const find = async (
    kind: string,
    column: 'id' | 'uid' | 'user_code',
    value: string,
  ): Promise<AdapterPayload | undefined> => {
    const row = await db
      .selectFrom('issuer_records')
      .select(['payload', 'consumed_at'])
      .where('kind', '=', kind)
      .where(column, '=', value)
      .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', now())]))
      .executeTakeFirst()
    if (row === undefined) return undefined
    const consumed = row.consumed_at === null ? {} : { consumed: epoch(row.consumed_at) }
    return { ...row.payload, ...consumed }
  }
  return (kind) => ({
    async upsert(id, payload, seconds) {
      const record = {
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        user_code: payload.userCode ?? null,
        uid: payload.uid ?? null,
        // Without a lifetime of its own a record gets the longest that any of them needs.
        expires_at: expiry(seconds ?? accountSeconds),
      }
      await db
        .insertInto('issuer_records')
        .values({ kind, id, ...record })
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(record))
        .execute()
    },
    find: (id) => find(kind, 'id', id),
    findByUid: (uid) => find(kind, 'uid', uid),
    findByUserCode: (code) => find(kind, 'user_code', code),
    async consume(id) {
      await db
        .updateTable('issuer_records')
        .set({ consumed_at: now() })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .execute()
    },
    async destroy(id) {
      await db.deleteFrom('issuer_records').where('kind', '=', kind).where('id', '=', id).execute()
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom('issuer_records').where('grant_id', '=', grantId).execute()
    },
  })
}

export async function keepAccount(db: Db, account: Account, now: Date): Promise<void> {
  const record = {
    payload: JSON.stringify(account),
    expires_at: new Date(now.getTime() + accountSeconds * 1000),
  }
  await db
    .insertInto('issuer_records')
    .values({ kind: accountKind, id: account.accountId, ...record })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(record))
    .execute()
}

export async function findAccount(
  db: Db,
  accountId: string,
  now: Date,
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('issuer_records')
    .select('payload')
    .where('kind', '=', accountKind)
    .where('id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  // Written by `keepAccount` and by nothing else.
  return row?.payload as unknown as Account | undefined
}

/** Forgets an account with its sessions, grants, codes and tokens, and whatever is too old. */
export async function forgetAccount(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('issuer_records')
    .where((or) =>
      or.or([or(sql`payload->>'accountId'`, '=', accountId), or('expires_at', '<=', now)]),
    )
    .execute()
}

export async function removeEndedRecords(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('issuer_records').where('expires_at', '<', now).execute()
}

const epoch = (at: Date): number => Math.floor(at.getTime() / 1000)
