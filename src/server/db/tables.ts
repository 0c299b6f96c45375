/**
 * The tables, as kysely sees them: what `migrations/` made of the database. Rows never leave a
 * `store.ts`; this file gives names and column types and nothing else.
 */
import type { KeptReading } from '#contract/readings.ts'
import type { Scan, ScanFailure } from '#contract/scans.ts'
import type { TailoringRecord } from '#contract/tailoring.ts'
import type { Letter } from '#domain/letter/letter.ts'
import type { TranslationMarks } from '#contract/translation.ts'
import type { DateKind } from '#domain/resume/date-kinds.ts'
import type { JobStatus } from '#domain/resume/status.ts'
import type { Language } from '#domain/language/languages.ts'
import type { DesignName } from '#domain/resume/designs.ts'
import type { Accent, Typeface } from '#domain/resume/look.ts'
import type { Layout, Paper, Resume, ResumeContent, MissingReason } from '#domain/resume/resume.ts'
import type { RevisionKind } from '#domain/resume/revisions.ts'
import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  Kysely,
  Transaction as TransactionOf,
} from 'kysely'

import type { Json, Optional, OptionalJson, OptionalStamp, Stamp } from './columns.ts'
import type { CreditTables } from './credit-tables.ts'
import type { JobTables } from './job-tables.ts'
import type { PeopleTables } from './people-tables.ts'

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>
/** Where only a transaction will do. */
export type Transaction = TransactionOf<Tables>

export interface Tables extends PeopleTables, CreditTables, JobTables {
  resumes: ResumesTable
  revisions: RevisionsTable<Resume>
  letter_revisions: RevisionsTable<Letter>
  readings: ReadingsTable
  tailorings: TailoringsTable
  translations: TranslationsTable
  settled_changes: SettledChangesTable
  decisions: DecisionsTable
  application_dates: ApplicationDatesTable
  status_changes: StatusChangesTable
  contacts: ContactsTable
  sent_copies: SentCopiesTable
  letters: LettersTable
  scans: ScansTable
  idempotency_keys: IdempotencyKeysTable
  quick_scores: QuickScoresTable
}

export interface ResumesTable {
  id: Generated<string>
  person_id: string
  created_at: Stamp
  updated_at: Stamp
  /** Set while the resume is in the trash. */
  deleted_at: OptionalStamp
  version: Generated<number>
  content: Json<ResumeContent>
  company_name: Generated<string>
  job_title: Generated<string>
  job_status: Generated<JobStatus>
  is_base: Generated<boolean>
  notes: Generated<string>
  /** May name a resume that is gone: no foreign key. */
  original_resume_id: string | null
  job_id: string | null
  job_identifier: string | null
  job_description: string | null
  resume_language: Generated<Language>
  score: number | null
  /** Why a resume with a job has no score. */
  score_missing: MissingReason | null
  nice_to_have_skills: ColumnType<string[], string | undefined, string>
  layout: Generated<Layout>
  paper: Generated<Paper>
  /** Null: the layout's first. */
  design: DesignName | null
  shows_photo: Generated<boolean>
  accent: Generated<Accent>
  /** Null: the layout's own. */
  typeface: Typeface | null
  tightness: Generated<number>
  /** The resume this one was made from, as it stood then; Show Edits compares with it. */
  original_content: OptionalJson<Resume>
  /** Of the content and the original, written by the database. */
  content_bytes: GeneratedAlways<number>
  /** What its saved states say, in bytes. */
  history_bytes: Generated<string>
}

/** Every save is a row, but for autosaves that one run folds into one: the document as it left it. */
interface RevisionsTable<State> {
  resume_id: string
  version: number
  saved_at: Stamp
  name: string | null
  kind: Generated<RevisionKind>
  /** The open editor that an autosave came from. */
  writer: string | null
  /** When its run of autosaves began; otherwise when it was saved. */
  began_at: Stamp
  state: Json<State>
  /** Saved where no room was left: the next such save takes its place. */
  without_room: Generated<boolean>
  state_bytes: GeneratedAlways<number>
}

/** What the reader said of an uploaded file beside its resume. */
interface ReadingsTable {
  resume_id: string
  reading: Json<KeptReading>
  reading_bytes: GeneratedAlways<number>
}

/** A scan that waits to be read; its file is let go once a resume was made of it. */
interface ScansTable {
  id: Generated<string>
  person_id: string
  file_name: string
  bytes: ColumnType<Buffer | null, Uint8Array, Uint8Array | null>
  bytes_hash: Buffer
  paper: Paper
  state: Generated<Scan['state']>
  page: Generated<number>
  pages: Generated<number>
  /** How often it was begun without an end. */
  tries: Generated<number>
  failure: Optional<ScanFailure>
  resume_id: Optional<string>
  created_at: Stamp
  /** When it took its place in the queue. */
  queued_at: Stamp
}

interface TailoringsTable {
  resume_id: string
  record: Json<TailoringRecord>
  record_bytes: GeneratedAlways<number>
}

interface TranslationsTable {
  resume_id: string
  from_language: Language
  marks: Json<TranslationMarks>
  marks_bytes: GeneratedAlways<number>
}

interface DecisionsTable {
  resume_id: string
  change_id: string
  state: 'accepted' | 'left_out' | 'waiting'
  value: string | null
  decided_at: Stamp
}

interface ApplicationDatesTable {
  id: Generated<string>
  resume_id: string
  kind: DateKind
  day: string
  time: string | null
  note: Generated<string>
  changed_at: Stamp
}

interface StatusChangesTable {
  resume_id: string
  status: JobStatus
  changed_at: Stamp
}

interface ContactsTable {
  id: Generated<string>
  resume_id: string
  name: string
  role: string
  email: string
  phone: string
  note: string
}

/** What was sent with an application: a version of its history, and the letter as it was. */
interface SentCopiesTable {
  resume_id: string
  sent_at: Date
  version: number
  letter: ColumnType<Letter | null, string | null, string | null>
  letter_bytes: GeneratedAlways<number>
}

interface SettledChangesTable {
  resume_id: string
  key: string
}

interface LettersTable {
  resume_id: string
  letter: Json<Letter>
  written_at: Date
  version: Generated<number>
  letter_bytes: GeneratedAlways<number>
  history_bytes: Generated<string>
}

interface IdempotencyKeysTable {
  person_id: string
  call: string
  key: string
  /** SHA-256 of the request: a key used for another request is refused. */
  request_hash: Buffer
  state: 'running' | 'done'
  answer: ColumnType<unknown, string | null | undefined, string | null>
  answer_bytes: GeneratedAlways<number>
  /** The process at work on it; null where there is only one. */
  process: number | null
  created_at: Stamp
}

/** A score once paid for: once per person, resume content and job. */
interface QuickScoresTable {
  person_id: string
  resume_id: string
  content_hash: Buffer
  job_id: string
  score: number
  nice_to_add: Json<string[]>
  nice_to_add_bytes: GeneratedAlways<number>
  created_at: Stamp
}
