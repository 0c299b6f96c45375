/** The tables of live jobs: what a job of a source has beside a sample, and the sources. */
import type { Attribution, Salary } from '#domain/jobs/normalised.ts'
import type { ColumnType, Generated } from 'kysely'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
type OptionalStamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** A `jsonb` column with a default: read as a value, written as text. */
type DefaultJson<T> = ColumnType<T, string | undefined, string>

export interface LiveJobColumns {
  source_job_id: Optional<string>
  /** The places of this post; `location` of the first post of a group names those of all. */
  locations: DefaultJson<string[]>
  /** The link for comparing. */
  link_key: Optional<string>
  /** The id of the first post of the same job; its own where it is that. Null for samples. */
  group_id: Optional<string>
  family: Optional<string>
  /** SimHash of the text; `bigint` comes as text. */
  fingerprint: Optional<string>
  content_hash: Optional<Buffer>
  /** The read of its source from which on it was missing. */
  missing_run: Optional<number>
  valid_through: OptionalStamp
  /** False where the source gives a snippet only. */
  is_whole: Generated<boolean>
  salary: ColumnType<Salary | null, string | null | undefined, string | null>
  skills: DefaultJson<string[]>
  attribution: ColumnType<Attribution | null, string | null | undefined, string | null>
}

/** A source of jobs, such as the board of one employer, and how reading it goes. */
export interface JobSourcesTable {
  name: string
  adapter: string
  board: Generated<string>
  host: string
  /** Whether the settings still name it. */
  is_wanted: Generated<boolean>
  state: Generated<SourceState>
  /** Why it could not be read, for the operator. */
  problem: Optional<string>
  due_at: Generated<Date>
  /** When it was last tried, and when last read to the end. */
  tried_at: OptionalStamp
  read_at: OptionalStamp
  /** In a row. */
  failures: Generated<number>
  /** Complete reads so far. */
  run: Generated<number>
  job_count: Generated<number>
  rejected_count: Generated<number>
  /** Reads in a row that gave suspiciously few jobs. */
  low_reads: Generated<number>
  etag: Optional<string>
  last_modified: Optional<string>
  body_hash: Optional<Buffer>
  /** Who reads it right now, and until when that counts. */
  claim: Optional<string>
  claimed_until: OptionalStamp
  process: Optional<number>
}

/** `held`: read, and so few that nothing is closed yet. `refused`: answered, but with a refusal. */
export type SourceState = 'new' | 'read' | 'held' | 'unreachable' | 'refused'
