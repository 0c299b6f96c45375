/** The tables of credits: what a person has, what was put aside, added and taken, and what was paid. */
import type { CreditPurpose, PackId } from '#domain/account/credits.ts'
import type { Generated } from 'kysely'

import type { Optional, Stamp } from './columns.ts'

export interface CreditTables {
  credit_accounts: CreditAccountsTable
  credit_holds: CreditHoldsTable
  credit_entries: CreditEntriesTable
  payments: PaymentsTable
  payment_events: PaymentEventsTable
  early_refunds: EarlyRefundsTable
}

interface CreditAccountsTable {
  person_id: string
  balance: Generated<number>
}

type HoldState = 'held' | 'settled' | 'refunded'

/** A credit put aside while a call runs; one that outlives its time is refunded. */
interface CreditHoldsTable {
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
  resume_id: Optional<string>
  job_id: Optional<string>
}

/**
 * Append-only. A grant, a purchase and a refund add to the balance, a hold and a reversal take, a
 * settlement changes nothing.
 */
interface CreditEntriesTable {
  id: Generated<string>
  person_id: string
  kind: 'grant' | 'purchase' | 'hold' | 'settle' | 'refund' | 'reversal'
  amount: number
  purpose: string
  hold_id: string | null
  created_at: Stamp
}

/** A checkout that was opened, with what it promised; `paid_at` is set with its credits. */
interface PaymentsTable {
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
  paid_at: Optional<Date>
}

/** The provider's events that counted, so that none counts twice. */
interface PaymentEventsTable {
  id: string
  payment_id: string
  created_at: Stamp
}

/** Refunds that were told before their payment was, or of a payment made elsewhere. */
interface EarlyRefundsTable {
  payment_intent: string
  /** All refunds of the payment so far. */
  refunded_cents: number
  created_at: Stamp
}
