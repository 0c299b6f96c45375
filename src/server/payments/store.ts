/**
 * The SQL of payments. Whatever counts an event runs in one transaction: the event's id is written
 * (a copy finds it there), the payment changes, the ledger gets its entry; all of it or none.
 */
import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'

import { grantCredits, reverseCredits } from '../credits/ledger-store.ts'
import type { Db, Tables } from '../db/tables.ts'

export async function addPayment(db: Db, payment: Insertable<Tables['payments']>): Promise<void> {
  await db.insertInto('payments').values(payment).execute()
}

/** What became of an event; `unknown`: the checkout is not ours, or its person is gone. */
export type Counted = 'counted' | 'again' | 'unknown' | 'mismatch'

export interface PaidCheckout {
  eventId: string
  sessionId: string
  paymentIntent: string | null
  amountCents: number
  currency: string
}

/** Credits what was promised when the checkout was opened, once. */
export async function countPayment(db: Db, paid: PaidCheckout, now: Date): Promise<Counted> {
  return db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction, paid.paymentIntent)
    const payment = await takePayment(transaction, 'session_id', paid.sessionId)
    if (payment === undefined) return 'unknown'
    const isAsPromised =
      payment.amount_cents === paid.amountCents &&
      payment.currency.toLowerCase() === paid.currency.toLowerCase()
    if (!isAsPromised) return 'mismatch'
    if (!(await isNew(transaction, paid.eventId, payment.id))) return 'again'
    if (payment.paid_at !== null) return 'again' // told by another event
    await transaction
      .updateTable('payments')
      .set({ paid_at: now, payment_intent: paid.paymentIntent })
      .where('id', '=', payment.id)
      .execute()
    await grantCredits(transaction, payment.person_id, payment.credits, payment.pack, 'purchase')
    const refunded = await takeEarlyRefund(transaction, paid.paymentIntent)
    if (refunded > 0) await takeBack(transaction, payment, refunded)
    return 'counted'
  })
}

export interface RefundedCharge {
  eventId: string
  paymentIntent: string
  /** All refunds of the payment so far. */
  refundedCents: number
}

/**
 * Takes back the refunded share of a payment's credits, as far as they are not spent. Events may
 * come in any order: a refund that is told before its payment is kept until that is told too.
 */
export async function countRefund(db: Db, refund: RefundedCharge): Promise<Counted> {
  const { paymentIntent, refundedCents } = refund
  return db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction, paymentIntent)
    const payment = await takePayment(transaction, 'payment_intent', paymentIntent)
    if (payment === undefined) {
      await keepEarlyRefund(transaction, paymentIntent, refundedCents)
      return 'unknown'
    }
    if (!(await isNew(transaction, refund.eventId, payment.id))) return 'again'
    if (refundedCents <= payment.refunded_cents) return 'again' // a later one came first
    await takeBack(transaction, payment, refundedCents)
    return 'counted'
  })
}

type Payment = Selectable<Tables['payments']>

async function takeBack(transaction: Db, payment: Payment, refundedCents: number): Promise<void> {
  const shareOf = (cents: number) =>
    Math.floor((payment.credits * Math.min(cents, payment.amount_cents)) / payment.amount_cents)
  await transaction
    .updateTable('payments')
    .set({ refunded_cents: refundedCents })
    .where('id', '=', payment.id)
    .execute()
  const due = shareOf(refundedCents) - shareOf(payment.refunded_cents)
  await reverseCredits(transaction, payment.person_id, due, payment.pack)
}

/** A payment and its refund told in one moment wait for each other: neither may miss the other. */
async function oneAtATime(transaction: Db, paymentIntent: string | null): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${paymentIntent ?? ''}, 0))`.execute(
    transaction,
  )
}

async function keepEarlyRefund(transaction: Db, intent: string, cents: number): Promise<void> {
  await transaction
    .insertInto('early_refunds')
    .values({ payment_intent: intent, refunded_cents: cents })
    .onConflict((conflict) =>
      conflict.column('payment_intent').doUpdateSet({
        refunded_cents: sql<number>`greatest(early_refunds.refunded_cents, excluded.refunded_cents)`,
      }),
    )
    .execute()
}

/** The cents of a refund that was told before its payment; 0 where there is none. */
async function takeEarlyRefund(transaction: Db, intent: string | null): Promise<number> {
  const early = await transaction
    .deleteFrom('early_refunds')
    .where('payment_intent', '=', intent)
    .returning('refunded_cents')
    .executeTakeFirst()
  return early?.refunded_cents ?? 0
}

/**
 * The payment, held to the end of the transaction. The person is held first, in the order in which
 * deleting an account goes, so that the two wait for each other instead of locking up.
 */
async function takePayment(
  transaction: Db,
  column: 'session_id' | 'payment_intent',
  value: string,
): Promise<Payment | undefined> {
  const payments = transaction.selectFrom('payments').where(column, '=', value)
  const person = await transaction
    .selectFrom('people')
    .select('id')
    .where('id', 'in', payments.select('person_id'))
    .forKeyShare()
    .executeTakeFirst()
  if (person === undefined) return undefined
  return payments.selectAll().forUpdate().executeTakeFirst()
}

/** Whether this event has not counted yet; from here on it has. */
async function isNew(transaction: Db, eventId: string, paymentId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('payment_events')
    .values({ id: eventId, payment_id: paymentId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Checkouts that nobody paid, and refunds whose payment was never heard of. */
export async function removeUnpaidOpenedBefore(db: Db, at: Date): Promise<void> {
  await db
    .deleteFrom('payments')
    .where('paid_at', 'is', null)
    .where('created_at', '<', at)
    .execute()
  await db.deleteFrom('early_refunds').where('created_at', '<', at).execute()
}
