/** The tables of who signs in, what that takes, and what a person keeps beside the resumes. */
import type { ModelProvider } from '#contract/model-providers.ts'
import type { Language } from '#domain/language/languages.ts'
import type { ColumnType, Generated } from 'kysely'

import type { Json, Optional, OptionalStamp, Stamp } from './columns.ts'

export interface PeopleTables {
  people: PeopleTable
  sessions: SessionsTable
  sign_ins: SignInsTable
  issuer_records: IssuerRecordsTable
  secrets: SecretsTable
  statements: StatementsTable
  photos: PhotosTable
  own_models: OwnModelsTable
  feeds: FeedsTable
  job_mails: JobMailsTable
  sign_up_claims: SignUpClaimsTable
  limit_buckets: LimitBucketsTable
}

/** A person is (issuer, subject), never an e-mail address. */
interface PeopleTable {
  id: Generated<string>
  issuer: string
  subject: string
  name: string | null
  email: string | null
  is_email_verified: Generated<boolean>
  created_at: Stamp
}

interface SessionsTable {
  id: Generated<string>
  person_id: string
  /** SHA-256 of the bearer token; the token itself is never stored. */
  token_hash: Buffer
  /** SHA-256 of the binding cookie; null where none was set. */
  binding_hash: Buffer | null
  user_agent: string | null
  created_at: Stamp
  last_seen_at: Stamp
  expires_at: Stamp
}

/** A sign-in under way: single use, ten minutes, bound to the browser that began it. */
interface SignInsTable {
  state_hash: Buffer
  browser_hash: Buffer
  nonce: string
  code_verifier: string
  created_at: Stamp
  expires_at: Stamp
}

/** The embedded issuer's own records. */
interface IssuerRecordsTable {
  kind: string
  id: string
  payload: Json<Record<string, unknown>>
  grant_id: string | null
  user_code: string | null
  uid: string | null
  expires_at: OptionalStamp
  consumed_at: OptionalStamp
}

interface SecretsTable {
  name: string
  value: string
}

/** Keyed hashes of the subjects and verified addresses that have had sign-up credits. */
interface SignUpClaimsTable {
  hmac: Buffer
  expires_at: Stamp
}

/** What is left of a limit that several processes share, by a hash of whom it limits. */
interface LimitBucketsTable {
  key: Buffer
  remaining: number
  at: Stamp
}

interface PhotosTable {
  person_id: string
  jpeg: Buffer
  changed_at: ColumnType<Date, Date, Date>
}

/** The language model that a person brings. */
export interface OwnModelsTable {
  person_id: string
  provider: ModelProvider
  /** Null: the provider's own address. */
  base_url: string | null
  model: string
  /** For this person, with a key of this server; null where there is none. */
  sealed_key: Buffer | null
  made_at: ColumnType<Date, Date, Date>
}

/** What a person states to have; at most one of a name is in force. */
interface StatementsTable {
  id: Generated<string>
  person_id: string
  /** A skill, or the line that was confirmed. */
  skill: string
  /** Of a line: the tailored resume, and the line's path in its original. */
  resume_id: string | null
  path: string | null
  stated_at: Stamp
  withdrawn_at: Optional<Date>
}

/** Mail about new jobs to somebody who has ever wanted it. */
interface JobMailsTable {
  person_id: string
  language: Language
  /** Before that nothing is sent. */
  due_at: Date
  /** Consecutive ones. */
  failures: Generated<number>
  /** SHA-256 of the secret by which such mail is stopped; null where none was sent. */
  stop_hash: Optional<Buffer>
}

/** A secret address: of the calendar, or of what a kept search finds. */
interface FeedsTable {
  /** SHA-256 of the secret, which itself is never stored. */
  secret_hash: Buffer
  person_id: string
  /** Null: of the calendar. */
  saved_search_id: string | null
  /** In which it tells what it tells. */
  language: Language
  made_at: Stamp
}
