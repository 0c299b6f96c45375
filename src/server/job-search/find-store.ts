/**
 * The SQL of a search: the newest hits of the index, each with its rank. A leg is one way to look,
 * asked band of days by band of days (find-hits.ts).
 */
import type { Ages } from '#domain/job-search/days.ts'
import { termsOfAges } from '#domain/job-search/days.ts'
import type { Language } from '#domain/language/languages.ts'
import type { RawBuilder } from 'kysely'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import type { Tables } from '../db/tables.ts'
import { foundBy } from './by-index-store.ts'
import type { Condition } from './tsquery.ts'
import * as ts from './tsquery.ts'

/** So many rows are read for what texts have: a word may stand in nearly every one. */
const mostTexts = 500
/** From this many live jobs on the samples are no longer found. */
const enoughLive = 50
/** What is left of a job's weight after as many days is 1/e of it. */
const daysToFade = 14
/** However old, a job keeps so much: a match of years ago stays before what hardly fits. */
const leastFreshness = 0.02

/** Where, with coordinates: the distance decides, more strictly for work on the spot. */
export interface Around {
  latitude: number
  longitude: number
  onSiteKm: number
  otherKm: number
}

/** How well a title meets one group of words: the first condition that holds gives its points. */
export type Points = readonly (readonly [Condition, number])[]

export interface Leg {
  /** Where the condition is looked for. */
  in: 'title' | 'text'
  condition: Condition | null
  /** Met by the title's terms, also of what is found by its text. */
  filter: Condition | null
  groups: readonly Points[]
  /** Points that are taken off or added once. */
  factors: readonly (readonly [Condition, number])[]
  typedWords: number
  /** What is written as it was asked for stands before all else; null where nothing is told apart. */
  asAsked: Condition | null
  /** Near one of these; none where distances do not count. */
  around: readonly Around[]
  withSamples: boolean
  /** Only jobs that came after it. */
  addedAfter: Date | null
  /** All jobs in the order of a resume; null where it was not asked for. */
  ranking: Ranking | null
  /** `nearest` has a place that distances are measured from. */
  order: 'best' | 'newest' | 'nearest'
  language: Language
  now: Date
}

/** Gives the hits of a leg that are the best of all, as many as are kept, best first. */
export type Ranking = (leg: Leg) => Promise<Hit[]>

export interface Hit {
  job_id: string
  group_id: string | null
  /** 0 where it is not asked for. */
  rank: number
  is_as_asked: boolean
  is_own_language: boolean
  listed_at: Date | null
}

/** Read from the index of open jobs by source, which begins with so many at once. */
export async function fewAreLive(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM jobs WHERE closed_at IS NULL AND source <> 'samples' AND source <> 'pasted'
    LIMIT ${sql.lit(enoughLive)}`.execute(db)
  return rows.length < enoughLive
}

/** When the newest job of all was listed. */
export async function newestBefore(db: Kysely<Tables>, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('job_search')
    .select('listed_at')
    .where('listed_at', '<=', now)
    .orderBy('listed_at', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst()
  return row?.listed_at ?? null
}

/** Jobs of these ages, or all but these. */
export interface Band {
  kind: 'days' | 'rest'
  ages: Ages
  /** From when the ages are counted. */
  newest: Date
}

/**
 * At most so many hits of a leg in a band, the newest of it. The rank is worked out for these alone: the
 * planner leaves what costs much until the limit has been kept.
 */
export async function hitsIn(
  db: Kysely<Tables>,
  leg: Leg,
  band: Band,
  most: number,
): Promise<Hit[]> {
  const rank = ranks[leg.order](leg)
  const { rows } = await sql<Hit>`
    SELECT job_id, group_id, listed_at, ${rank} AS rank, ${isAsAsked(leg)} AS is_as_asked,
      language IS NOT DISTINCT FROM ${leg.language} AS is_own_language
    FROM job_search WHERE ${isIn(leg, band)}
    ORDER BY listed_at DESC NULLS LAST, job_id LIMIT ${most}`.execute(db)
  return rows
}

/** Those of these jobs that are hits of a leg. */
export async function hitsAmong(
  db: Kysely<Tables>,
  leg: Leg,
  ids: readonly string[],
): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    SELECT job_id, group_id, listed_at, 0::float8 AS rank, false AS is_as_asked,
      language IS NOT DISTINCT FROM ${leg.language} AS is_own_language
    FROM job_search WHERE job_id = any(${[...ids]}::text[]) AND ${isHit(leg)}`.execute(db)
  return rows
}

/** The jobs of all hits of a leg. */
export async function allHits(db: Kysely<Tables>, leg: Leg): Promise<string[]> {
  const { rows } = await sql<{ job_id: string }>`
    SELECT job_id FROM job_search WHERE ${isHit(leg)}`.execute(db)
  return rows.map(({ job_id }) => job_id)
}

/** Whatever its age. */
function isHit(leg: Leg): RawBuilder<unknown> {
  const isMet = (condition: Condition | null) =>
    condition === null ? sql`` : sql`AND terms @@ ${condition}::tsquery`
  const inText =
    leg.condition === null
      ? sql``
      : sql`AND EXISTS (SELECT FROM job_bodies
          WHERE job_bodies.job_id = job_search.job_id AND words @@ ${leg.condition}::tsquery)`
  return sql`${conditionsOf(leg)} ${isMet(leg.filter)}
    ${leg.in === 'title' ? isMet(leg.condition) : inText}`
}

const isAsAsked = ({ asAsked, order }: Leg): RawBuilder<boolean> =>
  asAsked === null || order !== 'best' ? sql`false` : sql`terms @@ ${asAsked}::tsquery`

/**
 * The days stand in a condition of their own, since the index goes from hit to hit of its conditions:
 * what lies between two days is then leapt over. All but some days is no condition of the index; it is
 * asked of the rows.
 */
function isIn(leg: Leg, { kind, ages, newest }: Band): RawBuilder<boolean> {
  const wanted = leg.condition ?? leg.filter
  if (wanted === null) return conditionsOf(leg)
  const days = ts.any(termsOfAges(newest, ages).map(ts.term))
  const inIndex = [
    wanted,
    // Only where there is one: the index would go through the same words twice.
    ...(leg.condition === null ? [] : [leg.filter]),
    ...(kind === 'days' ? [days] : []),
  ].filter((condition) => condition !== null)
  const isOlder = kind === 'rest' ? sql`AND NOT terms @@ ${days}::tsquery` : sql``
  if (leg.in === 'title')
    return sql`${foundBy('terms', inIndex)} ${isOlder} AND ${conditionsOf(leg)}`
  // Held against the title as it is now: a text may have been read before its job changed.
  const isStillMet = leg.filter === null ? sql`` : sql`AND terms @@ ${leg.filter}::tsquery`
  return sql`job_id = any(ARRAY(
      SELECT job_id FROM job_bodies WHERE ${foundBy('words', inIndex)} LIMIT ${mostTexts}
    )) ${isStillMet} ${isOlder} AND ${conditionsOf(leg)}`
}

function conditionsOf({ withSamples, around, addedAfter }: Leg): RawBuilder<boolean> {
  const parts = [
    withSamples ? sql<boolean>`true` : sql<boolean>`NOT is_sample`,
    ...(around.length === 0 ? [] : [isWithin(around)]),
    ...(addedAfter === null ? [] : [sql<boolean>`added_at > ${addedAfter}`]),
  ]
  return sql.join(parts, sql` AND `)
}

/** A degree of latitude in kilometres. */
const degreeKm = 111.2

const distanceKm = ({ latitude, longitude }: Around): RawBuilder<number> => {
  const narrow = Math.cos((latitude * Math.PI) / 180)
  return sql<number>`(${degreeKm}::float8 * sqrt(
    (latitude - ${latitude}::float8) ^ 2 + ((longitude - ${longitude}::float8) * ${narrow}::float8) ^ 2))`
}

/** What is done from afar, or has no coordinates, was already chosen by its terms. */
const isWithin = (around: readonly Around[]): RawBuilder<boolean> => sql<boolean>`(
  latitude IS NULL OR work_type = 'REMOTE' OR ${sql.join(around.map(isNear), sql` OR `)})`

const isNear = (one: Around): RawBuilder<boolean> => sql<boolean>`${distanceKm(one)} <=
    CASE work_type WHEN 'ON_SITE' THEN ${one.onSiteKm}::float8 ELSE ${one.otherKm}::float8 END`

/** Text × freshness × completeness × place. */
function rankOf(leg: Leg): RawBuilder<number> {
  const parts = [
    ...leg.groups.map((points) => pointsOf(points, 0.3)),
    ...leg.factors.map((factor) => pointsOf([factor], 1)),
    lengthFactor(leg.typedWords),
    sql`greatest(${leastFreshness}::float8, exp(least(0, date_part('epoch',
      coalesce(listed_at, ${leg.now}::timestamptz - interval '1 year') - ${leg.now}::timestamptz)
      / ${86_400 * daysToFade}::float8)))`,
    sql`completeness`,
    ...(leg.around.length === 0 ? [] : [placeFactor(leg.around)]),
  ]
  return sql<number>`(${sql.join(parts, sql` * `)})`
}

/** What is done from afar, or nobody knows where, is near nothing. */
const nearnessOf = ({ around }: Leg): RawBuilder<number> => sql<number>`CASE
  WHEN work_type = 'REMOTE' OR latitude IS NULL THEN 0::float8
  ELSE 1 / (1 + least(${sql.join(around.map(distanceKm))})) END`

const ranks: Record<Leg['order'], (leg: Leg) => RawBuilder<number>> = {
  best: rankOf,
  newest: () => sql<number>`0::float8`,
  nearest: nearnessOf,
}

const pointsOf = (points: Points, otherwise: number): RawBuilder<number> =>
  sql<number>`CASE ${sql.join(
    points.map(
      ([condition, worth]) => sql`WHEN terms @@ ${condition}::tsquery THEN ${worth}::float8`,
    ),
    sql` `,
  )} ELSE ${otherwise}::float8 END`

/** A title that says little beside what was asked is nearer to it. */
const lengthFactor = (typed: number): RawBuilder<number> =>
  sql<number>`(1 / (1 + 0.05::float8 * greatest(0, length - ${typed}::int)))`

const placeFactor = (around: readonly Around[]): RawBuilder<number> => sql<number>`CASE
  WHEN work_type = 'REMOTE' THEN 0.9 WHEN latitude IS NULL THEN 0.95
  ELSE 1 / (1 + 0.006 * least(${sql.join(around.map(distanceKm))})) END`
