/**
 * A backup that is taken while somebody works: it holds everything that was acknowledged before it
 * began, nothing by halves, and a ledger that adds up. The backup is held open, once its moment is
 * fixed, until more has been written and acknowledged.
 */
import { PassThrough, Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { backup, restore } from '#server/db/backup.ts'
import type { Database } from '#server/db/open.ts'
import { openDatabase } from '#server/db/open.ts'
import { listAllOf } from '#server/resumes/list-store.ts'

import type { ProductProcess } from '../../tools/product-process.ts'
import { startProduct } from '../../tools/product-process.ts'
import type { Witness } from '../../tools/trials/witness.ts'
import { openWitness } from '../../tools/trials/witness.ts'
import { collected } from './collected.ts'
import type { TestDatabase } from './test-database.ts'
import { createTestDatabase } from './test-database.ts'

const credits = 1_000
const log = { info: () => {}, warn: () => {} }

let stored: TestDatabase[]
let source: Database
let target: Database
let product: ProductProcess
let witness: Witness
beforeAll(async () => {
  stored = await Promise.all([createTestDatabase(), createTestDatabase()])
  const [from, to] = stored.map(({ url }) => openDatabase({ databaseUrl: url, dataDir: '', log }))
  if (!from || !to) throw new Error('there are two')
  ;[source, target] = await Promise.all([from, to])
  product = await startProduct('', {
    DATABASE_URL: stored[0]?.url ?? '',
    CREDITS_ON_SIGNUP: String(credits),
    JOB_SOURCES: 'off',
    LOG_LEVEL: 'error',
  })
  witness = await openWitness(product.url, credits)
})
afterAll(async () => {
  await product.stop()
  await Promise.all([source.close(), target.close()])
  await Promise.all(stored.map((one) => one.close()))
})

const untilAcknowledged = async (more: number): Promise<void> => {
  const enough = witness.counts().acknowledged + more
  while (witness.counts().acknowledged < enough) await sleep(5)
}

/** Takes the rest of the bytes only when more was written since the first came. */
async function readSlowly(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of bytes) {
    if (chunks.length === 0) await untilAcknowledged(20)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

describe('a backup taken under load', () => {
  it('gives back every write that was acknowledged before it began, and a ledger that adds up', async () => {
    const over = new AbortController()
    const use = witness.use(product.url, over.signal)
    await untilAcknowledged(30)
    // The first tailoring of a server takes longer than the next ones.
    while ((await spentIn(source)) === 0) await sleep(5)
    const before = witness.remember()
    const output = new PassThrough({ highWaterMark: 1 })
    const [, bytes] = await Promise.all([backup(source, output), readSlowly(output)])
    const after = witness.remember()
    over.abort()
    await use
    expect(after.acknowledged).toBeGreaterThanOrEqual(before.acknowledged + 20)
    await restore(target, Readable.from([bytes]))
    const { id } = await target.kysely.selectFrom('people').select('id').executeTakeFirstOrThrow()
    const restored = (await collected(listAllOf(target.kysely, id)))
      .filter(({ isTrashed }) => !isTrashed)
      .map(({ resume }) => resume)
    expect(witness.compare(restored, before, after)).toEqual([])
    expect(await halves()).toEqual([])
    expect(await spentIn(target)).toBeGreaterThan(0)
  })
})

const spentIn = async ({ kysely }: Database) =>
  (await kysely.selectFrom('credit_holds').select('id').where('state', '=', 'settled').execute())
    .length

/** What one transaction wrote and the backup has only a part of. */
async function halves(): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT 'balance' AS what, account.person_id AS id FROM credit_accounts account
      WHERE balance <> (SELECT sum(CASE WHEN kind IN ('hold', 'reversal') THEN -amount
        WHEN kind = 'settle' THEN 0 ELSE amount END)
        FROM credit_entries entry WHERE entry.person_id = account.person_id)
    UNION ALL SELECT 'hold without its entry', hold.id FROM credit_holds hold
      WHERE NOT EXISTS (SELECT FROM credit_entries WHERE hold_id = hold.id AND kind = 'hold')
        OR (state = 'settled') <>
          EXISTS (SELECT FROM credit_entries WHERE hold_id = hold.id AND kind = 'settle')
    UNION ALL SELECT 'version', id FROM resumes
      WHERE version <> (SELECT max(version) FROM revisions WHERE resume_id = resumes.id)
    UNION ALL SELECT 'tailored, not paid', resume_id FROM tailorings
      WHERE resume_id NOT IN (
        SELECT resume_id FROM credit_holds WHERE state = 'settled' AND resume_id IS NOT NULL)
    UNION ALL SELECT 'paid, not tailored', id FROM credit_holds
      WHERE state = 'settled' AND NOT EXISTS (
        SELECT FROM tailorings WHERE tailorings.resume_id = credit_holds.resume_id)
    `.execute(target.kysely)
  return rows
}
