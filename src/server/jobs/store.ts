/** The SQL of jobs and of the scores they were given. Rows never leave this file. */
import type { jobQuery } from '#contract/jobs.ts'
import type { JobDetail, JobResult } from '#domain/jobs/job.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { z } from 'zod'

import type { JobsTable, Tables } from '../db/tables.ts'
import type { OwnedResume } from '../resumes/own.ts'
import { foldColumn, foldText, spellingsOf } from './folded.ts'
import type { PlacePart } from './place-names.ts'
import { readLocation } from './place-names.ts'
import { sampleSource } from './sources/store.ts'

/** Results a page (specification §9). */
const pageSize = 10
/** From this many live jobs on the samples are no longer found. */
const enoughLive = 50

export interface StoredJob {
  detail: JobDetail
  text: string
  link: string | null
}

export interface QuickScore {
  score: number
  nice_to_add: string[]
}

export async function findJob(db: Kysely<Tables>, id: string): Promise<StoredJob | null> {
  const row = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : fromRow(row)
}

/** A job that is known by the address of its post. */
export async function findJobByLink(db: Kysely<Tables>, link: string): Promise<StoredJob | null> {
  const row = await db.selectFrom('jobs').selectAll().where('link', '=', link).executeTakeFirst()
  return row === undefined ? null : fromRow(row)
}

export interface SearchedFor {
  /** The resume whose scores are shown, as it stands now. */
  against: { owned: OwnedResume; contentHash: Buffer } | null
  /** Among jobs of one moment those in this language come first. */
  language: Language
}

/** One page of open jobs, newest first, each with the score that `against` has had for it. */
export async function searchJobsFor(
  db: Kysely<Tables>,
  query: z.output<typeof jobQuery>,
  { against, language }: SearchedFor,
): Promise<JobResult[]> {
  let search = db
    .selectFrom('jobs')
    .leftJoin('quick_scores', (join) =>
      join
        .onRef('quick_scores.job_id', '=', 'jobs.id')
        .on('quick_scores.person_id', '=', against?.owned.personId ?? null)
        .on('quick_scores.content_hash', '=', against?.contentHash ?? null),
    )
    .where('jobs.closed_at', 'is', null)
    .where((where) => where.or([where('jobs.source', '!=', sampleSource), fewAreLive]))
  for (const word of foldText(query.job_title).match(/[^\s,]+/g) ?? []) {
    search = search.where(foldColumn('jobs.title'), 'like', sql<string>`any(${patternsOf(word)})`)
  }
  for (const part of readLocation(query.location)) {
    search = search.where(placeWords, 'like', sql<string>`any(${placePatterns(part)})`)
  }
  if (query.job_types.length > 0) search = search.where('jobs.job_type', 'in', query.job_types)
  if (query.experience_levels.length > 0) {
    search = search.where('jobs.experience_level', 'in', query.experience_levels)
  }
  if (query.work_types.length > 0) search = search.where('jobs.work_type', 'in', query.work_types)
  const rows = await search
    .select(['jobs.id', 'jobs.source', 'jobs.title', 'jobs.company', 'jobs.location'])
    .select('jobs.listed_at')
    .select(['quick_scores.score', 'quick_scores.nice_to_add'])
    .orderBy('jobs.listed_at', (order) => order.desc().nullsLast())
    .orderBy(sql`jobs.language IS NOT DISTINCT FROM ${language}`, 'desc')
    .orderBy('jobs.id')
    .offset(query.start)
    .limit(pageSize)
    .execute()
  const resume = against?.owned.resume
  return rows.map((row) => ({
    job_identifier: row.id,
    job_title: row.title,
    company_name: row.company,
    location: row.location,
    list_date: row.listed_at?.toISOString() ?? null,
    previously_scored: row.score !== null,
    score: row.score,
    nice_to_add: row.nice_to_add ?? [],
    resume_id: resume?.id ?? null,
    resume_title: resume?.job_title ?? null,
    resume_company: resume?.company_name ?? null,
    is_sample: row.source === sampleSource,
  }))
}

export async function findQuickScore(
  db: Kysely<Tables>,
  personId: string,
  contentHash: Buffer,
  jobId: string,
): Promise<QuickScore | null> {
  const row = await db
    .selectFrom('quick_scores')
    .select(['score', 'nice_to_add'])
    .where('person_id', '=', personId)
    .where('content_hash', '=', contentHash)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps a score; false where the same one was kept by somebody quicker. */
export async function addQuickScore(
  db: Kysely<Tables>,
  owned: OwnedResume,
  contentHash: Buffer,
  jobId: string,
  { score, nice_to_add }: QuickScore,
): Promise<boolean> {
  const added = await db
    .insertInto('quick_scores')
    .values({
      person_id: owned.personId,
      resume_id: owned.resume.id,
      content_hash: contentHash,
      job_id: jobId,
      score,
      nice_to_add: JSON.stringify(nice_to_add),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('score')
    .executeTakeFirst()
  return added !== undefined
}

const fewAreLive = sql<boolean>`(
  SELECT count(*) FROM (
    SELECT FROM jobs AS live WHERE closed_at IS NULL AND source <> ${sampleSource} LIMIT ${enoughLive}
  ) AS counted
) < ${enoughLive}`

/** The location's words with a space at each end: a whole name is found between spaces. */
const placeWords = sql<string>`' ' || regexp_replace(
  ${foldColumn('jobs.location')}, '[^[:alnum:]]+', ' ', 'g') || ' '`

const placePatterns = (part: PlacePart): string[] =>
  part.kind === 'word' ? patternsOf(part.word) : part.names.map((name) => `% ${name} %`)

/** A part of a word is enough; letters that mean something in a pattern are letters. */
const patternsOf = (word: string): string[] =>
  spellingsOf(word).map((spelling) => `%${spelling.replaceAll(/[\\%_]/g, '\\$&')}%`)

const fromRow = (row: Selectable<JobsTable>): StoredJob => ({
  detail: { ...row.detail, is_sample: row.source === sampleSource },
  text: row.text,
  link: row.link,
})
