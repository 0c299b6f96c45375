/**
 * A database of as many jobs as wanted, made the short way: rows by number, the long texts copied
 * inside of the database, the indexes of words built at the end. What a search reads is made by the
 * product's own functions, so that it is what an import of the same jobs would have left.
 */
import { cleanJobText } from '#domain/jobs/clean-text.ts'
import { titledText } from '#domain/jobs/titled-text.ts'
import { readJob } from '#domain/ads/requirements.ts'
import { bodyWords } from '#domain/job-search/body-words.ts'
import { titleTerms } from '#domain/job-search/terms.ts'
import { wantsOf } from '#domain/scoring/wants.ts'
import type { Tables } from '#server/db/tables.ts'
import { locate } from '#server/places/locate.ts'
import type { Located } from '#server/places/locate.ts'
import { currentVersion, searchRowOf } from '#server/job-search/index-jobs.ts'
import { isLong, writeIndex } from '#server/job-search/store.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import { benchSource } from './many-jobs.ts'
import type { ManyJobs } from './many-jobs.ts'

const atATime = 2_000
const filled = ['jobs', 'job_search', 'job_bodies', 'job_words']

export interface Filling {
  /** So many jobs of `many` are made, with everything that a search reads. */
  made: number
  /** Those after the first so many are narrow: terms, days and wants, no post and no words of a text. */
  wholeJobs: number
  /** So often all rows are there again, narrow and under other ids. */
  doublings: number
}

export async function fillWith(
  db: Kysely<Tables>,
  many: ManyJobs,
  { made, wholeJobs, doublings }: Filling,
): Promise<void> {
  await db.connection().execute(async (one) => {
    // Keys are right by the way the rows are made; each would be looked up a million times.
    await run(one, 'SET session_replication_role = replica', "SET maintenance_work_mem = '512MB'")
    const indexes = await takeIndexes(one)
    await keepBases(one, many)
    const places = new Map<string, Located>()
    for (let from = 0; from < made; from += atATime) {
      const numbers = Array.from({ length: Math.min(atATime, made - from) }, (_, i) => from + i)
      await addJobs(one, many, numbers, places, from < wholeJobs)
    }
    for (let turn = 0; turn < doublings; turn++) await doubleNarrow(one, turn)
    await run(one, 'TRUNCATE job_texts_due', 'DROP TABLE bench_bases', ...indexes)
    await run(one, 'RESET session_replication_role', 'RESET maintenance_work_mem')
    await run(one, ...filled.map((table) => `VACUUM ANALYZE ${table}`))
  })
}

async function doubleNarrow(db: Kysely<Tables>, turn: number): Promise<void> {
  const id = sql`job_id || ${`~${turn}`}::text`
  await sql`INSERT INTO job_search (job_id, terms, title, length, listed_at, language, work_type,
      latitude, longitude, completeness, is_sample, group_id, version)
    SELECT ${id}, terms, title, length, listed_at, language, work_type, latitude, longitude,
      completeness, is_sample, ${id}, version FROM job_search`.execute(db)
  await sql`INSERT INTO job_bodies (job_id, words, wants, change)
    SELECT ${id}, '', wants, change FROM job_bodies`.execute(db)
}

/** Takes off the indexes that no key needs; answers how to make them again. */
async function takeIndexes(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string; made: string }>`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS made FROM pg_index
    WHERE indrelid = any(${filled}::text[]::regclass[]) AND NOT indisunique`.execute(db)
  await run(db, ...rows.map(({ name }) => `DROP INDEX ${name}`))
  return rows.map(({ made }) => made)
}

async function run(db: Kysely<Tables>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

async function keepBases(db: Kysely<Tables>, { bases }: ManyJobs): Promise<void> {
  await run(
    db,
    'CREATE TABLE bench_bases (at int PRIMARY KEY, text text, detail jsonb, words tsvector, wants jsonb)',
  )
  for (const [at, { text, detail, title }] of bases.entries()) {
    const wants = JSON.stringify(wantsOf(readJob(cleanJobText(titledText(title, text)))))
    await sql`INSERT INTO bench_bases VALUES (${at}, ${text}, ${JSON.stringify(detail)},
      array_to_tsvector(${bodyWords(title, text)}::text[]), ${wants})`.execute(db)
  }
}

async function addJobs(
  db: Kysely<Tables>,
  many: ManyJobs,
  numbers: readonly number[],
  places: Map<string, Located>,
  areWhole: boolean,
): Promise<void> {
  const jobs = numbers.map((number) => many.job(number))
  const rows = jobs.map((job, i) => ({
    ...job,
    location: job.locations.join('; '),
    base: many.baseOf(numbers[i] ?? 0),
  }))
  const unknown = rows.flatMap(({ location }) => (places.has(location) ? [] : [location]))
  for (const [name, located] of await locate(db, unknown)) places.set(name, located)
  if (areWhole) {
    const given = rows.map(({ text: _text, detail: _detail, fingerprint: _print, ...row }) => row)
    await sql`INSERT INTO jobs (id, source, source_job_id, title, company, location, locations, detail,
        text, job_type, experience_level, work_type, language, link, listed_at, group_id, family, skills)
      SELECT id, ${benchSource}, "sourceJobId", title, company, location, locations, detail, text,
        "jobType", "experienceLevel", "workType", language, link, "listedAt", id, family, skills
      FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given (id text, "sourceJobId" text,
        title text, company text, location text, locations jsonb, "jobType" text,
        "experienceLevel" text, "workType" text, language text, link text, "listedAt" timestamptz,
        family text, skills jsonb, base int)
      JOIN bench_bases ON at = base`.execute(db)
  }
  const version = await currentVersion(db)
  const made = rows.map((job) => {
    const listedAt = job.listedAt === null ? null : new Date(job.listedAt)
    const facts = { isSample: false, groupId: job.id, isLong: isLong(job.text) }
    return searchRowOf({ ...job, ...facts, listedAt }, places.get(job.location), version)
  })
  const words = new Map(made.flatMap(({ words: spoken }) => [...spoken]))
  const ids = rows.map(({ id }) => id)
  const searchRows = made.map(({ row }) => row)
  await writeIndex(db, ids, searchRows, words)
  const bodies = rows.map(({ id, title, base }, i) => ({
    id,
    base,
    // The words of its own title stand in its text too, and so do the terms of its row.
    words: areWhole
      ? [
          ...titleTerms(title).terms.map((term) => term.replace(/^w:/, '')),
          ...(searchRows[i]?.terms ?? []),
        ]
      : [],
  }))
  await sql`INSERT INTO job_bodies (job_id, words, wants)
    SELECT id, CASE WHEN ${areWhole} THEN array_to_tsvector(
        ARRAY(SELECT jsonb_array_elements_text(given.words))) || bench_bases.words ELSE '' END, wants
    FROM jsonb_to_recordset(${JSON.stringify(bodies)}::jsonb) AS given (id text, base int, words jsonb)
    JOIN bench_bases ON at = base`.execute(db)
}
