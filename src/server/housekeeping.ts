/**
 * What time does to stored things, at start and every ten minutes: dead calls get their credits back,
 * and whatever has outlived its time goes: the trash after 30 days, sessions and sign-ins that
 * ended, answers kept for repeated requests, checkouts that nobody paid, claims of
 * sign-up credits, scans that were told of.
 *
 * Of several processes over one database one does it; the calls of one that died are looked for
 * every few seconds by each of the others.
 */
import { removeEndedRecords } from './auth/local-issuer/record-store.ts'
import { removeEndedSessions } from './auth/session-store.ts'
import { removeEndedSignIns } from './auth/sign-in-store.ts'
import type { House } from './house.ts'
import { refundOrphans } from './credits/ledger-store.ts'
import { oneAtATime } from './db/one-at-a-time.ts'
import { freeDeadKeys, removeKeysTakenBefore } from './http/idempotency-store.ts'
import { forgetFullBuckets } from './http/shared-buckets.ts'
import { removeUnpaidOpenedBefore } from './payments/store.ts'
import { forgetOldScans } from './resumes/scans/queue-store.ts'
import { emptyTrash } from './resumes/trash/store.ts'
import { removeEndedClaims } from './users/sign-up-claim-store.ts'
import { regularly } from './work/regularly.ts'

const periodMs = 10 * 60_000
/** How soon the calls of a process that died are seen to, where others live. */
const deadProcessMs = 3_000
const dayMs = 86_400_000

/** How long the answer of a request is kept for its repetition. */
const answerMs = dayMs
/** How long a checkout that nobody paid is kept: slow ways to pay take weeks. */
const unpaidMs = 90 * dayMs
/** After this a request that never ended counts as dead. */
const deadCallMs = 10 * 60_000

/** `alone`: this server has the database to itself and has just started. */
export async function keepHouse(
  house: Pick<House, 'db' | 'now' | 'log'>,
  alone: boolean,
): Promise<void> {
  await returnDeadCalls(house, alone)
  await oneAtATime(house.db, 'housekeeping', () => forgetWhatIsOver(house))
}

/** Gives back the credits and frees the keys of calls that will never end. */
export async function returnDeadCalls(
  { db, now, log }: Pick<House, 'db' | 'now' | 'log'>,
  alone: boolean,
): Promise<void> {
  const at = now()
  const refunded = await refundOrphans(db, at, alone)
  if (refunded > 0) log.info('credits of broken-off calls were given back', { count: refunded })
  await freeDeadKeys(db, alone ? at : new Date(at.getTime() - deadCallMs))
}

async function forgetWhatIsOver({ db, now }: Pick<House, 'db' | 'now'>): Promise<void> {
  const at = now()
  const before = (ms: number) => new Date(at.getTime() - ms)
  await removeKeysTakenBefore(db, before(answerMs))
  await emptyTrash(db, at)
  await forgetOldScans(db, at)
  await removeEndedSessions(db, at)
  await removeUnpaidOpenedBefore(db, before(unpaidMs))
  await removeEndedSignIns(db, at)
  await removeEndedRecords(db, at)
  await removeEndedClaims(db, at)
  await forgetFullBuckets(db, at)
}

/** Keeps house every ten minutes; gives how to stop. */
export function keepHouseRegularly(
  house: Pick<House, 'db' | 'now' | 'log' | 'process' | 'leaving'>,
): () => Promise<void> {
  const failed = 'housekeeping failed and is tried again later'
  const stops = [regularly(house, { everyMs: periodMs, failed }, () => keepHouse(house, false))]
  if (house.process !== null) {
    const rounds = { everyMs: deadProcessMs, failed }
    stops.push(regularly(house, rounds, () => returnDeadCalls(house, false)))
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
