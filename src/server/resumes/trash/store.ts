/** The SQL of the trash: where deleted resumes wait for 30 days before they go for good. */
import type { TrashedSummary } from '#contract/resumes.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../../db/tables.ts'
import type { OwnedResume, TrashedResume } from '../own.ts'
import { fromRow } from '../store.ts'

/** How long the trash keeps a resume. */
const trashMs = 30 * 86_400_000

export async function trashResume(
  db: Kysely<Tables>,
  owned: OwnedResume,
  now: Date,
): Promise<void> {
  await db
    .updateTable('resumes')
    .set({ deleted_at: now })
    .where('id', '=', owned.resume.id)
    .where('person_id', '=', owned.personId)
    .where('deleted_at', 'is', null)
    .execute()
}

export async function listTrashOf(db: Kysely<Tables>, personId: string): Promise<TrashedSummary[]> {
  const rows = await db
    .selectFrom('resumes')
    .selectAll()
    .where('person_id', '=', personId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const deletedAt = row.deleted_at ?? row.updated_at // the query asked for those that have it
    return {
      id: row.id,
      company_name: row.company_name,
      job_title: row.job_title,
      name: row.content.contact_info.name,
      deleted_at: deletedAt.toISOString(),
      gone_at: new Date(deletedAt.getTime() + trashMs).toISOString(),
    }
  })
}

/** Null where it has gone for good meanwhile. */
export async function untrashResume(
  db: Kysely<Tables>,
  { id, personId }: TrashedResume,
): Promise<Resume | null> {
  const row = await db
    .updateTable('resumes')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : fromRow(row).resume
}

export async function deleteTrashed(
  db: Kysely<Tables>,
  { id, personId }: TrashedResume,
): Promise<void> {
  await db
    .deleteFrom('resumes')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('deleted_at', 'is not', null)
    .execute()
}

/** What has lain in the trash for its time goes for good. */
export async function emptyTrash(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('resumes')
    .where('deleted_at', '<', new Date(now.getTime() - trashMs))
    .execute()
}
