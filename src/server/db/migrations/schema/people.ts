/**
 * Who signs in, and what keeps the sign-in. Each process has a number, under which it holds credits and
 * keys. The buckets of limits are unlogged: after a crash of the database they begin full again.
 */
export const peopleTables: readonly string[] = [
  `CREATE TABLE people (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    issuer text NOT NULL,
    subject text NOT NULL,
    name text,
    email text,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (issuer, subject)
  )`,

  `CREATE TABLE sessions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    token_hash bytea NOT NULL UNIQUE,
    binding_hash bytea,
    user_agent text,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_seen_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX sessions_expiry ON sessions (expires_at)`,
  `CREATE INDEX sessions_person ON sessions (person_id)`,

  `CREATE TABLE sign_ins (
    state_hash bytea PRIMARY KEY,
    browser_hash bytea NOT NULL,
    nonce text NOT NULL,
    code_verifier text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  )`,

  `CREATE TABLE issuer_records (
    kind text NOT NULL,
    id text NOT NULL,
    payload jsonb NOT NULL,
    grant_id text,
    user_code text,
    uid text,
    expires_at timestamptz,
    consumed_at timestamptz,
    PRIMARY KEY (kind, id)
  )`,
  `CREATE INDEX issuer_records_expiry ON issuer_records (expires_at)`,
  `CREATE INDEX issuer_records_grant ON issuer_records (grant_id) WHERE grant_id IS NOT NULL`,
  `CREATE INDEX issuer_records_uid ON issuer_records (uid) WHERE uid IS NOT NULL`,

  `CREATE TABLE secrets (
    name text PRIMARY KEY,
    value text NOT NULL
  )`,

  `CREATE SEQUENCE process_numbers AS integer CYCLE`,

  `CREATE UNLOGGED TABLE limit_buckets (
    key bytea PRIMARY KEY,
    remaining double precision NOT NULL,
    at timestamptz NOT NULL
  )`,
  `CREATE INDEX limit_buckets_age ON limit_buckets (at)`,

  `CREATE TABLE idempotency_keys (
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    call text NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    state text NOT NULL CHECK (state IN ('running', 'done')),
    answer jsonb,
    created_at timestamptz NOT NULL DEFAULT now(),
    process integer,
    PRIMARY KEY (person_id, call, key)
  )`,
  `CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at)`,

  `CREATE TABLE departed_emails (
    email_hmac bytea PRIMARY KEY,
    expires_at timestamptz NOT NULL
  )`,
]
