/**
 * The first schema. Written in SQL, because that is what will be read when something is wrong.
 * Everything that belongs to a person goes with the person (`ON DELETE CASCADE`).
 */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

const statements = [
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
  `CREATE INDEX sessions_person ON sessions (person_id)`,
  `CREATE INDEX sessions_expiry ON sessions (expires_at)`,

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
  `CREATE INDEX issuer_records_grant ON issuer_records (grant_id) WHERE grant_id IS NOT NULL`,
  `CREATE INDEX issuer_records_uid ON issuer_records (uid) WHERE uid IS NOT NULL`,
  `CREATE INDEX issuer_records_expiry ON issuer_records (expires_at)`,

  `CREATE TABLE secrets (
    name text PRIMARY KEY,
    value text NOT NULL
  )`,

  `CREATE TABLE resumes (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
    content jsonb NOT NULL,
    company_name text NOT NULL DEFAULT '',
    job_title text NOT NULL DEFAULT '',
    job_status text NOT NULL DEFAULT 'created',
    is_base boolean NOT NULL DEFAULT false,
    notes text NOT NULL DEFAULT '' CHECK (char_length(notes) <= 10000),
    original_resume_id uuid,
    job_id text,
    job_identifier text,
    job_description text,
    resume_language text NOT NULL DEFAULT 'en',
    score smallint CHECK (score BETWEEN 1 AND 100),
    nice_to_have_skills jsonb NOT NULL DEFAULT '[]',
    layout text NOT NULL DEFAULT 'ats-vanilla',
    paper text NOT NULL DEFAULT 'a4',
    original_content jsonb
  )`,
  `CREATE INDEX resumes_person ON resumes (person_id, is_base DESC, created_at DESC)
    WHERE deleted_at IS NULL`,
  `CREATE INDEX resumes_trash ON resumes (deleted_at) WHERE deleted_at IS NOT NULL`,

  `CREATE TABLE revisions (
    resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
    version integer NOT NULL,
    saved_at timestamptz NOT NULL DEFAULT now(),
    name text,
    state jsonb NOT NULL,
    PRIMARY KEY (resume_id, version)
  )`,

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
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX credit_holds_open ON credit_holds (expires_at) WHERE state = 'held'`,
  `CREATE INDEX credit_holds_person ON credit_holds (person_id)`,

  `CREATE TABLE credit_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('grant', 'hold', 'settle', 'refund')),
    amount integer NOT NULL CHECK (amount >= 0),
    purpose text NOT NULL,
    hold_id uuid REFERENCES credit_holds ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX credit_entries_person ON credit_entries (person_id, id)`,
  `CREATE UNIQUE INDEX credit_entries_once ON credit_entries (hold_id, kind)
    WHERE hold_id IS NOT NULL`,

  `CREATE TABLE idempotency_keys (
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    call text NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    state text NOT NULL CHECK (state IN ('running', 'done')),
    answer jsonb,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (person_id, call, key)
  )`,
  `CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at)`,

  `CREATE TABLE jobs (
    id text PRIMARY KEY,
    source text NOT NULL,
    title text NOT NULL,
    company text NOT NULL,
    location text NOT NULL DEFAULT '',
    detail jsonb NOT NULL,
    text text NOT NULL,
    job_type text,
    experience_level text,
    work_type text,
    language text,
    link text,
    listed_at timestamptz,
    closed_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX jobs_open ON jobs (listed_at DESC NULLS LAST, id) WHERE closed_at IS NULL`,

  `CREATE TABLE quick_scores (
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
    content_hash bytea NOT NULL,
    job_id text NOT NULL,
    score smallint NOT NULL CHECK (score BETWEEN 1 AND 100),
    nice_to_add jsonb NOT NULL DEFAULT '[]',
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (person_id, content_hash, job_id)
  )`,
  `CREATE INDEX quick_scores_resume ON quick_scores (resume_id)`,

  `CREATE TABLE departed_emails (
    email_hmac bytea PRIMARY KEY,
    expires_at timestamptz NOT NULL
  )`,
]

export const start: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
