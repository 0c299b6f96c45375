/** The tables of jobs: posts, what they are found by, their sources, and what people keep of them. */
import type { SavedQuery } from '#contract/saved-searches.ts'
import type { SourceProblemCode } from '#contract/source-problems.ts'
import type { JobDetail, SearchAbout } from '#domain/jobs/job.ts'
import type { Attribution, Salary } from '#domain/posts/normalised.ts'
import type { Want } from '#domain/scoring/want.ts'
import type { Generated, GeneratedAlways } from 'kysely'

import type { DefaultJson, Json, Optional, OptionalJson, OptionalStamp, Stamp } from './columns.ts'

export interface JobTables {
  jobs: JobsTable
  job_sources: JobSourcesTable
  followed_boards: FollowedBoardsTable
  found_jobs: FoundJobsTable
  saved_searches: SavedSearchesTable
  job_search: JobSearchTable
  set_aside: SetAsideTable
  job_bodies: JobBodiesTable
  job_results: JobResultsTable
  places: PlacesTable
  job_texts_due: { job_id: string; asked: number }
  job_words: { word: string; spoken: string }
  place_names: { name: string; place_id: number }
}

interface LiveJobColumns {
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
  salary: OptionalJson<Salary>
  skills: DefaultJson<string[]>
  attribution: OptionalJson<Attribution>
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
  /** Why it could not be read: a code of `sourceProblems`, and what fills its sentence. */
  problem: Optional<SourceProblemCode>
  problem_figures: OptionalJson<Record<string, number>>
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

/** A board that somebody follows. */
interface FollowedBoardsTable {
  id: Generated<string>
  person_id: string
  source: string
  name: string
  created_at: Stamp
}

/** `held`: read, and so few that nothing is closed yet. `refused`: answered, but with a refusal. */
export type SourceState = 'new' | 'read' | 'held' | 'unreachable' | 'refused'

export interface JobsTable extends LiveJobColumns {
  id: string
  source: string
  title: string
  company: string
  location: string
  detail: Json<JobDetail>
  /** The whole post as text: what scoring and tailoring read. */
  text: string
  job_type: string | null
  experience_level: string | null
  work_type: string | null
  language: string | null
  link: string | null
  listed_at: OptionalStamp
  closed_at: OptionalStamp
  created_at: Stamp
  updated_at: Stamp
}

/** Background work that could not be done with what it was given, and by which program. */
export interface SetAsideTable {
  kind: 'job_text' | 'job_post'
  /** The id of the job. */
  subject: string
  reason: 'too_complex' | 'failed'
  program: string
  at: Stamp
}

/** What a job is found and put in order by (domain/job-search/terms.ts). */
interface JobSearchTable {
  job_id: string
  terms: string
  title: string
  length: number
  listed_at: Date | null
  language: string | null
  work_type: string | null
  latitude: number | null
  longitude: number | null
  completeness: number
  is_sample: boolean
  /** Jobs of one group are shown as one card. */
  group_id: string | null
  /** Of what made the row: an older one is made again. */
  version: number
  added_at: Stamp
}

/** Read after the title, in the background: the words of the text, and the skills that are wanted. */
interface JobBodiesTable {
  job_id: string
  words: string
  wants: Json<Want[]>
  /** The transaction that wrote the row. */
  change: Generated<string>
}

/** The results of a question, best first, for the pages that follow. */
interface JobResultsTable {
  person_id: string
  question: Buffer
  ids: string[]
  about: Json<SearchAbout>
  created_at: Date
}

interface PlacesTable {
  id: number
  name: string
  country: string
  latitude: number
  longitude: number
  population: number
  /** Codes with blanks between. */
  regions: string
}

/** A job that a person found elsewhere: theirs alone. */
export interface FoundJobsTable {
  id: string
  person_id: string
  link: string
  link_key: string
  detail: Json<JobDetail>
  detail_bytes: GeneratedAlways<number>
  text: string
  /** What gave it: an adapter's source, the page's data, its marks, its text, or the person. */
  read_by: 'source' | 'data' | 'marks' | 'text' | 'person'
  read_at: Stamp
  created_at: Stamp
}

/** A search that a person keeps. */
interface SavedSearchesTable {
  id: Generated<string>
  person_id: string
  query: Json<SavedQuery>
  created_at: Stamp
  seen_at: Stamp
  /** New jobs of it are mailed: what came before has been told. Null where they are not. */
  mailed_until: OptionalStamp
}
