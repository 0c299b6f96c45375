/** Refunds told before their payment: Stripe promises no order, and repeats late what was not heard. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const earlyRefunds: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      CREATE TABLE early_refunds (
        payment_intent text PRIMARY KEY,
        refunded_cents integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`.execute(db)
  },
}
