/**
 * Buying credits. A payment is written when its checkout is opened, with what was promised then; an
 * event of the provider counts once, because its id is unique in the transaction that counts it.
 * Both go with the person. A hold learns what it was spent on, for the statement.
 */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

const statements = [
  `CREATE TABLE payments (
    id uuid PRIMARY KEY,
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    session_id text NOT NULL UNIQUE,
    payment_intent text UNIQUE,
    pack text NOT NULL,
    credits integer NOT NULL CHECK (credits > 0),
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    currency text NOT NULL,
    refunded_cents integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    paid_at timestamptz
  )`,
  `CREATE INDEX payments_person ON payments (person_id)`,
  `CREATE INDEX payments_unpaid ON payments (created_at) WHERE paid_at IS NULL`,

  `CREATE TABLE payment_events (
    id text PRIMARY KEY,
    payment_id uuid NOT NULL REFERENCES payments ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX payment_events_payment ON payment_events (payment_id)`,

  `ALTER TABLE credit_entries DROP CONSTRAINT credit_entries_kind_check`,
  `ALTER TABLE credit_entries ADD CONSTRAINT credit_entries_kind_check
    CHECK (kind IN ('grant', 'purchase', 'hold', 'settle', 'refund', 'reversal'))`,

  `ALTER TABLE credit_holds
    ADD COLUMN resume_id uuid REFERENCES resumes ON DELETE SET NULL,
    ADD COLUMN job_id text`,
  `CREATE INDEX credit_holds_resume ON credit_holds (resume_id) WHERE resume_id IS NOT NULL`,
]

export const payments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
