/** Stripe promises no order of its events: a refund may be told before its payment. */
import { afterAll, beforeAll, expect, it } from 'vitest'

import { keepHouse } from '#server/housekeeping.ts'

import type { FakeStripe } from './fake-stripe.ts'
import { eventOf, openFakeStripe, paidEvent, signed, stripeEnv } from './fake-stripe.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let stripe: FakeStripe
let product: TestHouse
let ana: TestPerson
beforeAll(async () => {
  stripe = await openFakeStripe()
  product = await openTestHouse({ env: { CREDITS_ON_SIGNUP: '5', ...stripeEnv(stripe) } })
  ana = await product.signUp()
})
afterAll(async () => {
  await product.close()
  await stripe.close()
})

const balance = async () =>
  (await ana.get('/users/me')).json<{ credit_balance: number }>().credit_balance

async function tell(event: unknown): Promise<void> {
  const { body, signature } = signed(event, { at: product.house.now() })
  const answer = await product.ask({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  })
  expect(answer.statusCode).toBe(200)
}

/** Opens a checkout and gives the name of its session at Stripe. */
async function begin(pack: string): Promise<string> {
  const answer = await ana.post('/payments/checkout', { pack })
  return answer.json<{ url: string }>().url.split('/').at(-1) ?? ''
}

const refund = (session: string, cents: number) =>
  eventOf('charge.refunded', {
    id: 'ch_1',
    payment_intent: `pi_${session}`,
    amount_refunded: cents,
  })

const early = () => product.house.db.selectFrom('early_refunds').select('payment_intent').execute()

it('a refund that is told before its payment is taken off when that is told', async () => {
  const session = await begin('starter')
  await tell(refund(session, 1999))
  expect(await balance()).toBe(5)
  await tell(paidEvent(session, 1999))
  expect(await balance()).toBe(5)
  await tell(refund(session, 1999)) // told again, by another event
  expect(await balance()).toBe(5)
  expect(await early()).toEqual([])
})

it('of parts told before the payment the whole counts, in any order', async () => {
  const session = await begin('standard')
  await tell(refund(session, 2500))
  await tell(refund(session, 1000))
  await tell(paidEvent(session, 4999))
  expect(await balance()).toBe(35)
  await tell(refund(session, 4999))
  expect(await balance()).toBe(5)
})

it('a payment and its refund told in one moment end the same, whichever comes first', async () => {
  const sessions = await Promise.all(Array.from({ length: 8 }, () => begin('starter')))
  await Promise.all(
    sessions.flatMap((one) => [tell(paidEvent(one, 1999)), tell(refund(one, 1999))]),
  )
  expect(await balance()).toBe(5)
  expect(await early()).toEqual([])
})

it('a refund whose payment is never told is forgotten after ninety days', async () => {
  await tell(refund('elsewhere', 1999))
  expect(await early()).toHaveLength(1)
  product.wait(91 * 86_400_000)
  await keepHouse(product.house, false)
  expect(await early()).toEqual([])
})
