/**
 * The hits of one leg: of the newest days first, then of as many more as should be enough, at last of all
 * that is left. So of a common word little more is read than is wanted, and for a rare one the index is
 * asked two or three times, each of which costs its setting out.
 */
import type { Ages } from '#domain/job-search/days.ts'
import { firstAges, nextAges } from '#domain/job-search/days.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import type { Hit, Leg } from './find-store.ts'
import { hitsIn, newestBefore } from './find-store.ts'

/** So many of the newest hits are found, put in order and kept. */
export const resultsKept = 500

/**
 * The newest hits, the best of them first. In the order of a resume they are the best of all, also where
 * there are more than are kept.
 */
export async function findHits(db: Kysely<Tables>, leg: Leg): Promise<Hit[]> {
  const newest = await findNewest(db, leg)
  if (leg.ranking === null || newest.length < resultsKept) return newest
  const best = new Map((await leg.ranking(leg)).map((hit) => [hit.job_id, hit]))
  // Jobs whose text is not read yet have no place in it.
  for (const hit of newest) if (best.size < resultsKept) best.set(hit.job_id, hit)
  return [...best.values()]
}

async function findNewest(db: Kysely<Tables>, leg: Leg): Promise<Hit[]> {
  const hits: Hit[] = []
  let { now: newest } = leg
  const look = async (kind: 'days' | 'rest', ages: Ages): Promise<void> => {
    hits.push(...(await hitsIn(db, leg, { kind, ages, newest }, resultsKept - hits.length)))
  }
  if (leg.condition === null && leg.filter === null) {
    await look('rest', { from: 0, to: 0 })
    return order(hits, leg)
  }
  let ages = firstAges
  await look('days', ages)
  if (hits.length === 0) {
    // Where none has come for days, the last ones say nothing: they are counted from the newest job.
    newest = (await newestBefore(db, leg.now)) ?? leg.now
    if (leg.now.getTime() - newest.getTime() > dayMs) await look('days', ages)
  }
  while (hits.length < resultsKept) {
    const next = nextAges(newest, ages, hits.length, resultsKept)
    await look(next === null ? 'rest' : 'days', next ?? { from: 0, to: ages.to })
    if (next === null) break
    ages = next
  }
  return order(hits, leg)
}

const dayMs = 86_400_000

function order(hits: readonly Hit[], { order: by }: Leg): Hit[] {
  return hits.toSorted((a, b) =>
    by === 'newest'
      ? byAge(a, b) || byLanguage(a, b) || byId(a, b)
      : byAsked(a, b) || b.rank - a.rank || byLanguage(a, b) || byAge(a, b) || byId(a, b),
  )
}

/** What bears no date comes last. */
const byAge = (a: Hit, b: Hit): number =>
  (b.listed_at?.getTime() ?? 0) - (a.listed_at?.getTime() ?? 0)
const byAsked = (a: Hit, b: Hit): number => Number(b.is_as_asked) - Number(a.is_as_asked)
const byLanguage = (a: Hit, b: Hit): number => Number(b.is_own_language) - Number(a.is_own_language)
const byId = (a: Hit, b: Hit): number => (a.job_id < b.job_id ? -1 : 1)
