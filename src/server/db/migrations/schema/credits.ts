/**
 * Credits, what they are held for, and payments. A payment is written when its checkout is opened, with
 * what was promised then; an event of the provider counts once, because its id is unique in the
 * transaction that counts it. A refund may be told before its payment: Stripe promises no order.
 */
export const creditsTables: readonly string[] = [
  `CREATE TABLE credit_accounts (
    person_id uuid PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    balance integer NOT NULL DEFAULT 0 CHECK (balance >= 0)
  )`,

  `CREATE TABLE credit_holds (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    cost integer NOT NULL CHECK (cost > 0),
    purpose text NOT NULL,
    state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'settled', 'refunded')),
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    resume_id uuid REFERENCES resumes ON DELETE SET NULL,
    job_id text,
    process integer
  )`,
  `CREATE INDEX credit_holds_open ON credit_holds (expires_at) WHERE state = 'held'`,
  `CREATE INDEX credit_holds_person ON credit_holds (person_id)`,
  `CREATE INDEX credit_holds_resume ON credit_holds (resume_id) WHERE resume_id IS NOT NULL`,

  `CREATE TABLE credit_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('grant', 'purchase', 'hold', 'settle', 'refund', 'reversal')),
    amount integer NOT NULL CHECK (amount >= 0),
    purpose text NOT NULL,
    hold_id uuid REFERENCES credit_holds ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE UNIQUE INDEX credit_entries_once ON credit_entries (hold_id, kind)
      WHERE hold_id IS NOT NULL`,
  `CREATE INDEX credit_entries_person ON credit_entries (person_id, id)`,

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

  `CREATE TABLE early_refunds (
    payment_intent text PRIMARY KEY,
    refunded_cents integer NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
]
