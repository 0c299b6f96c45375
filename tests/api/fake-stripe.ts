/**
 * Stripe, as far as this product knows it: it takes checkouts, shows a page where one can pay or
 * give up, and sends signed messages. A test may make it fail and may write any message itself.
 */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const webhookSecret = 'whsec_test_secret'

/** What people configure: the key, the secret, and where the fake one answers. */
export const stripeEnv = (stripe: FakeStripe) => ({
  STRIPE_SECRET_KEY: 'sk_test_key',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: stripe.url,
})

export interface FakeStripe {
  url: string
  /** Every request for a checkout: its headers and its form. */
  asked: { headers: IncomingMessage['headers']; form: Record<string, string> }[]
  /** Answers of the next requests, one each: a status, or a connection that breaks. */
  failures: (number | 'broken')[]
  /** Where the pay page sends its message before it sends the person back. */
  webhook: string | null
  close(): Promise<void>
}

export async function openFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, Record<string, string>>()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(599).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port, not on a path
  const stripe: FakeStripe = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    failures: [],
    webhook: null,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', stripe.url)
    if (pathname === '/v1/checkout/sessions') return openSession(request, response)
    const [, verb, id = ''] = /^\/(pay|paid)\/(\w+)$/.exec(pathname) ?? []
    const form = sessions.get(id)
    if (form === undefined) return void response.writeHead(404).end()
    if (verb === 'pay') {
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(
        `<title>Checkout</title><link rel="icon" href="data:,">
         <a href="/paid/${id}">Pay</a> <a href="${form['cancel_url']}">Back</a>`,
      )
    }
    if (stripe.webhook !== null) {
      const { body, signature } = signed(
        paidEvent(id, Number(form['line_items[0][price_data][unit_amount]'])),
      )
      const told = await fetch(stripe.webhook, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      })
      if (!told.ok) throw new Error(`the webhook answered ${told.status}`)
    }
    const back = (form['success_url'] ?? '').replace('{CHECKOUT_SESSION_ID}', id)
    response.writeHead(303, { location: back }).end()
  }

  async function openSession(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
    stripe.asked.push({ headers: request.headers, form })
    const failure = stripe.failures.shift()
    if (failure === 'broken') return void request.socket.destroy()
    if (failure !== undefined) {
      const error = { type: 'api_error', message: 'No such key: sk_test_***key' }
      return void response.writeHead(failure).end(JSON.stringify({ error }))
    }
    const id = `cs_test_${String(request.headers['idempotency-key']).replaceAll('-', '')}`
    sessions.set(id, form)
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ id, object: 'checkout.session', url: `${stripe.url}/pay/${id}` }))
  }

  return stripe
}

let events = 0

type Event = { id: string; type: string; data: { object: Record<string, unknown> } }

/** The message that a checkout was paid, as Stripe writes it, with more fields than anybody reads. */
export function paidEvent(
  sessionId: string,
  amountCents: number,
  changes: Record<string, unknown> = {},
  type = 'checkout.session.completed',
): Event {
  return eventOf(type, {
    id: sessionId,
    object: 'checkout.session',
    mode: 'payment',
    payment_status: 'paid',
    payment_intent: `pi_${sessionId}`,
    amount_total: amountCents,
    currency: 'usd',
    customer_details: { email: 'payer@example.org' },
    ...changes,
  })
}

export function eventOf(type: string, object: Record<string, unknown>): Event {
  events += 1
  return { id: `evt_test_${process.pid}_${events}`, type, data: { object } }
}

/** Bytes and header as Stripe sends them. */
export function signed(
  event: unknown,
  { at = new Date(), secret = webhookSecret }: { at?: Date; secret?: string } = {},
): { body: string; signature: string } {
  const body = JSON.stringify(event, null, 2)
  const time = Math.floor(at.getTime() / 1000)
  return { body, signature: `t=${time},v1=${signatureOf(`${time}.${body}`, secret)},v0=00` }
}

export function signatureOf(text: string, secret = webhookSecret): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
