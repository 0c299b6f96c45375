/** The SQL of how far applications came. */
import type { CountedApplication } from '#domain/applications/numbers.ts'
import type { JobStatus } from '#domain/resume/status.ts'
import { bandOf } from '#domain/scoring/bands.ts'
import { sql } from 'kysely'

import type { Db } from '../db/tables.ts'

/** All but those in the trash. */
export async function listCounted(db: Db, personId: string): Promise<CountedApplication[]> {
  const rows = await db
    .selectFrom('resumes')
    .leftJoin('jobs', 'jobs.id', 'resumes.job_identifier')
    .leftJoin('resumes as base', (join) =>
      join
        .onRef('base.id', '=', 'resumes.original_resume_id')
        .onRef('base.person_id', '=', 'resumes.person_id'),
    )
    .where('resumes.person_id', '=', personId)
    .where('resumes.deleted_at', 'is', null)
    .where('resumes.is_base', '=', false)
    .select(['resumes.job_status', 'resumes.score', 'jobs.source'])
    .select(['base.job_title', 'base.company_name'])
    .select(
      sql<JobStatus[]>`ARRAY(SELECT status FROM status_changes
        WHERE status_changes.resume_id = resumes.id)`.as('changes'),
    )
    .execute()
  return rows.map(({ job_status, changes, source, score, job_title, company_name }) => ({
    statuses: [job_status, ...changes],
    source,
    base: [job_title, company_name].filter((part) => part?.trim()).join(', ') || null,
    band: score === null ? null : bandOf(score),
  }))
}
