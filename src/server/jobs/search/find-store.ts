/**
 * The SQL of a search: the newest hits of the index, then their order. A leg is one way to look;
 * each is bounded, so that a common word costs no more than a rare one.
 */
import { newestBands } from '#domain/jobs/search/days.ts'
import type { Language } from '#domain/language/languages.ts'
import type { RawBuilder } from 'kysely'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import type { Tables } from '../../db/tables.ts'
import type { Condition } from './tsquery.ts'
import * as ts from './tsquery.ts'

/** So many of the newest hits are found, put in order and kept. */
export const resultsKept = 500
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
  around: Around | null
  /** Only jobs that came after it. */
  addedAfter: Date | null
  newestFirst: boolean
  language: Language
  now: Date
}

export interface Hit {
  job_id: string
  group_id: string | null
}

export async function findHits(db: Kysely<Tables>, leg: Leg): Promise<Hit[]> {
  const order = leg.newestFirst
    ? sql`listed_at DESC NULLS LAST, language IS NOT DISTINCT FROM ${leg.language} DESC, job_id`
    : sql`${rankOf(leg)} DESC, language IS NOT DISTINCT FROM ${leg.language} DESC,
        listed_at DESC NULLS LAST, job_id`
  const { rows } = await sql<Hit>`
    WITH hits AS MATERIALIZED (${hitsOf(leg)})
    SELECT job_id, group_id FROM hits ORDER BY ${order} LIMIT ${resultsKept}`.execute(db)
  return rows
}

/**
 * Band by band, the newest days first: the loop over the bands ends with enough hits, so that of a
 * common word little more is read than is wanted. The days stand in a condition of their own, since
 * the index goes from hit to hit of its conditions: what lies between two days is then leapt over.
 * `OFFSET 0` keeps the planner from ways of its own: walking through all jobs by their date, or
 * reading all titles for the few that a text was found for.
 */
function hitsOf(leg: Leg): RawBuilder<unknown> {
  const bands = bandsOf(leg)
  const newest = sql`ORDER BY listed_at DESC NULLS LAST LIMIT ${resultsKept}`
  // Only where there is one: the index would go through the same words twice.
  const met = (column: string) =>
    leg.condition === null || leg.filter === null ? sql`` : sql`AND ${sql.ref(column)} @@ filter`
  if (bands === null) return sql`SELECT * FROM job_search WHERE ${conditionsOf(leg)} ${newest}`
  if (leg.in === 'title') {
    return sql`SELECT hit.* FROM ${bands}, LATERAL (
        SELECT * FROM (
          SELECT * FROM job_search
          WHERE terms @@ wanted ${met('terms')} AND terms @@ days AND ${conditionsOf(leg)} OFFSET 0
        ) AS found ${newest}
      ) AS hit LIMIT ${resultsKept}`
  }
  // Held against the title as it is now: a text may have been read before its job changed.
  const isStillMet = leg.filter === null ? sql`` : sql`AND terms @@ filter`
  return sql`SELECT hit.* FROM (
      SELECT text.job_id, filter FROM ${bands}, LATERAL (
        SELECT job_id FROM job_bodies
        WHERE words @@ wanted ${met('words')} AND words @@ days OFFSET 0
      ) AS text LIMIT ${resultsKept}
    ) AS found, LATERAL (
      SELECT * FROM job_search
      WHERE job_id = found.job_id ${isStillMet} AND ${conditionsOf(leg)} OFFSET 0
    ) AS hit`
}

/** What is wanted in each band of days, the newest first; null where anything is. */
function bandsOf({ condition, filter, now }: Leg): RawBuilder<unknown> | null {
  const wanted = condition ?? filter
  if (wanted === null) return null
  const bands = newestBands(now).flatMap((days) => ts.any(days.map(ts.term)) ?? [])
  const older = `${wanted} & ${bands.map((days) => `!${days}`).join(' & ')}`
  const all = [...bands, older]
  return sql`unnest(${all.map(() => wanted)}::tsquery[], ${all.map(() => filter ?? wanted)}::tsquery[],
    ${all}::tsquery[]) AS band (wanted, filter, days)`
}

function conditionsOf({ around, addedAfter }: Leg): RawBuilder<boolean> {
  const parts = [
    sql<boolean>`(NOT is_sample OR ${fewAreLive})`,
    ...(around === null ? [] : [isWithin(around)]),
    ...(addedAfter === null ? [] : [sql<boolean>`added_at > ${addedAfter}`]),
  ]
  return sql.join(parts, sql` AND `)
}

// Read from the index of open jobs by source, which begins with so many at once.
const fewAreLive = sql<boolean>`(
  SELECT count(*) < ${sql.lit(enoughLive)} FROM (
    SELECT FROM jobs WHERE closed_at IS NULL AND source <> 'samples' AND source <> 'pasted'
    LIMIT ${sql.lit(enoughLive)}
  ) AS live)`

/** A degree of latitude in kilometres. */
const degreeKm = 111.2

const distanceKm = ({ latitude, longitude }: Around): RawBuilder<number> => {
  const narrow = Math.cos((latitude * Math.PI) / 180)
  return sql<number>`(${degreeKm}::float8 * sqrt(
    (latitude - ${latitude}::float8) ^ 2 + ((longitude - ${longitude}::float8) * ${narrow}::float8) ^ 2))`
}

/** What is done from afar, or has no coordinates, was already chosen by its terms. */
const isWithin = (around: Around): RawBuilder<boolean> => sql<boolean>`(
  latitude IS NULL OR work_type = 'REMOTE' OR ${distanceKm(around)} <=
    CASE work_type WHEN 'ON_SITE' THEN ${around.onSiteKm}::float8 ELSE ${around.otherKm}::float8 END)`

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
    ...(leg.around === null ? [] : [placeFactor(leg.around)]),
  ]
  return sql<number>`(${sql.join(parts, sql` * `)})`
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

const placeFactor = (around: Around): RawBuilder<number> => sql<number>`CASE
  WHEN work_type = 'REMOTE' THEN 0.9 WHEN latitude IS NULL THEN 0.95
  ELSE 1 / (1 + 0.006 * ${distanceKm(around)}) END`
