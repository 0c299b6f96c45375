/**
 * Stripe as the payment provider: one call of its API over plain `fetch`, and the signature of its
 * messages. The price is sent with each checkout, so nothing has to be set up there but the webhook.
 */
import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

import type { Config } from '../config.ts'
import { sellsCredits } from '../config.ts'
import type { OpenedCheckout, Order, Payments } from './payments.ts'
import { PaymentsDown } from './payments.ts'
import { isSignedBy } from './signature.ts'

/** How long Stripe may take to answer once, and how long we wait before the one other try. */
const answerMs = 8_000
const pauseMs = 400

/** Null where Stripe is not configured or there is nothing to sell. */
export function createStripe(
  config: Pick<Config, 'stripeSecretKey' | 'stripeWebhookSecret' | 'stripeApiUrl' | 'credits'>,
): Payments | null {
  const { stripeSecretKey: key, stripeWebhookSecret: secret, stripeApiUrl: api } = config
  if (key === null || secret === null || !sellsCredits(config)) return null
  return {
    openCheckout: (order) => openCheckout(new URL('/v1/checkout/sessions', api), key, order),
    isSigned: (bytes, signature, now) => isSignedBy(secret, bytes, signature, now),
  }
}

const session = z.object({ id: z.string().min(1).max(300), url: z.url() })

async function openCheckout(address: URL, key: string, order: Order): Promise<OpenedCheckout> {
  const response = await sendTwice(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      // Stripe answers the second of two requests under one key with the first one's checkout.
      'idempotency-key': order.id,
    },
    body: formOf(order),
    redirect: 'error',
  })
  if (!response.ok) throw new PaymentsDown(`Stripe refused: ${await reasonIn(response)}.`)
  // What is no JSON is no checkout either, and is refused below.
  const opened = session.safeParse(await response.json().catch(() => null))
  // The browser is sent there: it must be a page as safe as the API itself.
  if (!opened.success || new URL(opened.data.url).protocol !== address.protocol) {
    throw new PaymentsDown('Stripe answered something that is no checkout.')
  }
  return { sessionId: opened.data.id, url: opened.data.url }
}

function formOf(order: Order): URLSearchParams {
  const item = 'line_items[0]'
  return new URLSearchParams({
    mode: 'payment',
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    client_reference_id: order.id,
    // The amount that comes back is compared with the amount asked for, in the same currency.
    'adaptive_pricing[enabled]': 'false',
    [`${item}[quantity]`]: '1',
    [`${item}[price_data][currency]`]: order.currency.toLowerCase(),
    [`${item}[price_data][unit_amount]`]: String(order.amountCents),
    [`${item}[price_data][product_data][name]`]: order.name,
    [`${item}[price_data][product_data][description]`]: order.description,
  })
}

/** One more try after silence or a fault at Stripe's side; the idempotency key makes it safe. */
async function sendTwice(address: URL, request: RequestInit): Promise<Response> {
  try {
    const first = await send(address, request)
    if (first.status < 500 && first.status !== 429) return first
    await first.body?.cancel()
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error
  }
  await sleep(pauseMs)
  return send(address, request)
}

async function send(address: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...request, signal: AbortSignal.timeout(answerMs) })
  } catch (cause) {
    throw new PaymentsDown('Stripe cannot be reached.', { cause })
  }
}

const refusal = z.object({
  error: z.object({ type: z.string().optional(), code: z.string().optional() }),
})

/**
 * Status and kind, for the log. Stripe's message may hold part of the key and stays out; of what is no
 * JSON the status is all that is known.
 */
async function reasonIn(response: Response): Promise<string> {
  const { data } = refusal.safeParse(await response.json().catch(() => null))
  return [response.status, data?.error.type, data?.error.code].filter(Boolean).join(' ')
}
