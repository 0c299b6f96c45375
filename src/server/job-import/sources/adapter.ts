/**
 * The port of sources. An adapter knows how one service speaks: where a board is asked for, how its
 * answer is read, and on what terms. It keeps no state, writes nothing and trusts nothing: what is no
 * job in its answer is counted and left out, and no answer makes it throw.
 *
 * Adding a source is one file in `adapters/`, most often of a `listSource`, one fixture beside it, and a
 * line in `adapters.ts`; the suite then holds it to all of this (docs/jobs.md).
 */
import type { Attribution, FoundJob } from '#domain/posts/normalised.ts'

/**
 * A board of one employer, which names every open job; a feed of many, or an answer to a question, which
 * are windows on the newest.
 */
type SourceKind = 'board' | 'feed' | 'query'

/** One question to a source. */
export interface Ask {
  url: string
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  /** Media types of a good answer; JSON unless told. */
  types?: readonly string[]
  totalMs?: number
  limitBytes?: number
  /** Where in its list this stands, as its adapter counts; nobody else reads it. */
  page?: number
}

/** What is read: a board by its name, with the key of its source where one is wanted. */
export interface Target {
  board: string
  /** As given in JOB_SOURCE_KEYS; empty where none is. */
  key: string
}

export interface Parsed {
  jobs: FoundJob[]
  /** Entries that are no job. */
  rejected: number
  /** The fields by which that was seen, where entries have fields. */
  broken?: string[]
  /** The next page; null at the end. */
  next: Ask | null
}

/** Where a job stands: its board and its name there. */
export interface Posting {
  board: string
  sourceJobId: string
}

export interface Adapter {
  /** As settings name it. */
  id: string
  /** As people know it. */
  name: string
  kind: SourceKind
  /** Shown on card and detail; null where only the operator knows who stands behind it. */
  attribution: Attribution | null
  /** Between two reads; never less, whatever the settings say. */
  minIntervalMs: number
  /** Whether a key is needed, and what it looks like in JOB_SOURCE_KEYS. */
  keyForm?: string
  /** What stands behind the colon in JOB_SOURCES, where it is more than a name. */
  boardForm?: string
  /** Whether `board` names a board of this source. */
  isBoard(board: string): boolean
  /** The first question of a read. */
  plan(target: Target): Ask
  /** Reads one answer. Null where it is no answer of this source at all: then nothing is believed. */
  parse(answer: string, from: { target: Target; ask: Ask }): Parsed | null
  /** For sources whose list lacks the post: the question for one job, and the job with it. */
  fill?: {
    ask(job: FoundJob, target: Target): Ask
    parse(answer: string, job: FoundJob): FoundJob | null
  }
  /** The posting behind an address that somebody pasted, where it is one of this source. */
  owns?(url: URL): Posting | null
  /** The question for one posting, and the job in its answer. */
  one?: {
    ask(posting: Posting): Ask
    parse(answer: string, posting: Posting): FoundJob | null
  }
  /** A token asked for before the first page, where keys are not sent themselves. */
  token?: {
    ask(target: Target): Ask
    /** The headers that every question then bears. */
    parse(answer: string): Readonly<Record<string, string>> | null
  }
}
