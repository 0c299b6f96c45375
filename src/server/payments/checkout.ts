/**
 * The way to buy credits: open a page at the provider, write down what it promises, answer its
 * address. Nothing is credited here; that takes the provider's signed word (webhook.ts).
 */
import { randomUUID } from 'node:crypto'

import type { CreditPack } from '#domain/account/credits.ts'
import { findPack, packCurrency, priceInCents } from '#domain/account/credits.ts'

import type { House } from '../house.ts'
import type { Handler } from '../http/handler.ts'
import type { KeepAnswer, Kept } from '../http/idempotency.ts'
import { onceByKey } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import type { Log } from '../log.ts'
import type { OpenedCheckout, Order, Payments } from './payments.ts'
import { PaymentsDown } from './payments.ts'
import { addPayment } from './store.ts'

export const openCheckout: Handler<'openCheckout'> = async (incoming) => {
  const { house, person, body } = incoming
  const { pack } = await body()
  const { payments } = house
  if (payments === null) throw new Problem('payments_unavailable')
  return onceByKey(incoming, 'openCheckout', { pack }, (keepAnswer) =>
    begin(house, payments, { personId: person.id, pack: findPack(pack), keepAnswer }),
  )
}

type Opened = { url: string }

async function begin(
  { config, db, log, now }: House,
  payments: Payments,
  {
    personId,
    pack,
    keepAnswer,
  }: { personId: string; pack: CreditPack; keepAnswer: KeepAnswer<Opened> },
): Promise<Kept<Opened>> {
  const order = {
    id: randomUUID(),
    name: pack.name,
    description: `${pack.credits} credits`,
    amountCents: priceInCents(pack),
    currency: packCurrency,
    successUrl: `${config.publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${config.publicUrl}/payment-cancel`,
  }
  const opened = await open(payments, order, log)
  // Written before anybody can pay: only what stands here is ever credited.
  return db.transaction().execute(async (transaction) => {
    await addPayment(transaction, {
      id: order.id,
      person_id: personId,
      session_id: opened.sessionId,
      pack: pack.id,
      credits: pack.credits,
      amount_cents: order.amountCents,
      currency: order.currency,
      created_at: now(),
    })
    return keepAnswer(transaction, { url: opened.url })
  })
}

async function open(payments: Payments, order: Order, log: Log): Promise<OpenedCheckout> {
  try {
    return await payments.openCheckout(order)
  } catch (cause) {
    if (!(cause instanceof PaymentsDown)) throw cause
    log.warn('a checkout could not be opened', { why: cause.why })
    throw new Problem('payments_unavailable', {}, { cause })
  }
}
