/**
 * What time does to stored things, at start and every ten minutes: dead calls get their credits back,
 * and whatever has outlived its time goes: the trash after 30 days, sessions and sign-ins that
 * ended, answers kept for repeated requests, hashes of addresses that left.
 */
import { idleMs } from './auth/sessions.ts'
import type { House } from './house.ts'
import { refundOrphans } from './credits/ledger.ts'
import { describeError } from './log.ts'
import { emptyTrash } from './resumes/trash/store.ts'

const periodMs = 10 * 60_000
const dayMs = 86_400_000

/** How long the answer of a request is kept for its repetition. */
const answerMs = dayMs
/** After this a request that never ended counts as dead. */
const deadCallMs = 10 * 60_000

/** `alone`: this server has the database to itself and has just started. */
export async function keepHouse(
  { db, now, log }: Pick<House, 'db' | 'now' | 'log'>,
  alone: boolean,
): Promise<void> {
  const at = now()
  const before = (ms: number) => new Date(at.getTime() - ms)
  const refunded = await refundOrphans(db, at, alone)
  if (refunded > 0) log.info('credits of broken-off calls were given back', { count: refunded })
  await db
    .deleteFrom('idempotency_keys')
    .where((where) =>
      where.or([
        where('created_at', '<', before(answerMs)),
        where.and([
          where('state', '=', 'running'),
          where('created_at', '<', alone ? at : before(deadCallMs)),
        ]),
      ]),
    )
    .execute()
  await emptyTrash(db, at)
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('expires_at', '<', at), where('last_seen_at', '<', before(idleMs))]),
    )
    .execute()
  await db.deleteFrom('sign_ins').where('expires_at', '<', at).execute()
  await db.deleteFrom('issuer_records').where('expires_at', '<', at).execute()
  await db.deleteFrom('departed_emails').where('expires_at', '<', at).execute()
}

/** Keeps house every ten minutes; gives how to stop. */
export function keepHouseRegularly(house: Pick<House, 'db' | 'now' | 'log'>): () => void {
  const timer = setInterval(() => {
    keepHouse(house, false).catch((error: unknown) => {
      house.log.warn('housekeeping failed and is tried again in ten minutes', describeError(error))
    })
  }, periodMs)
  timer.unref()
  return () => clearInterval(timer)
}
