/**
 * The port of the order of all jobs: the best of a part of them for a resume. One process keeps all
 * jobs in one index (rank.ts); several may keep a part each and merge what each answers by share.
 */
import type { ShownLevels, Want } from './want.ts'

export type RankedJob = { id: string; share: number }

export interface JobRanking {
  /** Takes another state of the resume; only what differs is counted anew. */
  show(shown: ShownLevels): void
  /** The jobs from a place on, best first. */
  top(count: number, from?: number): RankedJob[]
}

export interface JobsByFit {
  readonly size: number
  /** Bytes of the index itself, without the identifiers of jobs. */
  readonly bytes: number
  /** Puts a job in, or another state of it, which then counts as the latest to come. */
  add(id: string, wants: readonly Want[]): void
  remove(id: string): void
  rankFor(shown: ShownLevels): JobRanking
}
