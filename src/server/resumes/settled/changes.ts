/** Which changes against its original the person has accepted. */
import { bytesIn, needBytes } from '../../quota/quota.ts'
import { withOwn } from '../own.ts'
import { listSettled, reopen, settle } from './store.ts'

export const settledChanges = withOwn<'settledChanges'>(async ({ resume }, { house }) => ({
  settled: await listSettled(house.db, resume.id),
}))

export const settleChanges = withOwn<'settleChanges'>(async (owned, { house, body }) => {
  const sent = await body()
  const settled = sent.settle ?? []
  const quota = { personId: owned.personId, mostBytes: house.config.bytesPerPerson }
  if (settled.length > 0) await needBytes(house.db, quota, bytesIn(settled))
  await house.db.transaction().execute(async (transaction) => {
    await settle(transaction, owned, settled)
    await reopen(transaction, owned, sent.reopen ?? [])
  })
  return { settled: await listSettled(house.db, owned.resume.id) }
})
