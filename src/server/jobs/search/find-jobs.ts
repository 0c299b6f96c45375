/**
 * One search, leg by leg: what titles say; if that is little, what they nearly say; if that is little
 * too, what the texts say. The best of each leg go before those of the next.
 */
import type { jobQuery } from '#contract/jobs.ts'
import type { Question } from '#domain/jobs/search/question.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Kysely } from 'kysely'
import type { z } from 'zod'

import type { Tables } from '../../db/tables.ts'
import { findHits, resultsKept } from './find-hits.ts'
import type { Leg, Points } from './find-store.ts'
import { mend, mendBoldly } from './mend.ts'
import type { Results } from './results-store.ts'
import { placeBehindTitle } from './title-place.ts'
import * as ts from './tsquery.ts'
import type { Where } from './where.ts'
import { readWhere } from './where.ts'
import { wordsBeginning } from './words-store.ts'

/** With fewer than these a search looks further. */
const enough = 50

/** What is written in the language of the search goes before the same post in another. */
const ownLanguage = 1.3

export type JobQuestion = z.output<typeof jobQuery>

/** `addedAfter`: only what is new since then. */
export async function findJobs(
  db: Kysely<Tables>,
  query: JobQuestion,
  language: Language,
  now: Date,
  addedAfter: Date | null = null,
): Promise<Results> {
  const asTyped = await findAsTyped(db, query, language, now, addedAfter)
  const instead = asTyped.about.showing_results_for
  const isTaken = asTyped.ids.length > 0 && (instead === null || endsAlike(instead, query))
  if (isTaken || query.location !== '') return asTyped
  const split = await placeBehindTitle(db, query.job_title)
  if (split === null) return asTyped
  const { title, location } = split
  const there = await findAsTyped(
    db,
    { ...query, job_title: title, location },
    language,
    now,
    addedAfter,
  )
  if (there.ids.length === 0) return asTyped
  const shown = `${there.about.showing_results_for ?? title}, ${location}`
  return { ...there, about: { ...there.about, showing_results_for: shown } }
}

/** A last word that was mended may be a town that no title has. */
const endsAlike = (instead: string, { job_title: typed }: JobQuestion): boolean =>
  instead.trim().split(/\s+/).at(-1) === typed.toLowerCase().trim().split(/\s+/).at(-1)

async function findAsTyped(
  db: Kysely<Tables>,
  query: JobQuestion,
  language: Language,
  now: Date,
  addedAfter: Date | null,
): Promise<Results> {
  const where = await readWhere(db, query)
  const look = (question: Question) => {
    const leg = { ...firstLeg(question, where, query, language), now, addedAfter }
    return lookFor(db, leg, question.groups)
  }
  const first = await mend(db, query.job_title, now)
  let { instead } = first
  let ids = await look(first.question)
  if (ids.length === 0 && instead === null && where.condition === null) {
    for await (const bold of mendBoldly(db, query.job_title, now)) {
      ids = await look(bold.question)
      if (ids.length === 0) continue
      ;({ instead } = bold)
      break
    }
  }
  return {
    ids,
    about: { showing_results_for: instead, place: where.place, radius_km: where.radiusKm },
  }
}

/** Leg by leg until there is enough; of a group of posts the best stands for all. */
async function lookFor(
  db: Kysely<Tables>,
  first: Leg,
  asked: Question['groups'],
): Promise<string[]> {
  const ids = new Set<string>()
  const groups = new Set<string>()
  for await (const leg of legs(db, first, asked)) {
    for (const hit of await findHits(db, leg)) {
      if (hit.group_id !== null && groups.has(hit.group_id)) continue
      if (hit.group_id !== null) groups.add(hit.group_id)
      ids.add(hit.job_id)
    }
    if (ids.size >= enough) break
  }
  return [...ids].slice(0, resultsKept)
}

/** The ways to look for something, the narrowest first; what a wider one needs is asked for when it is due. */
async function* legs(
  db: Kysely<Tables>,
  first: Leg,
  groups: Question['groups'],
): AsyncGenerator<Leg> {
  yield first
  if (groups.length === 0) return
  const known = await wordsBeginning(db, ts.keysOf(groups))
  yield { ...first, condition: ts.all(groups.map(ts.nearTitle(known))) }
  yield { ...first, in: 'text', condition: ts.all(groups.map(ts.inText)) }
}

function firstLeg(
  question: Question,
  where: Where,
  query: JobQuestion,
  language: Language,
): Omit<Leg, 'now' | 'addedAfter'> {
  const { groups, ranks } = question
  const filter = ts.all([
    ...(where.condition === null ? [] : [where.condition]),
    ...[
      query.job_types.map((type) => ts.term(`t:${type}`)),
      query.experience_levels.map((level) => ts.term(`e:${level}`)),
      query.work_types.map((type) => ts.term(`k:${type}`)),
    ].flatMap((values) => ts.any(values) ?? []),
  ])
  return {
    in: 'title',
    condition: ts.all(groups.map(ts.inTitle)),
    filter,
    groups: groups.map(pointsOf),
    factors: factorsOf(ranks, groups.length > 0, language),
    typedWords: question.length,
    around: where.around,
    newestFirst: groups.length === 0 || query.sort === 'newest',
    language,
  }
}

function pointsOf(group: Question['groups'][number]): Points {
  const typed = ts.asTyped(group)
  const occupation = ts.asOccupation(group)
  const ways: readonly (readonly [ts.Condition | null, number])[] = [
    [occupation === null ? typed : ts.all([typed, occupation]), 1],
    [occupation, 0.9],
    [typed, 0.8],
    [ts.asNarrower(group), 0.75],
    [ts.asBeginning(group), 0.6],
    [ts.asWider(group), 0.5],
  ]
  return ways.flatMap(([condition, worth]) =>
    condition === null ? [] : [[condition, worth] as const],
  )
}

function factorsOf(ranks: Question['ranks'], isAsked: boolean, language: Language): Leg['factors'] {
  if (!isAsked) return []
  const others = (['junior', 'senior', 'lead'] as const).filter((rank) => !ranks.includes(rank))
  return [
    ...ranks.map((rank) => [ts.term(`x:${rank}`), 1.3] as const),
    // Who asks for one rank does not ask for the others.
    ...(ranks.length === 0 ? [] : others.map((rank) => [ts.term(`x:${rank}`), 0.7] as const)),
    [ts.term(`l:${language}`), ownLanguage],
  ]
}
