/**
 * One search, leg by leg: what titles say; if that is little, what they nearly say; if that is little
 * too, what the texts say. The best of each leg go before those of the next.
 */
import type { Question } from '#domain/job-search/question.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import { findHits, resultsKept } from './find-hits.ts'
import type { Leg } from './find-store.ts'
import * as ts from './tsquery.ts'
import { wordsBeginning } from './words-store.ts'

/** With fewer than these a search looks further. */
const enough = 50

/** Leg by leg until there is enough; of a group of posts the best stands for all. */
export async function lookFor(
  db: Kysely<Tables>,
  first: Leg,
  asked: Question['groups'],
  /** For jobs that do not state what a box asks for. */
  lenient: Pick<Leg, 'filter' | 'factors'>,
): Promise<{ ids: string[]; titled: number }> {
  const ids = new Set<string>()
  let titled: number | null = null
  const groups = new Set<string>()
  const add = async (leg: Leg) => {
    for (const hit of await findHits(db, leg)) {
      if (hit.group_id !== null && groups.has(hit.group_id)) continue
      if (hit.group_id !== null) groups.add(hit.group_id)
      ids.add(hit.job_id)
    }
  }
  for await (const leg of legs(db, first, asked, () => ids.size)) {
    await add(leg)
    // What does not say comes after what does, and is not lost.
    if (lenient.filter !== leg.filter)
      await add({ ...leg, ...lenient, factors: [...leg.factors, ...lenient.factors] })
    // The first leg asks the titles for all of it.
    titled ??= ids.size
    if (ids.size >= enough) break
  }
  return { ids: [...ids].slice(0, resultsKept), titled: titled ?? 0 }
}

/**
 * The ways to look for something, the narrowest first; what a wider one needs is asked for when it is due.
 * A trade has names enough: what only a text says is of other work more often than of the trade.
 */
async function* legs(
  db: Kysely<Tables>,
  first: Leg,
  groups: Question['groups'],
  found: () => number,
): AsyncGenerator<Leg> {
  yield first
  if (groups.length === 0) return
  const known = await wordsBeginning(db, ts.keysOf(groups))
  yield { ...first, condition: ts.all(groups.map(ts.nearTitle(known))) }
  const [trades, words] = [groups.filter(namesTrade), groups.filter((one) => !namesTrade(one))]
  if (words.length === 0 && found() > 0) return
  const ofTrade = words.length === 0 ? trades.map(ts.inText) : trades.map(ts.inTitle)
  yield { ...first, in: 'text', condition: ts.all([...ofTrade, ...words.map(ts.inText)]) }
}

const namesTrade = ({ occupations }: Question['groups'][number]): boolean => occupations.length > 0
