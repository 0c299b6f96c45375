/** The SQL of idempotency keys: taken by a request, kept with its answer, freed where it fails. */
import type { CallName } from '#contract/calls.ts'

import { isOfDeadProcess } from '../db/presence.ts'
import type { Db, Transaction } from '../db/tables.ts'

/** A key as it was taken: the time tells it from the same key that was freed and taken again. */
export interface IdempotencyKey {
  person_id: string
  call: CallName
  key: string
  created_at: Date
}

/** False where the key is taken already. */
export async function takeKey(
  db: Db,
  key: IdempotencyKey,
  { requestHash, process }: { requestHash: Buffer; process: number | null },
): Promise<boolean> {
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ ...key, request_hash: requestHash, state: 'running', process })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

export type EarlierRequest =
  | { kind: 'running' }
  | { kind: 'done'; requestHash: Buffer; answer: unknown }

/** What became of the request that took the key; one whose key was freed just now is still running. */
export async function findEarlierRequest(
  db: Db,
  { person_id, call, key }: IdempotencyKey,
): Promise<EarlierRequest> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'state', 'answer'])
    .where((where) => where.and({ person_id, call, key }))
    .executeTakeFirst()
  if (row === undefined || row.state === 'running') return { kind: 'running' }
  return { kind: 'done', requestHash: row.request_hash, answer: row.answer }
}

/** False where the request counted as dead meanwhile and lost its key. */
export async function storeAnswer(
  transaction: Transaction,
  key: IdempotencyKey,
  answer: unknown,
): Promise<boolean> {
  const row = await transaction
    .updateTable('idempotency_keys')
    .set({ state: 'done', answer: JSON.stringify(answer) })
    .where((where) => where.and({ ...key, state: 'running' }))
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** Not the key of work that was stored, though its end was not heard: that answers the next try. */
export async function freeKey(db: Db, key: IdempotencyKey): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where((where) => where.and({ ...key, state: 'running' }))
    .execute()
}

/** Frees the keys of requests that began before a moment, or whose process died. */
export async function freeDeadKeys(db: Db, begunBefore: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where((where) =>
      where.and([
        where('state', '=', 'running'),
        where.or([where('created_at', '<', begunBefore), isOfDeadProcess()]),
      ]),
    )
    .execute()
}

export async function removeKeysTakenBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', at).execute()
}
