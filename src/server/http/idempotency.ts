/**
 * `Idempotency-Key`: the same request sent twice under one key is done once. The second gets the
 * first one's answer, or 409 while the first is still at work. A failure frees the key, and
 * `housekeeping` the keys of calls that died.
 */
import { createHash } from 'node:crypto'

import type { CallName } from '#contract/calls.ts'

import type { House } from '../house.ts'
import type { Person } from '../users/person.ts'
import { describeError } from '../log.ts'
import { Problem } from './problem.ts'

interface Key {
  person_id: string
  call: CallName
  key: string
}

export async function onceByKey<T>(
  {
    house,
    person,
    request,
  }: {
    house: House
    person: Person
    request: { headers: Record<string, string | string[] | undefined> }
  },
  call: CallName,
  sent: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const header = request.headers['idempotency-key']
  if (typeof header !== 'string' || header.trim() === '') return work()
  if (header.length > 200) throw new Problem('bad_request')
  const key: Key = { person_id: person.id, call, key: header.trim() }
  const hash = createHash('sha256').update(JSON.stringify(sent)).digest()
  if (!(await takeKey(house, key, hash))) return earlierAnswer<T>(house, key, hash)
  const answer = await work().catch(async (error: unknown) => {
    await freeKey(house, key).catch(waits(house, 'a key stays taken until it expires'))
    throw error
  })
  // The work is done, and perhaps paid for: it is answered, and a freed key would do it twice.
  await keepAnswer(house, key, answer).catch(waits(house, 'an answer was not kept under its key'))
  return answer
}

const waits = (house: House, event: string) => (error: unknown) =>
  house.log.warn(event, describeError(error))

async function takeKey({ db, now, process }: House, key: Key, hash: Buffer): Promise<boolean> {
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ ...key, request_hash: hash, state: 'running', created_at: now(), process })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

async function earlierAnswer<T>({ db }: House, key: Key, hash: Buffer): Promise<T> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'state', 'answer'])
    .where('person_id', '=', key.person_id)
    .where('call', '=', key.call)
    .where('key', '=', key.key)
    .executeTakeFirst()
  if (row === undefined || row.state === 'running') throw new Problem('request_in_progress')
  if (!row.request_hash.equals(hash)) throw new Problem('key_reused')
  return row.answer as T // what the same call stored under this key
}

async function keepAnswer({ db }: House, key: Key, answer: unknown): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ state: 'done', answer: JSON.stringify(answer) })
    .where('person_id', '=', key.person_id)
    .where('call', '=', key.call)
    .where('key', '=', key.key)
    .execute()
}

async function freeKey({ db }: House, key: Key): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('person_id', '=', key.person_id)
    .where('call', '=', key.call)
    .where('key', '=', key.key)
    .execute()
}
