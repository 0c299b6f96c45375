/**
 * One search, leg by leg: what titles say; if that is little, what they nearly say; if that is little
 * too, what the texts say. The best of each leg go before those of the next.
 */
import { widerTypes } from '#domain/jobs/job-kinds.ts'
import type { jobQuery } from '#contract/jobs.ts'
import type { Question } from '#domain/job-search/question.ts'
import { saysNothing } from '#domain/job-search/question.ts'
import { unstated } from '#domain/job-search/terms.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Kysely } from 'kysely'
import type { z } from 'zod'

import type { Tables } from '../db/tables.ts'
import { findHits, resultsKept } from './find-hits.ts'
import type { Leg } from './find-store.ts'
import { fewAreLive } from './find-store.ts'
import { asAskedOf, factorsOf, pointsOf, unstatedFactors } from './leg-order.ts'
import type { Ticked } from './leg-order.ts'
import { mend, mendBoldly } from './mend.ts'
import type { Results } from './results-store.ts'
import { titlesIn, withMendedPlace, withPlaceBehind, withTypedKinds } from './other-readings.ts'
import * as ts from './tsquery.ts'
import type { Where } from './where.ts'
import { readWhere } from './where.ts'
import { wordsBeginning } from './words-store.ts'

/** With fewer than these a search looks further. */
const enough = 50

export type JobQuestion = z.output<typeof jobQuery>

/** `addedAfter`: only what is new since then. `ranking`: the order of a resume. */
export async function findJobs(
  db: Kysely<Tables>,
  query: JobQuestion,
  language: Language,
  now: Date,
  { addedAfter = null, ranking = null }: Partial<Pick<Leg, 'addedAfter' | 'ranking'>> = {},
): Promise<Results> {
  if (saysNothing(query.job_title)) return nothing
  const withSamples = await fewAreLive(db)
  const looking = { language, now, ranking, withSamples, ticked: tickedIn(query) }
  const ask: Ask = (asked) => findAsTyped(db, asked, { ...looking, addedAfter })
  const askLeniently: Ask = (asked) =>
    findAsTyped(db, asked, { ...looking, ticked: tickedIn(asked), addedAfter })
  // How a question is read does not hang on what is new.
  const judge: Ask = (asked) => findAsTyped(db, asked, { ...looking, addedAfter: null })
  const asks = { ask, judge: addedAfter === null ? null : judge }
  const kinds = withTypedKinds(query)
  if (kinds === null) return findInPlace(db, query, asks)
  const asTyped = await ask(query)
  let meant = await findInPlace(db, kinds.query, asks)
  // Rather jobs that do not say their kind than none.
  if (meant.ids.length === 0 && asTyped.ids.length === 0)
    meant = await findInPlace(db, kinds.query, { ask: askLeniently, judge: null })
  if (meant.ids.length === 0) return asTyped
  // Titles that say it themselves are what was asked for, whatever box their kind is in.
  const saying = query.sort === 'best' ? asTyped.ids.slice(0, asTyped.titled) : []
  const ids = [...new Set([...meant.ids, ...saying])].slice(0, resultsKept)
  const instead = meant.about.showing_results_for ?? kinds.query.job_title
  return { ids, about: { ...meant.about, showing_results_for: named(instead, kinds.beside) } }
}

/** A title of signs alone is in no job: all of them would be an answer to another question. */
const nothing: Results = {
  ids: [],
  about: { showing_results_for: null, place: null, radius_km: null, read_as: null },
}

/** The groups of boxes in which the person has ticked one; a kind that was typed is meant strictly. */
const tickedIn = ({ job_types, experience_levels, work_types }: JobQuestion): Ticked => ({
  types: job_types.length > 0,
  levels: experience_levels.length > 0,
  kinds: work_types.length > 0,
})

type Ask = (query: JobQuestion) => Promise<AsTyped>
interface AsTyped extends Results {
  /** So many of the first have in their titles what was asked for. */
  titled: number
}

/** As it stands where titles say it, else with a place behind the title or one that was mended. */
async function findInPlace(
  db: Kysely<Tables>,
  query: JobQuestion,
  { ask, judge }: { ask: Ask; judge: Ask | null },
): Promise<Results> {
  const asTyped = await ask(query)
  if (isTaken(asTyped, query)) return asTyped
  if (judge !== null && isTaken(await judge(query), query)) return asTyped
  const other =
    (await withPlaceBehind(db, query)) ??
    (asTyped.ids.length === 0 ? await withMendedPlace(db, query) : null)
  if (other === null) return (await findEither(query, [], ask)) ?? asTyped
  const there = await ask(other.query)
  if (there.titled === 0) {
    const either = await findEither(other.query, other.beside, ask)
    if (either !== null) return either
  }
  const isBetter = there.titled > 0 || asTyped.ids.length === 0
  if (there.ids.length === 0 || !isBetter) return asTyped
  const title = there.about.showing_results_for ?? other.query.job_title
  return { ...there, about: { ...there.about, showing_results_for: named(title, other.beside) } }
}

/** `Koch oder Kellner`: the best of each in turn. Null where it is one title, or no title has any. */
async function findEither(
  query: JobQuestion,
  beside: readonly string[],
  ask: Ask,
): Promise<Results | null> {
  const lists: { title: string; found: AsTyped }[] = []
  for (const title of titlesIn(query.job_title)) {
    const found = await ask({ ...query, job_title: title })
    if (found.titled > 0) lists.push({ title: found.about.showing_results_for ?? title, found })
  }
  const [first] = lists
  if (first === undefined) return null
  const longest = Math.max(...lists.map(({ found }) => found.titled))
  const inTurn = Array.from({ length: longest }, (_, at) =>
    lists.flatMap(({ found }) => found.ids.slice(0, found.titled)[at] ?? []),
  )
  const titles = lists.map(({ title }) => title).join(' / ')
  return {
    ids: [...new Set(inTurn.flat())].slice(0, resultsKept),
    about: { ...first.found.about, showing_results_for: named(titles, beside) },
  }
}

function isTaken({ titled, about }: AsTyped, query: JobQuestion): boolean {
  const instead = about.showing_results_for
  return titled > 0 && (instead === null || endsAlike(instead, query))
}

const named = (title: string, beside: readonly string[]): string =>
  [title, ...beside].filter((words) => words.trim() !== '').join(', ')

/** A last word that was mended may be a town that no title has. */
const endsAlike = (instead: string, { job_title: typed }: JobQuestion): boolean =>
  instead.trim().split(/\s+/).at(-1) === typed.toLowerCase().trim().split(/\s+/).at(-1)

async function findAsTyped(
  db: Kysely<Tables>,
  query: JobQuestion,
  {
    ticked,
    ...looking
  }: Pick<Leg, 'language' | 'now' | 'addedAfter' | 'ranking' | 'withSamples'> & {
    ticked: Ticked
  },
): Promise<AsTyped> {
  const { language, now } = looking
  const where = await readWhere(db, query, language)
  const look = (question: Question) => {
    const leg = { ...firstLeg(question, where, query, language), ...looking }
    const lenient = { filter: filterOf(query, where, ticked), factors: unstatedFactors(ticked) }
    return lookFor(db, leg, question.groups, lenient)
  }
  const first = await mend(db, query.job_title, now)
  let { instead } = first
  let { ids, titled } = await look(first.question)
  if (ids.length === 0 && where.condition === null) {
    for await (const bold of mendBoldly(db, instead ?? query.job_title, query.job_title, now)) {
      ;({ ids, titled } = await look(bold.question))
      if (ids.length === 0) continue
      ;({ instead } = bold)
      break
    }
  }
  return {
    ids,
    titled,
    about: {
      showing_results_for: ids.length === 0 ? null : instead,
      place: where.place,
      radius_km: where.radiusKm,
      read_as: where.readAs,
    },
  }
}

/** Leg by leg until there is enough; of a group of posts the best stands for all. */
async function lookFor(
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
  for await (const leg of legs(db, first, asked)) {
    await add(leg)
    // The first leg asks the titles for all of it.
    titled ??= ids.size
    // What does not say comes after what does, and is not lost.
    if (lenient.filter !== leg.filter)
      await add({ ...leg, ...lenient, factors: [...leg.factors, ...lenient.factors] })
    if (ids.size >= enough) break
  }
  return { ids: [...ids].slice(0, resultsKept), titled: titled ?? 0 }
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
): Omit<Leg, 'now' | 'addedAfter' | 'ranking' | 'withSamples'> {
  const { groups, ranks } = question
  return {
    in: 'title',
    condition: ts.all(groups.map(ts.inTitle)),
    filter: filterOf(query, where),
    groups: groups.map(pointsOf),
    factors: factorsOf(ranks, groups.length > 0, language),
    typedWords: question.length,
    asAsked: asAskedOf(question),
    around: where.around,
    order: orderOf(query, where, groups.length > 0),
    language,
  }
}

/** Without a place there is nothing to be near to; without a title all fit alike. */
const orderOf = ({ sort }: JobQuestion, { around }: Where, hasTitle: boolean): Leg['order'] => {
  if (sort === 'nearest' && around.length > 0) return sort
  return hasTitle && sort !== 'newest' ? 'best' : 'newest'
}

/** `lenient`: the groups of boxes that a job meets as well where it does not state them. */
function filterOf(
  query: JobQuestion,
  where: Where,
  lenient: Ticked = { types: false, levels: false, kinds: false },
): Leg['filter'] {
  const workTypes = query.work_types.length > 0 ? query.work_types : where.workTypes
  const jobTypes = query.job_types.length > 0 ? query.job_types : where.jobTypes
  const group = (mark: string, values: readonly string[], isLenient: boolean) =>
    (isLenient ? [...values, unstated] : values).map((value) => ts.term(`${mark}:${value}`))
  return ts.all([
    ...(where.condition === null ? [] : [where.condition]),
    ...[
      group(
        't',
        jobTypes.flatMap((type) => [type, ...(widerTypes[type] ?? [])]),
        lenient.types,
      ),
      group('e', query.experience_levels, lenient.levels),
      group('k', workTypes, lenient.kinds),
    ].flatMap((values) => ts.any(values) ?? []),
  ])
}
