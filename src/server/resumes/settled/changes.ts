/** Which changes against its original the person has accepted. */
import type { Handler } from '../../http/handler.ts'
import { bytesIn, needBytes } from '../../quota/quota.ts'
import { own } from '../own.ts'
import { listSettled, reopen, settle } from './store.ts'

export const settledChanges: Handler<'settledChanges'> = async ({ house, person, param }) => {
  const { resume } = await own(house, person, param('id'))
  return { settled: await listSettled(house.db, resume.id) }
}

export const settleChanges: Handler<'settleChanges'> = async ({ house, person, param, body }) => {
  const owned = await own(house, person, param('id'))
  const sent = await body()
  const settled = sent.settle ?? []
  const quota = { personId: owned.personId, mostBytes: house.config.bytesPerPerson }
  if (settled.length > 0) await needBytes(house.db, quota, bytesIn(settled))
  await house.db.transaction().execute(async (transaction) => {
    await settle(transaction, owned, settled)
    await reopen(transaction, owned, sent.reopen ?? [])
  })
  return { settled: await listSettled(house.db, owned.resume.id) }
}
