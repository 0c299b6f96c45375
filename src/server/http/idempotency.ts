/**
 * `Idempotency-Key`: the same request sent twice under one key is done once. The second gets the
 * first one's answer, or 409 while the first is still at work. The answer is kept in the very
 * transaction that stores what it tells of, so a crash leaves both or neither. A failure frees the
 * key, and `housekeeping` the keys of calls that died.
 */
import { createHash } from 'node:crypto'

import type { AnswerOf } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'

import type { Transaction } from '../db/tables.ts'
import type { House } from '../house.ts'
import type { Person } from '../users/person.ts'
import { describeError } from '../log.ts'
import type { IdempotencyKey } from './idempotency-store.ts'
import { findEarlierRequest, freeKey, storeAnswer, takeKey } from './idempotency-store.ts'
import { Problem } from './problem.ts'

declare const proof: unique symbol

/** An answer that was kept beside what it tells of: work that forgets to keep its own does not compile. */
export interface Kept<Answer> {
  readonly [proof]: 'kept'
  readonly answer: Answer
}

/** Keeps the answer, inside the transaction that stores the work. */
export type KeepAnswer<Answer> = (transaction: Transaction, answer: Answer) => Promise<Kept<Answer>>

/** `sent`: what tells this request from another one under the same key. */
export async function onceByKey<N extends CallName>(
  {
    house,
    person,
    request,
  }: {
    house: House
    person: Person
    request: { headers: Record<string, string | string[] | undefined> }
  },
  call: N,
  sent: unknown,
  work: (keepAnswer: KeepAnswer<AnswerOf<Calls[N]>>) => Promise<Kept<AnswerOf<Calls[N]>>>,
): Promise<AnswerOf<Calls[N]>> {
  const header = request.headers['idempotency-key']
  if (typeof header !== 'string' || header.trim() === '') {
    return (await work(async (_, answer) => kept(answer))).answer
  }
  if (header.length > 200) throw new Problem('bad_request')
  const key: IdempotencyKey = {
    person_id: person.id,
    call,
    key: header.trim(),
    created_at: house.now(),
  }
  const hash = createHash('sha256').update(JSON.stringify(sent)).digest()
  const isFirst = await takeKey(house.db, key, { requestHash: hash, process: house.process })
  if (!isFirst) return earlierAnswer<AnswerOf<Calls[N]>>(house, key, hash)
  try {
    const done = await work(async (transaction, answer) => {
      // Counted as dead meanwhile, so that somebody else may be doing it: then this is not stored.
      if (!(await storeAnswer(transaction, key, answer))) throw new Problem('internal')
      return kept(answer)
    })
    return done.answer
  } catch (error) {
    await freeKey(house.db, key).catch((unfreed: unknown) =>
      house.log.warn('a key stays taken until it expires', describeError(unfreed)),
    )
    throw error
  }
}

const kept = <Answer>(answer: Answer) => ({ answer }) as Kept<Answer> // the one place that may say so

async function earlierAnswer<T>({ db }: House, key: IdempotencyKey, hash: Buffer): Promise<T> {
  const earlier = await findEarlierRequest(db, key)
  if (earlier.kind === 'running') throw new Problem('request_in_progress')
  if (!earlier.requestHash.equals(hash)) throw new Problem('key_reused')
  return earlier.answer as T // what the same call stored under this key
}
