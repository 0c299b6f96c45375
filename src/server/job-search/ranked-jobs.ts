/**
 * All open jobs by what they want, kept in memory from the first time that somebody asks for the order
 * of a resume, and brought up to date each time: what was written since is read, by the number of the
 * transaction that wrote it. Jobs that closed stay in it till the day is over; the search leaves them out.
 */
import type { JobsByFit } from '#domain/scoring/jobs-by-fit.ts'
import type { ShownLevels } from '#domain/scoring/want.ts'
import { createJobIndex } from '#domain/scoring/rank.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import type { Ranking } from './find-store.ts'
import { latestChange } from './changes-store.ts'
import { wantsSince } from './store.ts'

export interface RankedJobs {
  /** Reads what is not read yet, so that nobody has to wait for it later. */
  prepare(): Promise<void>
  inOrderOf(shown: ShownLevels): Ranking
}

/** Jobs that closed take room until then. */
const mostHours = 24
const hourMs = 3_600_000
/** So many jobs are given at first, and four times as many each time that they were not enough. */
const firstCount = 1000
const moreEachTime = 4

interface Kept {
  index: JobsByFit
  madeAt: number
  /** All that older transactions wrote is in the index. */
  upTo: string
  /** What newer ones wrote and is in it, too: the number of each by job. */
  beyond: ReadonlyMap<string, string>
}

export function createRankedJobs(db: Kysely<Tables>, now: () => Date): RankedJobs {
  let kept: Kept | null = null
  let last: Promise<unknown> = Promise.resolve()

  /** One at a time: what is gone through stays as it is until the end. */
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work)
    last = done.catch(() => {}) // the caller is told; the next one only waits
    return done
  }

  const bringUpToDate = async (): Promise<JobsByFit> => {
    const at = now().getTime()
    const isOld = kept === null || at - kept.madeAt > mostHours * hourMs
    const state =
      isOld || kept === null
        ? { index: createJobIndex(), madeAt: at, upTo: '0', beyond: new Map<string, string>() }
        : kept
    const upTo = await latestChange(db)
    const beyond = new Map<string, string>()
    for await (const { job_id: id, wants, change } of wantsSince(db, state.upTo)) {
      if (BigInt(change) >= BigInt(upTo)) beyond.set(id, change)
      if (state.beyond.get(id) !== change) state.index.add(id, wants)
    }
    kept = { ...state, upTo, beyond }
    return state.index
  }

  return {
    prepare: async () => {
      await alone(bringUpToDate)
    },
    inOrderOf: (shown) => (take) =>
      alone(async () => {
        const index = await bringUpToDate()
        const ranking = index.rankFor(shown)
        for (let from = 0, count = firstCount; from < index.size; count *= moreEachTime) {
          const jobs = ranking.top(count, from)
          if (await take(jobs.map(({ id }) => id))) return
          from += count
        }
      }),
  }
}
