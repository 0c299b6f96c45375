/**
 * The provider's messages. Signed or refused; then what is known is counted once, and everything
 * else is answered 200 all the same, because the provider repeats whatever it gets no 200 for.
 */
import type { House } from '../house.ts'
import { check, parseJson, readBytes } from '../http/body.ts'
import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { anyEvent, chargeObject, checkoutObject, checkoutTypes, refundType } from './events.ts'
import type { Counted } from './store.ts'
import { countPayment, countRefund } from './store.ts'

/** Stripe's largest events are a tenth of this. */
const limitBytes = 1024 * 1024

export const paymentWebhook: Handler<'paymentWebhook'> = async ({ house, request }) => {
  const { payments, log } = house
  if (payments === null) throw new Problem('payments_unavailable')
  const bytes = await readBytes(request, limitBytes)
  const signature = String(request.headers['stripe-signature'] ?? '')
  if (!payments.isSigned(bytes, signature, house.now())) throw new Problem('signature_invalid')
  const { id, type, data } = check(anyEvent, parseJson(bytes)) as {
    id: string
    type: string
    data: { object: unknown }
  } // it has just passed
  const counted = await count(house, id, type, data.object)
  // For whoever runs this: it may be money that has to be paid back by hand (docs/operating.md).
  if (counted === 'unknown' || counted === 'mismatch') {
    log.warn('a payment event did not count', { event: id, type, why: counted })
  } else if (counted === 'counted') log.info('a payment event was counted', { event: id, type })
  return { received: true }
}

async function count(
  { db, now }: House,
  eventId: string,
  type: string,
  object: unknown,
): Promise<Counted | 'ignored'> {
  if (checkoutTypes.includes(type)) {
    const { data: session } = checkoutObject.safeParse(object)
    if (session?.mode !== 'payment' || session.payment_status !== 'paid') return 'ignored'
    return countPayment(
      db,
      {
        eventId,
        sessionId: session.id,
        paymentIntent: session.payment_intent ?? null,
        amountCents: session.amount_total ?? 0,
        currency: session.currency ?? '',
      },
      now(),
    )
  }
  if (type === refundType) {
    const { data: charge } = chargeObject.safeParse(object)
    if (charge?.payment_intent == null) return 'ignored'
    return countRefund(db, {
      eventId,
      paymentIntent: charge.payment_intent,
      refundedCents: charge.amount_refunded,
    })
  }
  return 'ignored'
}
