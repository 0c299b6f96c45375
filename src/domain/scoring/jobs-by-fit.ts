/**
 * The port of the order of all jobs: the best of a part of them for a resume. One process keeps all
 * jobs in one index (rank.ts); several may keep a part each and merge what each answers by share.
 */
import type { ShownLevels, Want } from './want.ts'

export type RankedJob = { id: string; share: number }

/** The order of the jobs as they were when it was asked for, whatever comes and goes since. */
export interface JobRanking {
  /** The jobs from a place on, best first. */
  top(count: number, from?: number): RankedJob[]
  /** Those of these jobs that are in the order, best first. */
  among(ids: readonly string[]): RankedJob[]
}

export interface JobsByFit {
  readonly size: number
  /** Bytes of the index. */
  readonly bytes: number
  /** Puts a job in, or another state of it, which then counts as the latest to come. */
  add(id: string, wants: readonly Want[]): void
  remove(id: string): void
  rankFor(shown: ShownLevels): JobRanking
}
