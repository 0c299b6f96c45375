/** Buying credits against a Stripe of our own: what is credited, how often, and what never is. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'

import type { creditStatement } from '#contract/users.ts'
import { keepHouse } from '#server/housekeeping.ts'
import { pageHeaders } from '#server/http/headers.ts'

import type { FakeStripe } from './fake-stripe.ts'
import {
  eventOf,
  openFakeStripe,
  paidEvent,
  signatureOf,
  signed,
  stripeEnv,
} from './fake-stripe.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let stripe: FakeStripe
let product: TestHouse
beforeAll(async () => {
  stripe = await openFakeStripe()
  product = await openTestHouse({ env: { CREDITS_ON_SIGNUP: '5', ...stripeEnv(stripe) } })
})
beforeEach(() => {
  stripe.failures = []
})
afterAll(async () => {
  await product.close()
  await stripe.close()
})

const balanceOf = async (person: TestPerson) =>
  (await person.get('/users/me')).json<{ credit_balance: number }>().credit_balance
const linesOf = async (person: TestPerson) =>
  (await person.get('/users/me/credits/statement')).json<z.output<typeof creditStatement>>().lines

const tell = ({ body, signature }: { body: string; signature?: string }) =>
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

/** Opens a checkout and gives the name of its session at Stripe. */
async function begin(person: TestPerson, pack = 'standard'): Promise<string> {
  const answer = await person.post('/payments/checkout', { pack })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ url: string }>().url.split('/').at(-1) ?? ''
}

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
      await begin(ana)
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
    const session = await begin(ana, 'standard')
    const answer = await tellSigned(paidEvent(session, 4999))
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
    expect(await balanceOf(ana)).toBe(65)
    expect((await linesOf(ana))[0]).toMatchObject({
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

  it('told a thousand times is credited once', { timeout: 60_000 }, async () => {
    const ana = await product.signUp()
    const message = signed(paidEvent(await begin(ana, 'starter'), 1999), {
      at: product.house.now(),
    })
    const statuses = new Map<number, number>()
    for (let batch = 0; batch < 20; batch++) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => tell(message)))
      for (const { statusCode } of answers) {
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      }
    }
    expect([...statuses]).toEqual([[200, 1000]])
    expect(await balanceOf(ana)).toBe(25)
    expect(await linesOf(ana)).toHaveLength(2)
  })

  it('told by two different events is credited once', async () => {
    const ana = await product.signUp()
    const session = await begin(ana, 'starter')
    const again = 'checkout.session.async_payment_succeeded'
    await Promise.all([
      tellSigned(paidEvent(session, 1999)),
      tellSigned(paidEvent(session, 1999, {}, again)),
      tellSigned(paidEvent(session, 1999)),
    ])
    expect(await balanceOf(ana)).toBe(25)
  })

  it('that is not paid yet waits until it is', async () => {
    const ana = await product.signUp()
    const session = await begin(ana, 'starter')
    await tellSigned(paidEvent(session, 1999, { payment_status: 'unpaid' }))
    await tellSigned(paidEvent(session, 1999, { payment_status: 'no_payment_required' }))
    expect(await balanceOf(ana)).toBe(5)
    product.wait(20 * 86_400_000)
    await keepHouse(product.house, false)
    await tellSigned(paidEvent(session, 1999, {}, 'checkout.session.async_payment_succeeded'))
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
    const session = await begin(ana, 'starter')
    const lies = {
      client_reference_id: mallory.id,
      metadata: { person: mallory.id, pack: 'premium' },
    }
    await tellSigned(paidEvent(session, 1999, lies))
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
    const session = await begin(ana, 'starter')
    expect((await tellSigned(paidEvent(session, 1999, changes))).statusCode).toBe(200)
    expect(await balanceOf(ana)).toBe(5)
  })

  it('that nobody opened here credits nothing, and the log names the event', async () => {
    const event = paidEvent('cs_of_somebody_else', 1999)
    expect((await tellSigned(event)).statusCode).toBe(200)
    expect(product.log()).toContain(event.id)
  })

  it('of a person who has left is answered and credits nobody', async () => {
    const email = 'buyer@example.org'
    const ana = await product.signUp({ email })
    const message = paidEvent(await begin(ana, 'premium'), 8999)
    await ana.remove('/users/me')
    expect((await tellSigned(message)).statusCode).toBe(200)
    const back = await product.signUp({ email })
    expect(await balanceOf(back)).toBe(0)
    expect(product.log()).toMatch(new RegExp(`${message.id}.*"why":"unknown"`))
  })

  it('while its person leaves ends either way, and never in a fault', async () => {
    for (let round = 0; round < 10; round++) {
      const ana = await product.signUp()
      const message = paidEvent(await begin(ana), 4999)
      const [told, left] = await Promise.all([tellSigned(message), ana.remove('/users/me')])
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

describe('a message', () => {
  let session: string
  let ana: TestPerson
  beforeAll(async () => {
    ana = await product.signUp()
    session = await begin(ana, 'starter')
  })
  const now = () => product.house.now()
  const late = (seconds: number) => new Date(now().getTime() + seconds * 1000)

  it.each([
    [
      'signed with another secret',
      () => signed(paidEvent(session, 1999), { at: now(), secret: 'x' }),
    ],
    ['301 s old', () => signed(paidEvent(session, 1999), { at: late(-302) })],
    ['301 s ahead', () => signed(paidEvent(session, 1999), { at: late(302) })],
    [
      'changed after it was signed',
      () => {
        const { body, signature } = signed(paidEvent(session, 1999), { at: now() })
        return { body: body.replace('1999', '2999'), signature }
      },
    ],
    [
      'written anew with the same meaning',
      () => {
        const { body, signature } = signed(paidEvent(session, 1999), { at: now() })
        return { body: JSON.stringify(JSON.parse(body)), signature }
      },
    ],
    [
      'with a later time put in',
      () => {
        const { body, signature } = signed(paidEvent(session, 1999), { at: late(-900) })
        const time = Math.floor(now().getTime() / 1000)
        return { body, signature: signature.replace(/t=\d+/, `t=${time}`) }
      },
    ],
    ['without a signature', () => ({ body: signed(paidEvent(session, 1999)).body })],
    ['with an empty one', () => ({ body: signed(paidEvent(session, 1999)).body, signature: '' })],
    [
      'with half of one',
      () => ({ body: '{}', signature: `t=${Math.floor(now().getTime() / 1000)},v1=ab` }),
    ],
  ])('%s is refused and credits nothing', async (_, make) => {
    const answer = await tell(make())
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      'signature_invalid',
    ])
    expect(await balanceOf(ana)).toBe(5)
  })

  it('signed with one of several secrets counts, while a secret is changed', async () => {
    const bea = await product.signUp()
    const { body } = signed(paidEvent(await begin(bea, 'starter'), 1999))
    const time = Math.floor(now().getTime() / 1000)
    const of = (secret?: string) => `v1=${signatureOf(`${time}.${body}`, secret)}`
    const signature = `t=${time},${of('the old one')},${of()}`
    expect((await tell({ body, signature })).statusCode).toBe(200)
    expect(await balanceOf(bea)).toBe(25)
  })

  it.each(['payment_intent.created', 'customer.created', 'checkout.session.expired', 'new.kind'])(
    'of the kind %s is answered and left alone',
    async (type) => {
      const answer = await tellSigned(eventOf(type, { id: session, amount_total: 1999 }))
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
      expect(await balanceOf(ana)).toBe(5)
    },
  )

  it('that is signed but no event is a bad request', async () => {
    expect((await tellSigned({ hello: 'world' })).statusCode).toBe(400)
    expect((await tellSigned([])).statusCode).toBe(400)
  })
})

describe('a payment that is paid back', () => {
  const refund = (session: string, cents: number) =>
    eventOf('charge.refunded', {
      id: 'ch_1',
      payment_intent: `pi_${session}`,
      amount_refunded: cents,
    })

  async function bought(pack: string, cents: number): Promise<[TestPerson, string]> {
    const person = await product.signUp()
    const session = await begin(person, pack)
    await tellSigned(paidEvent(session, cents))
    return [person, session]
  }

  it('takes its credits back, once, and the statement says so', async () => {
    const [ana, session] = await bought('starter', 1999)
    const event = refund(session, 1999)
    await Promise.all([tellSigned(event), tellSigned(event), tellSigned(event)])
    expect(await balanceOf(ana)).toBe(5)
    expect((await linesOf(ana))[0]).toMatchObject({
      kind: 'reversal',
      amount: -20,
      purpose: 'starter',
      balance_after: 5,
    })
  })

  it('in part takes that part, however the parts arrive', async () => {
    const [ana, session] = await bought('standard', 4999)
    await tellSigned(refund(session, 2500))
    expect(await balanceOf(ana)).toBe(35)
    await tellSigned(refund(session, 1000)) // an earlier one, told late
    expect(await balanceOf(ana)).toBe(35)
    await tellSigned(refund(session, 4999))
    expect(await balanceOf(ana)).toBe(5)
  })

  it('leaves what was spent spent: nobody owes credits', async () => {
    const [ana, session] = await bought('starter', 1999)
    await product.house.db
      .updateTable('credit_accounts')
      .set({ balance: 3 })
      .where('person_id', '=', ana.id)
      .execute()
    await tellSigned(refund(session, 1999))
    expect(await balanceOf(ana)).toBe(0)
  })

  it('of a payment made elsewhere changes nothing', async () => {
    const [ana] = await bought('starter', 1999)
    expect((await tellSigned(refund('elsewhere', 1999))).statusCode).toBe(200)
    expect(await balanceOf(ana)).toBe(25)
  })
})

describe('what time does to payments', () => {
  it('checkouts that nobody paid go after ninety days, paid ones stay', async () => {
    const ana = await product.signUp()
    const paid = await begin(ana, 'starter')
    await tellSigned(paidEvent(paid, 1999))
    await begin(ana, 'starter')
    product.wait(91 * 86_400_000)
    await keepHouse(product.house, false)
    const left = await product.house.db
      .selectFrom('payments')
      .select('session_id')
      .where('person_id', '=', ana.id)
      .execute()
    expect(left).toEqual([{ session_id: paid }])
  })

  it('deleting the account leaves no payment and no event of it', async () => {
    const ana = await product.signUp()
    const event = paidEvent(await begin(ana, 'starter'), 1999)
    await tellSigned(event)
    await ana.remove('/users/me')
    const { db } = product.house
    const payments = db.selectFrom('payments').select('id').where('person_id', '=', ana.id)
    expect(await payments.execute()).toEqual([])
    const events = db.selectFrom('payment_events').select('id').where('id', '=', event.id)
    expect(await events.execute()).toEqual([])
  })
})
