/** Buying credits: what the checkout takes and gives, and what the provider's messages are answered. */
import { packIds } from '#domain/account/credits.ts'
import { z } from 'zod'

import { call } from './call.ts'

const checkoutBody = z.object({ pack: z.enum(packIds) })

/** The provider's own page, where the person pays. */
const checkoutAnswer = z.object({ url: z.url() })

const webhookAnswer = z.object({ received: z.literal(true) })

export const openCheckout = call({
  method: 'POST',
  path: '/payments/checkout',
  summary: "Begin to buy a pack of credits; answers the payment provider's page.",
  limit: 'payment',
  body: checkoutBody,
  answer: checkoutAnswer,
  problems: ['payments_unavailable', 'request_in_progress', 'key_reused'],
})

export const paymentWebhook = call({
  method: 'POST',
  path: '/payments/webhook',
  summary: "The payment provider's signed messages: the only way to bought credits.",
  bearer: false,
  body: 'raw',
  answer: webhookAnswer,
  problems: ['signature_invalid', 'payments_unavailable'],
})
