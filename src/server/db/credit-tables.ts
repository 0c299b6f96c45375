/** The tables of credits: what a person has, what was put aside, added and taken, and what was paid. */
import type { CreditPurpose, PackId } from '#domain/account/credits.ts'
import type { ColumnType, Generated } from 'kysely'

type Stamp = ColumnType<Date, Date | string | undefined, Date | string>

export interface CreditAccountsTable {
  person_id: string
  balance: Generated<number>
}

type HoldState = 'held' | 'settled' | 'refunded'

/** A credit put aside while a call runs; one that outlives its time is refunded. */
export interface CreditHoldsTable {
  id: Generated<string>
  person_id: string
  cost: number
  purpose: CreditPurpose
  state: Generated<HoldState>
  /** The process whose call holds it; null where there is only one. */
  process: number | null
  created_at: Stamp
  expires_at: Stamp
  /** What it was spent on, as far as that is still there. */
  resume_id: ColumnType<string | null, string | null | undefined, string | null>
  job_id: ColumnType<string | null, string | null | undefined, string | null>
}

/**
 * Append-only. A grant, a purchase and a refund add to the balance, a hold and a reversal take, a
 * settlement changes nothing.
 */
export interface CreditEntriesTable {
  id: Generated<string>
  person_id: string
  kind: 'grant' | 'purchase' | 'hold' | 'settle' | 'refund' | 'reversal'
  amount: number
  purpose: string
  hold_id: string | null
  created_at: Stamp
}

/** A checkout that was opened, with what it promised; `paid_at` is set with its credits. */
export interface PaymentsTable {
  id: string
  person_id: string
  /** The provider's names of the checkout and, once paid, of the payment. */
  session_id: string
  payment_intent: string | null
  pack: PackId
  credits: number
  amount_cents: number
  currency: string
  refunded_cents: Generated<number>
  created_at: Stamp
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** The provider's events that counted, so that none counts twice. */
export interface PaymentEventsTable {
  id: string
  payment_id: string
  created_at: Stamp
}

/** Refunds that were told before their payment was, or of a payment made elsewhere. */
export interface EarlyRefundsTable {
  payment_intent: string
  /** All refunds of the payment so far. */
  refunded_cents: number
  created_at: Stamp
}
