/** The SQL of jobs and of the scores they were given. Rows never leave this file. */
import type { JobDetail, JobResult } from '#domain/jobs/job.ts'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'

import type { JobsTable } from '../db/job-tables.ts'
import type { Db } from '../db/tables.ts'
import type { OwnedResume } from '../resumes/own.ts'
import { payOf } from './pay.ts'
import { sampleSource } from '../job-import/sources/sample-source.ts'

export interface StoredJob {
  detail: JobDetail
  text: string
  link: string | null
}

export interface QuickScore {
  score: number
  nice_to_add: string[]
}

export async function findJob(db: Db, id: string): Promise<StoredJob | null> {
  const row = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : fromRow(row)
}

/**
 * A job that is known by the address of its post (`linkKey`), an open one first; none of which only
 * a part is known.
 */
export async function findJobByLink(db: Db, key: string): Promise<StoredJob | null> {
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where('link_key', '=', key)
    .where('is_whole', '=', true)
    .orderBy('closed_at', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .executeTakeFirst()
  return row === undefined ? null : fromRow(row)
}

/** The resume whose scores are shown, as it stands now. */
export type ScoredAgainst = { owned: OwnedResume; contentHash: Buffer }

/**
 * Those of these jobs that are still open, in the order given, each with the score that `against` has
 * had for it and with what the person has made of it.
 */
export async function openJobsAmong(
  db: Db,
  ids: readonly string[],
  personId: string | null,
  against: ScoredAgainst | null,
): Promise<JobResult[]> {
  const wanted = sql<string>`any(${[...ids]}::text[])`
  const rows = await db
    .selectFrom('jobs')
    .leftJoin('quick_scores', (join) =>
      join
        .onRef('quick_scores.job_id', '=', 'jobs.id')
        .on('quick_scores.person_id', '=', personId)
        .on('quick_scores.content_hash', '=', against?.contentHash ?? null),
    )
    .where('jobs.id', '=', wanted)
    .where('jobs.closed_at', 'is', null)
    .select(['jobs.id', 'jobs.source', 'jobs.title', 'jobs.company', 'jobs.location'])
    .select([
      'jobs.listed_at',
      'jobs.attribution',
      'jobs.job_type',
      'jobs.work_type',
      'jobs.experience_level',
      'jobs.salary',
    ])
    .select(['quick_scores.score', 'quick_scores.nice_to_add'])
    .execute()
  const tailored = await tailoredTo(db, ids, personId)
  const resume = against?.owned.resume
  const results = new Map(
    rows.map((row): [string, JobResult] => [
      row.id,
      {
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
        attribution: row.attribution,
        tailored_resume_id: tailored.get(row.id)?.id ?? null,
        application_status: tailored.get(row.id)?.job_status ?? null,
        job_type: row.job_type,
        work_type: row.work_type,
        experience_level: row.experience_level,
        salary: payOf(row.salary),
      },
    ]),
  )
  return ids.flatMap((id) => results.get(id) ?? [])
}

/** The person's latest resume for each of these jobs. */
async function tailoredTo(db: Db, ids: readonly string[], personId: string | null) {
  if (personId === null) return new Map<string, never>()
  const rows = await db
    .selectFrom('resumes')
    .select(['id', 'job_identifier', 'job_status'])
    .where('person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .where('job_identifier', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('created_at')
    .execute()
  return new Map(
    rows.flatMap((row) => (row.job_identifier === null ? [] : [[row.job_identifier, row]])),
  )
}

export async function findQuickScore(
  db: Db,
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

/** The scores that a resume, as it stands, has had for these jobs. */
export async function quickScoresAmong(
  db: Db,
  { owned, contentHash }: ScoredAgainst,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('quick_scores')
    .select(['job_id', 'score'])
    .where('person_id', '=', owned.personId)
    .where('content_hash', '=', contentHash)
    .where('job_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.job_id, row.score]))
}

/** Keeps a score; false where the same one was kept by somebody quicker. */
export async function addQuickScore(
  db: Db,
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

const fromRow = (row: Selectable<JobsTable>): StoredJob => ({
  detail: {
    ...row.detail,
    is_sample: row.source === sampleSource,
    attribution: row.attribution,
    is_whole: row.is_whole,
    experience_level: row.experience_level,
    work_type: row.work_type,
    salary: payOf(row.salary),
    valid_through: row.valid_through?.toISOString() ?? null,
  },
  text: row.text,
  link: row.link,
})
