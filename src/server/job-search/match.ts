/**
 * The order of a search by how much of what each job wants a resume shows. The order is free; the
 * number is not told, it is what a quick score costs a credit for. Of jobs that have one, that is the order.
 */
import type { ShownLevels } from '#domain/scoring/want.ts'
import { shareOf } from '#domain/scoring/want.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import { wantsOfJobs } from './store.ts'

/**
 * The score of a job reads more of its text than the order of all does: those that are shown with one
 * change places among themselves, so that what is shown falls.
 */
export function inOrderOfScores(
  ids: readonly string[],
  scores: ReadonlyMap<string, number>,
): string[] {
  const scored = ids
    .filter((id) => scores.has(id))
    .toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
  return ids.map((id) => (scores.has(id) ? (scored.shift() ?? id) : id))
}

/** Jobs whose text is not read yet, or wants no known skill, come last, in the order they had. */
export async function orderByMatch(
  db: Kysely<Tables>,
  shown: ShownLevels,
  ids: readonly string[],
): Promise<string[]> {
  const wants = await wantsOfJobs(db, ids)
  const shares = new Map(
    ids.map((id) => {
      const wanted = wants.get(id) ?? []
      return [id, wanted.length === 0 ? -1 : shareOf(wanted, shown)]
    }),
  )
  return ids.toSorted((a, b) => (shares.get(b) ?? -1) - (shares.get(a) ?? -1))
}
