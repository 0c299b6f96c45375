/**
 * The hits of a leg that fit a resume best, of all that there are. Jobs are gone through from the best one
 * down until enough are hits; where hits are too rare for that, all of them are found and put in order.
 */
import type { JobRanking } from '#domain/scoring/jobs-by-fit.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import { resultsKept } from './find-hits.ts'
import type { Hit, Leg } from './find-store.ts'
import { allHits, hitsAmong } from './find-store.ts'

/** So many jobs are gone through at first, and four times as many each time that they were not enough. */
const firstCount = 1000
const moreEachTime = 4

/** `size`: of all jobs in the order. */
export async function bestHits(
  db: Kysely<Tables>,
  leg: Leg,
  ranking: JobRanking,
  size: number,
): Promise<Hit[]> {
  const hitsOf = async (ids: readonly string[]): Promise<Hit[]> => {
    const hits = new Map((await hitsAmong(db, leg, ids)).map((hit) => [hit.job_id, hit]))
    return ids.flatMap((id) => hits.get(id) ?? [])
  }
  // Going through so many finds enough where the hits are more than as many: then both ways cost the same.
  const most = Math.min(size, Math.ceil(Math.sqrt(resultsKept * size)))
  const best: Hit[] = []
  for (let from = 0, step = firstCount; from < most; step *= moreEachTime) {
    const count = Math.min(step, most - from)
    const jobs = ranking.top(count, from)
    best.push(...(await hitsOf(jobs.map(({ id }) => id))))
    if (best.length >= resultsKept) return best.slice(0, resultsKept)
    from += count
    if (from === size) return best
    // Further down they are hardly denser.
    if ((best.length / from) * most < resultsKept) break
  }
  const all = ranking.among(await allHits(db, leg)).slice(0, resultsKept)
  return hitsOf(all.map(({ id }) => id))
}
