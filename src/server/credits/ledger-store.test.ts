import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { TestHouse } from '../../../tests/api/test-house.ts'
import { openTestHouse } from '../../../tests/api/test-house.ts'
import { charge } from './charge.ts'
import {
  grantCredits,
  holdCredit,
  holdMs,
  readBalance,
  refundHold,
  refundOrphans,
  settleHold,
} from './ledger-store.ts'

let product: TestHouse
beforeAll(async () => {
  product = await openTestHouse({ env: { CREDITS_ON_SIGNUP: '10' } })
})
afterAll(() => product.close())

/** What the entries say the balance must be. */
async function sumOfEntries(personId: string): Promise<number> {
  const entries = await product.house.db
    .selectFrom('credit_entries')
    .select(['kind', 'amount'])
    .where('person_id', '=', personId)
    .execute()
  const signs = { grant: 1, purchase: 1, refund: 1, hold: -1, reversal: -1, settle: 0 }
  return entries.reduce((sum, entry) => sum + signs[entry.kind] * entry.amount, 0)
}

describe('the ledger', () => {
  it('[ASVS 2.3.4] gives exactly ten of two hundred spends at once on a balance of ten', async () => {
    const { db, now } = product.house
    const { id } = await product.signUp()
    const holds = await Promise.all(
      Array.from({ length: 200 }, () => holdCredit(db, id, 'tailor', now())),
    )
    expect(holds.filter((hold) => hold !== null)).toHaveLength(10)
    expect(await readBalance(db, id)).toBe(0)
    expect(await sumOfEntries(id)).toBe(0)
  })

  it('closes a hold once, whoever asks first', async () => {
    const { db, now } = product.house
    const { id } = await product.signUp()
    const hold = (await holdCredit(db, id, 'tailor', now())) ?? ''
    const outcomes = await Promise.all([
      ...Array.from({ length: 10 }, () => refundHold(db, hold)),
      ...Array.from({ length: 10 }, () => settleHold(db, hold)),
    ])
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(await readBalance(db, id)).toBe(await sumOfEntries(id))
  })

  it('adds up after any sequence of moves', async () => {
    const { db, now } = product.house
    const move = fc.oneof(
      fc.record({ kind: fc.constant('grant' as const), amount: fc.integer({ min: 0, max: 5 }) }),
      fc.record({ kind: fc.constantFrom('hold', 'settle', 'refund'), amount: fc.nat(4) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 25 }), async (moves) => {
        const { id } = await product.signUp()
        const holds: string[] = []
        for (const { kind, amount } of moves) {
          const which = holds[amount % Math.max(1, holds.length)]
          if (kind === 'grant') await grantCredits(db, id, amount, 'test')
          if (kind === 'hold') {
            const hold = await holdCredit(db, id, 'quick_score', now())
            if (hold !== null) holds.push(hold)
          }
          if (kind === 'settle' && which !== undefined) await settleHold(db, which)
          if (kind === 'refund' && which !== undefined) await refundHold(db, which)
        }
        const balance = await readBalance(db, id)
        expect(balance).toBe(await sumOfEntries(id))
        expect(balance).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 25 },
    )
  })

  it('gives the holds of dead calls back: all at a lone start, else those that have expired', async () => {
    const { db, now } = product.house
    const { id } = await product.signUp()
    await holdCredit(db, id, 'tailor', now())
    await holdCredit(db, id, 'tailor', now())
    expect(await refundOrphans(db, now(), false)).toBe(0)
    const later = new Date(now().getTime() + holdMs + 1)
    await holdCredit(db, id, 'tailor', later)
    expect(await refundOrphans(db, later, false)).toBeGreaterThanOrEqual(2)
    expect(await readBalance(db, id)).toBe(9)
    await refundOrphans(db, later, true)
    expect(await readBalance(db, id)).toBe(10)
    expect(await sumOfEntries(id)).toBe(10)
  })
})

describe('work that costs a credit', () => {
  it('costs nothing when it fails, at whatever step', async () => {
    const { house } = product
    const { id } = await product.signUp()
    const failing = [
      async () => Promise.reject(new Error('the engine failed')),
      async ({ settle }: { settle: (db: typeof house.db) => Promise<void> }) =>
        house.db.transaction().execute(async (transaction) => {
          await settle(transaction)
          throw new Error('the store failed')
        }),
    ]
    for (const work of failing) await expect(charge(house, id, 'tailor', work)).rejects.toThrow()
    expect(await readBalance(house.db, id)).toBe(10)
    expect(await sumOfEntries(id)).toBe(10)
  })

  it('costs nothing when it ends without settling', async () => {
    const { house } = product
    const { id } = await product.signUp()
    expect(await charge(house, id, 'tailor', async () => 'nothing')).toBe('nothing')
    expect(await readBalance(house.db, id)).toBe(10)
  })

  it('does not count when its hold was given back meanwhile', async () => {
    const { house } = product
    const { id } = await product.signUp()
    const slow = charge(house, id, 'tailor', async ({ settle }) => {
      await refundOrphans(house.db, new Date(house.now().getTime() + holdMs + 1), false)
      return house.db.transaction().execute(settle)
    })
    await expect(slow).rejects.toThrow()
    expect(await readBalance(house.db, id)).toBe(10)
  })

  it('is refused without credits, in the words of its purpose', async () => {
    const { house } = product
    const { id } = await product.signUp()
    await house.db
      .updateTable('credit_accounts')
      .set({ balance: 0 })
      .where('person_id', '=', id)
      .execute()
    for (const [purpose, code] of [
      ['tailor', 'insufficient_credits_tailor'],
      ['translate', 'insufficient_credits_translate'],
      ['quick_score', 'insufficient_credits_score'],
    ] as const) {
      await expect(charge(house, id, purpose, async () => 1)).rejects.toMatchObject({ code })
    }
  })
})
