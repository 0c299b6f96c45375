/** A test house that sells credits through a Stripe of our own, and how that tells of payments. */
import type { z } from 'zod'

import type { creditStatement } from '#contract/credits.ts'
import { expect } from 'vitest'

import type { FakeStripe } from './fake-stripe.ts'
import { eventOf, openFakeStripe, paidEvent, signed, stripeEnv } from './fake-stripe.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

type Answer = Awaited<ReturnType<TestHouse['ask']>>

export interface SellingHouse {
  product: TestHouse
  stripe: FakeStripe
  /** Sends bytes to the webhook as they are. */
  tell(message: { body: string; signature?: string }): Promise<Answer>
  /** Tells an event as Stripe signs it. */
  tellSigned(event: unknown): Promise<Answer>
  /** A new person who has paid for a pack, with the name of its session. */
  sell(pack: string, cents: number): Promise<[buyer: TestPerson, session: string]>
  close(): Promise<void>
}

export async function openSellingHouse(): Promise<SellingHouse> {
  const stripe = await openFakeStripe()
  const product = await openTestHouse({ env: { CREDITS_ON_SIGNUP: '5', ...stripeEnv(stripe) } })
  const tell: SellingHouse['tell'] = ({ body, signature }) =>
    product.ask({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
      payload: body,
    })
  const tellSigned = (event: unknown) => tell(signed(event, { at: product.house.now() }))
  return {
    product,
    stripe,
    tell,
    tellSigned,
    async sell(pack, cents) {
      const buyer = await product.signUp()
      const session = await beginCheckout(buyer, pack)
      await tellSigned(paidEvent(session, cents))
      return [buyer, session]
    },
    async close() {
      await product.close()
      await stripe.close()
    },
  }
}

/** Opens a checkout and gives the name of its session at Stripe. */
export async function beginCheckout(person: TestPerson, pack = 'standard'): Promise<string> {
  const answer = await person.post('/payments/checkout', { pack })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ url: string }>().url.split('/').at(-1) ?? ''
}

export const balanceOf = async (person: TestPerson): Promise<number> =>
  (await person.get('/users/me')).json<{ credit_balance: number }>().credit_balance

export const statementOf = async (person: TestPerson) =>
  (await person.get('/users/me/credits/statement')).json<z.output<typeof creditStatement>>().lines

/** So many cents of a payment are paid back, in all. */
export const refundEvent = (session: string, cents: number) =>
  eventOf('charge.refunded', {
    id: 'ch_1',
    payment_intent: `pi_${session}`,
    amount_refunded: cents,
  })
