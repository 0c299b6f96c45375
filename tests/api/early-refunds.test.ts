/** Stripe promises no order of its events: a refund may be told before its payment. */
import { afterAll, beforeAll, expect, it } from 'vitest'

import { keepHouse } from '#server/housekeeping.ts'

import { paidEvent } from './fake-stripe.ts'
import type { SellingHouse } from './selling-house.ts'
import { balanceOf, beginCheckout, openSellingHouse, refundEvent } from './selling-house.ts'
import type { TestHouse, TestPerson } from './test-house.ts'

let house: SellingHouse
let product: TestHouse
let ana: TestPerson
beforeAll(async () => {
  house = await openSellingHouse()
  product = house.product
  ana = await product.signUp()
})
afterAll(() => house.close())

async function tell(event: unknown): Promise<void> {
  expect((await house.tellSigned(event)).statusCode).toBe(200)
}

const early = () => product.house.db.selectFrom('early_refunds').select('payment_intent').execute()

it('a refund that is told before its payment is taken off when that is told', async () => {
  const session = await beginCheckout(ana, 'starter')
  await tell(refundEvent(session, 1999))
  expect(await balanceOf(ana)).toBe(5)
  await tell(paidEvent(session, 1999))
  expect(await balanceOf(ana)).toBe(5)
  await tell(refundEvent(session, 1999)) // told again, by another event
  expect(await balanceOf(ana)).toBe(5)
  expect(await early()).toEqual([])
})

it('of parts told before the payment the whole counts, in any order', async () => {
  const session = await beginCheckout(ana, 'standard')
  await tell(refundEvent(session, 2500))
  await tell(refundEvent(session, 1000))
  await tell(paidEvent(session, 4999))
  expect(await balanceOf(ana)).toBe(35)
  await tell(refundEvent(session, 4999))
  expect(await balanceOf(ana)).toBe(5)
})

it('a payment and its refund told in one moment end the same, whichever comes first', async () => {
  const sessions = await Promise.all(Array.from({ length: 8 }, () => beginCheckout(ana, 'starter')))
  await Promise.all(
    sessions.flatMap((one) => [tell(paidEvent(one, 1999)), tell(refundEvent(one, 1999))]),
  )
  expect(await balanceOf(ana)).toBe(5)
  expect(await early()).toEqual([])
})

it('a refund whose payment is never told is forgotten after ninety days', async () => {
  await tell(refundEvent('elsewhere', 1999))
  expect(await early()).toHaveLength(1)
  product.wait(91 * 86_400_000)
  await keepHouse(product.house, false)
  expect(await early()).toEqual([])
})
