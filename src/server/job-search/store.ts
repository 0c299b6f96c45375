/** The SQL of what jobs are found by: the narrow rows, the bodies, the words of titles. */
import type { Want } from '#domain/scoring/want.ts'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'

import type { Tables } from '../db/tables.ts'
import { beginChange } from './changes-store.ts'
import { sampleSource } from '../job-import/sources/sample-source.ts'

/** Jobs that a person brought for themselves: never found by another. */
const privateSource = 'pasted'

export interface IndexedJob {
  id: string
  title: string
  company: string
  location: string
  jobType: string | null
  experienceLevel: string | null
  workType: string | null
  language: string | null
  listedAt: Date | null
  isSample: boolean
  groupId: string | null
  /** False for a snippet of a source that gives no more. */
  isWhole: boolean
  /** Whether its text is more than a few lines. */
  isLong: boolean
}

export interface SearchRow {
  job_id: string
  terms: string[]
  title: string
  length: number
  listed_at: Date | null
  language: string | null
  work_type: string | null
  latitude: number | null
  longitude: number | null
  completeness: number
  is_sample: boolean
  group_id: string | null
  version: number
}

const fewLines = 400

/** As the database counts, a sign of two units once. */
export const isLong = (text: string): boolean =>
  Array.from(text.slice(0, 2 * fewLines + 2)).length > fewLines

/** Those of these jobs that may be found. */
export async function readForIndex(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<IndexedJob[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'source', 'title', 'company', 'location', 'job_type', 'experience_level'])
    .select([
      'work_type',
      'language',
      'listed_at',
      'group_id',
      'is_whole',
      sql<boolean>`length(text) > ${sql.lit(fewLines)}`.as('is_long'),
    ])
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('closed_at', 'is', null)
    .where('source', '!=', privateSource)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    company: row.company,
    location: row.location,
    jobType: row.job_type,
    experienceLevel: row.experience_level,
    workType: row.work_type,
    language: row.language,
    listedAt: row.listed_at,
    isSample: row.source === sampleSource,
    groupId: row.group_id,
    isWhole: row.is_whole,
    isLong: row.is_long,
  }))
}

/**
 * Keeps what these jobs are found by to one writer until its transaction ends: rows that are there and
 * rows that are still to come. Few locks, taken in one order, so that writers never wait in a circle.
 */
export async function lockIndex(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(lockClass)}, bucket) FROM (
    SELECT DISTINCT hashtext(id) & ${sql.lit(buckets - 1)} AS bucket
    FROM unnest(${[...ids]}::text[]) AS id ORDER BY bucket) AS locked`.execute(db)
}

const lockClass = 1_279_348_047
const buckets = 64

/**
 * Puts these rows in the place of whatever `ids` had; one that got none is found no more. Whoever calls
 * has locked the ids (`lockIndex`).
 */
export async function writeIndex(
  db: Kysely<Tables>,
  ids: readonly string[],
  rows: readonly SearchRow[],
  words: ReadonlyMap<string, string>,
): Promise<void> {
  const sorted = rows.toSorted((a, b) => (a.job_id < b.job_id ? -1 : 1))
  const kept = sorted.map((row) => row.job_id)
  if (kept.length < ids.length) {
    await sql`DELETE FROM job_search WHERE job_id = any(${[...ids]}::text[])
      AND job_id <> all(${kept}::text[])`.execute(db)
  }
  await addSearchRows(db, sorted)
  await sql`INSERT INTO job_texts_due (job_id) SELECT unnest(${kept}::text[])
    ON CONFLICT (job_id) DO UPDATE SET asked = job_texts_due.asked + 1`.execute(db)
  await addWords(db, words)
}

/** In one order, as the rows. */
async function addWords(db: Kysely<Tables>, words: ReadonlyMap<string, string>): Promise<void> {
  const sorted = [...words].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await sql`INSERT INTO job_words (word, spoken)
    SELECT given.word, given.spoken
    FROM unnest(${sorted.map(([word]) => word)}::text[], ${sorted.map(([, spoken]) => spoken)}::text[])
      AS given (word, spoken)
    WHERE NOT EXISTS (SELECT FROM job_words AS known WHERE known.word = given.word)
    ON CONFLICT DO NOTHING`.execute(db)
}

async function addSearchRows(db: Kysely<Tables>, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    INSERT INTO job_search (job_id, terms, title, length, listed_at, language, work_type, latitude,
      longitude, completeness, is_sample, group_id, version)
    SELECT job_id, array_to_tsvector(terms), title, length,
      listed_at, language, work_type, latitude, longitude, completeness, is_sample, group_id, version
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (job_id text, terms text[],
      title text, length smallint, listed_at timestamptz, language text, work_type text,
      latitude real, longitude real, completeness real, is_sample boolean, group_id text,
      version smallint)
    ON CONFLICT (job_id) DO UPDATE SET terms = excluded.terms, title = excluded.title,
      length = excluded.length, listed_at = excluded.listed_at, language = excluded.language,
      work_type = excluded.work_type, latitude = excluded.latitude, longitude = excluded.longitude,
      completeness = excluded.completeness, is_sample = excluded.is_sample,
      group_id = excluded.group_id, version = excluded.version`.execute(db)
}

/** Open jobs without a row, or with one that an older program made; and rows of closed jobs. */
export async function idsToIndex(
  db: Kysely<Tables>,
  version: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (SELECT job_id AS id FROM job_search WHERE version < ${version} LIMIT ${limit})
    UNION ALL
    (SELECT id FROM jobs WHERE closed_at IS NULL AND source <> ${privateSource}
      AND NOT EXISTS (SELECT FROM job_search WHERE job_id = jobs.id) LIMIT ${limit})
    UNION ALL
    (SELECT job_id FROM job_search JOIN jobs ON jobs.id = job_id
      WHERE jobs.closed_at IS NOT NULL LIMIT ${limit})`.execute(db)
  return rows.map(({ id }) => id)
}

export interface BodyRow {
  job_id: string
  /** As the queue said when the text was taken. */
  asked: number
  words: string[]
  wants: Want[]
  /** Terms of the places that the text alone tells: they are added to those of the title's row. */
  places: string[]
}

/** The texts that are still to be read. */
export async function textsToRead(
  db: Kysely<Tables>,
  limit: number,
): Promise<{ id: string; title: string; location: string; text: string; asked: number }[]> {
  return db
    .selectFrom('job_texts_due')
    .innerJoin('jobs', 'jobs.id', 'job_texts_due.job_id')
    .select(['jobs.id', 'jobs.title', 'jobs.location', 'jobs.text', 'job_texts_due.asked'])
    .limit(limit)
    .execute()
}

/** The terms of the title's row stand among the words too: one index then answers place, filters and days. */
export async function addBodies(db: Kysely<Tables>, rows: readonly BodyRow[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map((row) => row.job_id)
  await db.transaction().execute(async (transaction) => {
    await lockIndex(transaction, ids)
    const placed = rows.filter(({ places }) => places.length > 0)
    if (placed.length > 0) {
      await sql`UPDATE job_search SET terms = terms || array_to_tsvector(given.places)
        FROM jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) AS given (job_id text, places text[])
        WHERE job_search.job_id = given.job_id`.execute(transaction)
    }
    const change = await beginChange(transaction)
    await sql`
      INSERT INTO job_bodies (job_id, words, wants, change)
      SELECT job_search.job_id,
        array_to_tsvector(given.words) || job_search.terms, wants, ${change}::xid8
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS given (job_id text, words text[], wants jsonb)
      JOIN job_search ON job_search.job_id = given.job_id
      ON CONFLICT (job_id) DO UPDATE SET words = excluded.words, wants = excluded.wants,
        change = excluded.change`.execute(transaction)
    // A text that changed meanwhile stays in the queue.
    await sql`DELETE FROM job_texts_due USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS read (job_id text, asked int)
      WHERE job_texts_due.job_id = read.job_id AND job_texts_due.asked = read.asked`.execute(
      transaction,
    )
  })
}

/** Puts texts of jobs into the queue again. */
export async function queueTexts(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`INSERT INTO job_texts_due (job_id) SELECT unnest(${ids}::text[])
    ON CONFLICT (job_id) DO UPDATE SET asked = job_texts_due.asked + 1`.execute(db)
}

export async function wantsOfJobs(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, Want[]>> {
  const rows = await db
    .selectFrom('job_bodies')
    .select(['job_id', 'wants'])
    .where('job_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.job_id, row.wants]))
}

const wantsAtATime = 5000

export interface WantsRow {
  job_id: string
  wants: Want[]
  /** The number of the transaction that wrote it. */
  change: string
}

/**
 * What transactions from this number on wrote, in their order. What is written while it reads may be given as
 * well, by its newer number. In pages: a cluster would collect the whole answer before it gave the first row of it.
 */
export async function readWantsSince(
  db: Kysely<Tables>,
  change: string,
  take: (row: WantsRow) => void,
): Promise<void> {
  for (let from = { change, job_id: '' }; ;) {
    const end = await endOfPage(db, from)
    const { rows } = await sql<WantsRow>`
      SELECT job_id, wants, change::text AS change FROM job_bodies
      WHERE ${stands('>', from)} ${end === null ? sql`` : sql`AND ${stands('<=', end)}`}
      ORDER BY job_bodies.change, job_id`.execute(db)
    for (const row of rows) take(row)
    if (end === null) return
    from = end
  }
}

type Place = Pick<WantsRow, 'change' | 'job_id'>

/** Null where less than a page is left. By itself, because each shard gives as many rows as are asked for. */
async function endOfPage(db: Kysely<Tables>, from: Place): Promise<Place | null> {
  const { rows } = await sql<Place>`
    SELECT job_id, change::text AS change FROM job_bodies WHERE ${stands('>', from)}
    ORDER BY job_bodies.change, job_id OFFSET ${sql.lit(wantsAtATime - 1)} LIMIT 1`.execute(db)
  return rows[0] ?? null
}

/** By the column: the answer's own `change` is text, and stands in the order of its digits. */
function stands(side: '>' | '<=', { change, job_id: id }: Place): RawBuilder<boolean> {
  return sql`(job_bodies.change, job_id) ${sql.raw(side)} (${change}::xid8, ${id})`
}
