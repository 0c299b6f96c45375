/** Buying credits against a Stripe of our own: what is credited, how often, and what never is. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { keepHouse } from '#server/housekeeping.ts'
import { pageHeaders } from '#server/http/headers.ts'

import type { FakeStripe } from './fake-stripe.ts'
import { paidEvent, signed } from './fake-stripe.ts'
import type { SellingHouse } from './selling-house.ts'
import { balanceOf, beginCheckout, openSellingHouse, statementOf } from './selling-house.ts'
import type { TestHouse } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let house: SellingHouse
let product: TestHouse
let stripe: FakeStripe
beforeAll(async () => {
  house = await openSellingHouse()
  product = house.product
  stripe = house.stripe
})
beforeEach(() => {
  stripe.failures = []
})
afterAll(() => house.close())

describe('the checkout', () => {
  it('asks Stripe for exactly the pack, and answers the page to pay on', async () => {
    const ana = await product.signUp()
    const answer = await ana.post('/payments/checkout', { pack: 'premium' })
    expect(answer.json<{ url: string }>().url).toContain(`${stripe.url}/pay/cs_test_`)
    const { headers, form } = stripe.asked.at(-1) ?? { headers: {}, form: {} }
    expect(headers.authorization).toBe('Bearer sk_test_key')
    expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
    expect(form).toEqual({
      mode: 'payment',
      success_url: 'http://127.0.0.1:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://127.0.0.1:3000/payment-cancel',
      client_reference_id: headers['idempotency-key'],
      'adaptive_pricing[enabled]': 'false',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '8999',
      'line_items[0][price_data][product_data][name]': 'Pro Pack',
      'line_items[0][price_data][product_data][description]': '120 credits',
    })
    expect(JSON.stringify(form)).not.toContain(ana.email)
    expect(await balanceOf(ana)).toBe(5)
  })

  it('is one for a double click', async () => {
    const ana = await product.signUp()
    const before = stripe.asked.length
    const click = () =>
      ana.post('/payments/checkout', { pack: 'starter' }, { 'idempotency-key': 'c' })
    const first = await click()
    expect((await click()).json()).toEqual(first.json())
    expect(stripe.asked).toHaveLength(before + 1)
  })

  it.each([[{ pack: 'gigantic' }], [{ pack: 'starter ' }], [{}], [{ pack: ['starter'] }]])(
    'of no pack we have is refused: %j',
    async (sent) => {
      const ana = await product.signUp()
      const before = stripe.asked.length
      expect((await ana.post('/payments/checkout', sent)).statusCode).toBe(400)
      expect(stripe.asked).toHaveLength(before)
    },
  )

  it('is tried once more where Stripe stumbles, under the same key', async () => {
    const ana = await product.signUp()
    for (const failure of ['broken', 500, 429] as const) {
      stripe.failures = [failure]
      await beginCheckout(ana)
      const keys = stripe.asked.slice(-2).map(({ headers }) => headers['idempotency-key'])
      expect(keys[0]).toBe(keys[1])
    }
  })

  it('says in the specification’s words that Stripe is down, and nothing is credited', async () => {
    const ana = await product.signUp()
    for (const failures of [['broken', 'broken'], [500, 503], [401], [302, 302]] as const) {
      stripe.failures = [...failures]
      const answer = await ana.post('/payments/checkout', { pack: 'starter' })
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        {
          code: 'payments_unavailable',
          detail: 'Payment system is not available. Please try again later or contact support.',
        },
      ])
    }
    expect(await balanceOf(ana)).toBe(5)
    expect(product.log()).toContain('Stripe refused: 401 api_error')
    expect(product.log()).not.toMatch(/sk_test/)
  })

  it('needs nothing of the page policy: the browser goes there as a page of its own', async () => {
    const without = await openTestHouse()
    expect(pageHeaders(product.house.config)).toEqual(pageHeaders(without.house.config))
    await without.close()
  })
})

describe('without the keys of Stripe, or with nothing to count', () => {
  const unlimited = { CREDITS: 'unlimited', STRIPE_SECRET_KEY: 'k', STRIPE_WEBHOOK_SECRET: 's' }
  it.each<Record<string, string>>([{}, unlimited])('nothing can be bought: %j', async (env) => {
    const other = await openTestHouse({ env })
    const ana = await other.signUp()
    const { body, signature } = signed(paidEvent('cs_1', 1999), { secret: 's' })
    for (const answer of [
      await ana.post('/payments/checkout', { pack: 'starter' }),
      await other.ask({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: { 'stripe-signature': signature },
        payload: body,
      }),
    ]) {
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        503,
        'payments_unavailable',
      ])
    }
    expect(other.log()).not.toContain('a request failed')
    await other.close()
  })
})

describe('a paid checkout', () => {
  it('credits its pack, and the statement says so', async () => {
    const ana = await product.signUp()
    const session = await beginCheckout(ana, 'standard')
    const answer = await house.tellSigned(paidEvent(session, 4999))
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
    expect(await balanceOf(ana)).toBe(65)
    expect((await statementOf(ana))[0]).toMatchObject({
      kind: 'purchase',
      amount: 60,
      purpose: 'standard',
      balance_after: 65,
    })
    expect((await ana.get('/users/me/credits')).json()).toMatchObject([
      { kind: 'purchase', amount: 60 },
      { kind: 'grant' },
    ])
  })

  it('told a thousand times is credited once', async () => {
    const ana = await product.signUp()
    const message = signed(paidEvent(await beginCheckout(ana, 'starter'), 1999), {
      at: product.house.now(),
    })
    const statuses = new Map<number, number>()
    for (let batch = 0; batch < 20; batch++) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => house.tell(message)))
      for (const { statusCode } of answers) {
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      }
    }
    expect([...statuses]).toEqual([[200, 1000]])
    expect(await balanceOf(ana)).toBe(25)
    expect(await statementOf(ana)).toHaveLength(2)
  })

  it('told by two different events is credited once', async () => {
    const ana = await product.signUp()
    const session = await beginCheckout(ana, 'starter')
    const again = 'checkout.session.async_payment_succeeded'
    await Promise.all([
      house.tellSigned(paidEvent(session, 1999)),
      house.tellSigned(paidEvent(session, 1999, {}, again)),
      house.tellSigned(paidEvent(session, 1999)),
    ])
    expect(await balanceOf(ana)).toBe(25)
  })

  it('that is not paid yet waits until it is', async () => {
    const ana = await product.signUp()
    const session = await beginCheckout(ana, 'starter')
    await house.tellSigned(paidEvent(session, 1999, { payment_status: 'unpaid' }))
    await house.tellSigned(paidEvent(session, 1999, { payment_status: 'no_payment_required' }))
    expect(await balanceOf(ana)).toBe(5)
    product.wait(20 * 86_400_000)
    await keepHouse(product.house, false)
    await house.tellSigned(paidEvent(session, 1999, {}, 'checkout.session.async_payment_succeeded'))
    const { balance } = await product.house.db
      .selectFrom('credit_accounts')
      .select('balance')
      .where('person_id', '=', ana.id)
      .executeTakeFirstOrThrow()
    expect(balance).toBe(25)
  })

  it('is credited to whoever opened it, whatever else its message says', async () => {
    const ana = await product.signUp()
    const mallory = await product.signUp()
    const session = await beginCheckout(ana, 'starter')
    const lies = {
      client_reference_id: mallory.id,
      metadata: { person: mallory.id, pack: 'premium' },
    }
    await house.tellSigned(paidEvent(session, 1999, lies))
    expect([await balanceOf(ana), await balanceOf(mallory)]).toEqual([25, 5])
  })

  it.each([
    ['of another pack’s price', { amount_total: 4999 }],
    ['of less', { amount_total: 1 }],
    ['of nothing', { amount_total: null }],
    ['in another currency', { currency: 'jpy' }],
    ['that was only set up', { mode: 'setup' }],
  ])('%s credits nothing', async (_, changes) => {
    const ana = await product.signUp()
    const session = await beginCheckout(ana, 'starter')
    expect((await house.tellSigned(paidEvent(session, 1999, changes))).statusCode).toBe(200)
    expect(await balanceOf(ana)).toBe(5)
  })

  it('that nobody opened here credits nothing, and the log names the event', async () => {
    const event = paidEvent('cs_of_somebody_else', 1999)
    expect((await house.tellSigned(event)).statusCode).toBe(200)
    expect(product.log()).toContain(event.id)
  })

  it('of a person who has left is answered and credits nobody', async () => {
    const email = 'buyer@example.org'
    const ana = await product.signUp({ email })
    const message = paidEvent(await beginCheckout(ana, 'premium'), 8999)
    await ana.remove('/users/me')
    expect((await house.tellSigned(message)).statusCode).toBe(200)
    const back = await product.signUp({ email })
    expect(await balanceOf(back)).toBe(0)
    expect(product.log()).toMatch(new RegExp(`${message.id}.*"why":"unknown"`))
  })

  it('while its person leaves ends either way, and never in a fault', async () => {
    for (let round = 0; round < 10; round++) {
      const ana = await product.signUp()
      const message = paidEvent(await beginCheckout(ana), 4999)
      const [told, left] = await Promise.all([house.tellSigned(message), ana.remove('/users/me')])
      expect([told.statusCode, left.statusCode]).toEqual([200, 204])
    }
    const rows = await product.house.db
      .selectFrom('credit_entries')
      .innerJoin('people', 'people.id', 'credit_entries.person_id')
      .select('people.id')
      .where('kind', '=', 'purchase')
      .execute()
    expect(rows.length).toBeGreaterThan(0)
  })
})
