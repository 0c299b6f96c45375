/** The provider's messages that mean something here. Of each only the fields that are read. */
import { z } from 'zod'

const name = z.string().min(1).max(300)

/** Any message: what is not known is answered and left alone. */
export const anyEvent = z.object({
  id: name,
  type: z.string().max(100),
  data: z.object({ object: z.unknown() }),
})

/** A checkout that is done: paid at once, or not yet where the way to pay is a slow one. */
export const checkoutTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
]

export const checkoutObject = z.object({
  id: name,
  mode: z.string(),
  payment_status: z.string(),
  payment_intent: name.nullish(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
})

export const refundType = 'charge.refunded'

/** `amount_refunded` is the sum of all refunds of this charge so far. */
export const chargeObject = z.object({
  payment_intent: name.nullish(),
  amount_refunded: z.int().min(0),
})
