/** One search: the ways to read its question, tried one after the other. */
import { widerTypes } from '#domain/jobs/job-kinds.ts'
import type { jobQuery } from '#contract/jobs.ts'
import type { Question } from '#domain/job-search/question.ts'
import { saysNothing } from '#domain/job-search/question.ts'
import { spelledOut } from '#domain/job-search/abbreviations.ts'
import { unstated } from '#domain/job-search/terms.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Kysely } from 'kysely'
import type { z } from 'zod'

import type { Tables } from '../db/tables.ts'
import { resultsKept } from './find-hits.ts'
import type { Ask, AsTyped } from './find-in-place.ts'
import { findInPlace, saying } from './find-in-place.ts'
import type { Leg } from './find-store.ts'
import { fewAreLive } from './find-store.ts'
import { asAskedOf, factorsOf, pointsOf, unstatedFactors } from './leg-order.ts'
import type { Ticked } from './leg-order.ts'
import { lookFor } from './legs.ts'
import { mend, mendBoldly } from './mend.ts'
import type { Results } from './results-store.ts'
import { withTypedKinds } from './other-readings.ts'
import * as ts from './tsquery.ts'
import type { Where } from './where.ts'
import { readWhere } from './where.ts'

/** Of the words of a question, the least sure first. */
const mayLeaveOut = 3

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
  // And nobody is told of something new that is not quite what they asked for.
  const asks =
    addedAfter === null ? { ask, judge: null, mayLeaveOut } : { ask, judge, mayLeaveOut: 0 }
  const kinds = withTypedKinds(query)
  if (kinds === null) return findInPlace(db, query, asks)
  const asTyped = await ask(query)
  let meant = await findInPlace(db, kinds.query, asks)
  if (meant.titled === 0 && asTyped.titled === 0) {
    // Rather jobs that do not say their kind than none, and rather those of another than other work.
    meant = orBetter(
      meant,
      await findInPlace(db, kinds.query, { ...asks, ask: askLeniently, judge: null }),
    )
    if (meant.titled === 0 && addedAfter === null) {
      const { job_title: title } = kinds.query
      const any = await findInPlace(db, { ...query, job_title: title }, asks)
      if (any.titled > 0) return { ids: any.ids, about: saying(any, title) }
    }
  }
  if (meant.ids.length === 0) return asTyped
  // Titles that say it themselves are what was asked for, whatever box their kind is in.
  const said = query.sort === 'best' ? asTyped.ids.slice(0, asTyped.titled) : []
  const ids = [...new Set([...meant.ids, ...said])].slice(0, resultsKept)
  return { ids, about: saying(meant, kinds.query.job_title, kinds.beside) }
}

const orBetter = (one: AsTyped, other: AsTyped): AsTyped =>
  other.titled > 0 || one.ids.length === 0 ? other : one

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
  const spelled = titled > 0 ? null : spelledOut(query.job_title, language)
  if (spelled !== null) {
    const { question } = await mend(db, spelled, now)
    const found = await look(question)
    // A short word that no table knows is rather one of these than a word spelled wrong.
    const isMeant = found.titled > 0 || ids.length === 0 || first.instead !== null
    if (isMeant && found.ids.length > 0) ({ ids, titled } = found)
    if (isMeant) instead = spelled
  }
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
    read: instead ?? query.job_title,
    about: {
      showing_results_for: ids.length === 0 ? null : instead,
      place: where.place,
      radius_km: where.radiusKm,
      read_as: where.readAs,
    },
  }
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
