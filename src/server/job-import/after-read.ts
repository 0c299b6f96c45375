/**
 * What follows from a read: when the source is read again, and whether what it gave is believed. Pure
 * but for the clock and chance it is handed.
 *
 * A board at nothing, under 30 % of what it had, or with more broken entries than jobs is held: nothing is closed, and it is read again
 * at its usual interval; only the third such read in a row is believed.
 */
import type { SourceProblem } from '#contract/source-problems.ts'

import type { ReadReport } from './read-source.ts'
import type { ReadResult, StoredSource } from './store.ts'

const lowShare = 0.3
const lowReadsBelieved = 3
/** The first pause after a failure; doubled with each, up to a day. */
const firstPauseMs = 5 * 60_000
const longestPauseMs = 86_400_000

type Before = Pick<StoredSource, 'run' | 'job_count' | 'low_reads' | 'failures' | 'rejected_count'>

interface AfterRead {
  at: Date
  /** 0…1. */
  chance: number
  minIntervalMs: number
  report: ReadReport
  /** What makes the next question conditional; null where it must not be. */
  memory: { etag: string | null; lastModified: string | null; bodyHash: Buffer | null } | null
  isWindow: boolean
}

export function afterRead(before: Before, read: AfterRead): ReadResult {
  const { at, report, isWindow } = read
  const isLow =
    !isWindow &&
    !report.isUnchanged &&
    before.job_count > 0 &&
    (report.jobs < before.job_count * lowShare || report.rejected > report.jobs)
  const lowReads = isLow ? before.low_reads + 1 : 0
  const isHeld = isLow && lowReads < lowReadsBelieved
  // A held board is read again in full.
  const memory = isHeld ? null : read.memory
  return {
    state: isHeld ? 'held' : 'read',
    problem: isHeld
      ? { code: 'few_jobs', figures: { jobs: report.jobs, before: before.job_count } }
      : null,
    dueAt: new Date(at.getTime() + read.minIntervalMs * (1 + read.chance / 10)),
    triedAt: at,
    failures: 0,
    complete: {
      run: isHeld ? before.run : before.run + 1,
      jobCount: isHeld ? before.job_count : report.jobs,
      rejectedCount: report.isUnchanged ? before.rejected_count : report.rejected,
      lowReads,
      etag: memory?.etag ?? null,
      lastModified: memory?.lastModified ?? null,
      bodyHash: memory?.bodyHash ?? null,
    },
  }
}

interface AfterFailure {
  at: Date
  chance: number
  /** What the source itself asked for. */
  retryAfterMs: number | null
  state: 'unreachable' | 'refused'
  problem: SourceProblem
}

export function afterFailure(before: Before, failure: AfterFailure): ReadResult {
  const failures = before.failures + 1
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))
  const waitMs = Math.max(pauseMs * (1 + failure.chance / 10), failure.retryAfterMs ?? 0)
  return {
    state: failure.state,
    problem: failure.problem,
    dueAt: new Date(failure.at.getTime() + waitMs),
    triedAt: failure.at,
    failures,
  }
}
