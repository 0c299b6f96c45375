/** What Stripe says of payments: who is believed, what is paid back, and what time does to it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { keepHouse } from '#server/housekeeping.ts'

import { eventOf, paidEvent, signatureOf, signed } from './fake-stripe.ts'
import type { SellingHouse } from './selling-house.ts'
import {
  balanceOf,
  beginCheckout,
  openSellingHouse,
  refundEvent,
  statementOf,
} from './selling-house.ts'
import type { TestHouse, TestPerson } from './test-house.ts'

let house: SellingHouse
let product: TestHouse
beforeAll(async () => {
  house = await openSellingHouse()
  product = house.product
})
afterAll(() => house.close())

describe('a message', () => {
  let session: string
  let ana: TestPerson
  beforeAll(async () => {
    ana = await product.signUp()
    session = await beginCheckout(ana, 'starter')
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
    const answer = await house.tell(make())
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      'signature_invalid',
    ])
    expect(await balanceOf(ana)).toBe(5)
  })

  it('signed with one of several secrets counts, while a secret is changed', async () => {
    const bea = await product.signUp()
    const { body } = signed(paidEvent(await beginCheckout(bea, 'starter'), 1999))
    const time = Math.floor(now().getTime() / 1000)
    const of = (secret?: string) => `v1=${signatureOf(`${time}.${body}`, secret)}`
    const signature = `t=${time},${of('the old one')},${of()}`
    expect((await house.tell({ body, signature })).statusCode).toBe(200)
    expect(await balanceOf(bea)).toBe(25)
  })

  it.each(['payment_intent.created', 'customer.created', 'checkout.session.expired', 'new.kind'])(
    'of the kind %s is answered and left alone',
    async (type) => {
      const answer = await house.tellSigned(eventOf(type, { id: session, amount_total: 1999 }))
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
      expect(await balanceOf(ana)).toBe(5)
    },
  )

  it('that is signed but no event is a bad request', async () => {
    expect((await house.tellSigned({ hello: 'world' })).statusCode).toBe(400)
    expect((await house.tellSigned([])).statusCode).toBe(400)
  })
})

describe('a payment that is paid back', () => {
  it('takes its credits back, once, and the statement says so', async () => {
    const [ana, session] = await house.sell('starter', 1999)
    const event = refundEvent(session, 1999)
    await Promise.all([house.tellSigned(event), house.tellSigned(event), house.tellSigned(event)])
    expect(await balanceOf(ana)).toBe(5)
    expect((await statementOf(ana))[0]).toMatchObject({
      kind: 'reversal',
      amount: -20,
      purpose: 'starter',
      balance_after: 5,
    })
  })

  it('in part takes that part, however the parts arrive', async () => {
    const [ana, session] = await house.sell('standard', 4999)
    await house.tellSigned(refundEvent(session, 2500))
    expect(await balanceOf(ana)).toBe(35)
    await house.tellSigned(refundEvent(session, 1000)) // an earlier one, told late
    expect(await balanceOf(ana)).toBe(35)
    await house.tellSigned(refundEvent(session, 4999))
    expect(await balanceOf(ana)).toBe(5)
  })

  it('leaves what was spent spent: nobody owes credits', async () => {
    const [ana, session] = await house.sell('starter', 1999)
    await product.house.db
      .updateTable('credit_accounts')
      .set({ balance: 3 })
      .where('person_id', '=', ana.id)
      .execute()
    await house.tellSigned(refundEvent(session, 1999))
    expect(await balanceOf(ana)).toBe(0)
  })

  it('of a payment made elsewhere changes nothing', async () => {
    const [ana] = await house.sell('starter', 1999)
    expect((await house.tellSigned(refundEvent('elsewhere', 1999))).statusCode).toBe(200)
    expect(await balanceOf(ana)).toBe(25)
  })
})

describe('what time does to payments', () => {
  it('checkouts that nobody paid go after ninety days, paid ones stay', async () => {
    const ana = await product.signUp()
    const paid = await beginCheckout(ana, 'starter')
    await house.tellSigned(paidEvent(paid, 1999))
    await beginCheckout(ana, 'starter')
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
    const event = paidEvent(await beginCheckout(ana, 'starter'), 1999)
    await house.tellSigned(event)
    await ana.remove('/users/me')
    const { db } = product.house
    const payments = db.selectFrom('payments').select('id').where('person_id', '=', ana.id)
    expect(await payments.execute()).toEqual([])
    const events = db.selectFrom('payment_events').select('id').where('id', '=', event.id)
    expect(await events.execute()).toEqual([])
  })
})
