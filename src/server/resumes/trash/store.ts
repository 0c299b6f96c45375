/** The SQL of the trash: where deleted resumes wait for 30 days before they go for good. */
import type { TrashedSummary } from '#contract/trash.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'

import type { Db, Tables } from '../../db/tables.ts'
import { hashContent } from '../content-hash.ts'
import type { OwnedResume, TrashedResume } from '../own.ts'
import { listAllOf } from '../list-store.ts'
import { fromRow } from '../resume-row.ts'

/** How long the trash keeps a resume. */
const trashMs = 30 * 86_400_000

export async function trashResume(db: Db, owned: OwnedResume, now: Date): Promise<void> {
  await db
    .updateTable('resumes')
    .set({ deleted_at: now })
    .where('id', '=', owned.resume.id)
    .where('person_id', '=', owned.personId)
    .where('deleted_at', 'is', null)
    .execute()
}

export async function listTrashOf(db: Db, personId: string): Promise<TrashedSummary[]> {
  const rows = await db
    .selectFrom('resumes')
    .select(['id', 'company_name', 'job_title', 'deleted_at', 'updated_at'])
    .select(sql<string>`content -> 'contact_info' ->> 'name'`.as('name'))
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
      name: row.name,
      deleted_at: deletedAt.toISOString(),
      gone_at: new Date(deletedAt.getTime() + trashMs).toISOString(),
    }
  })
}

/** Null where it has gone for good meanwhile. */
export async function untrashResume(
  db: Db,
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

export async function deleteTrashed(db: Db, { id, personId }: TrashedResume): Promise<void> {
  await deleteForGood(db, personId, (trashed) => trashed.where('id', '=', id))
}

/** What has lain in the trash for its time goes for good. */
export async function emptyTrash(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - trashMs)
  const whose = await db
    .selectFrom('resumes')
    .select('person_id')
    .distinct()
    .where('deleted_at', '<', before)
    .execute()
  for (const { person_id: personId } of whose) {
    await deleteForGood(db, personId, (trashed) => trashed.where('deleted_at', '<', before))
  }
}

type Trashed = SelectQueryBuilder<Tables, 'resumes', { id: string }>

async function deleteForGood(
  db: Db,
  personId: string,
  which: (trashed: Trashed) => Trashed,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // The person first, in the order in which deleting an account goes: the two never lock each other up.
    await transaction
      .selectFrom('people')
      .select('id')
      .where('id', '=', personId)
      .forKeyShare()
      .execute()
    const trashed = transaction
      .selectFrom('resumes')
      .select('id')
      .where('person_id', '=', personId)
      .where('deleted_at', 'is not', null)
    const ids = (await which(trashed).forUpdate().execute()).map(({ id }) => id)
    if (ids.length === 0) return
    await handScoresOn(transaction, personId, ids)
    await transaction.deleteFrom('resumes').where('id', 'in', ids).execute()
  })
}

/** A score is paid once for a content: a copy that says the same keeps what its original paid for. */
async function handScoresOn(db: Db, personId: string, ids: string[]): Promise<void> {
  const paid = db.selectFrom('quick_scores').where('resume_id', 'in', ids)
  const hashes = await paid.select('content_hash').distinct().execute()
  if (hashes.length === 0) return
  const wanted = new Map(hashes.map(({ content_hash: hash }) => [hash.toString('hex'), hash]))
  const going = new Set(ids)
  for await (const batch of listAllOf(db, personId)) {
    for (const { resume } of batch) {
      if (going.has(resume.id)) continue
      const name = hashContent(resume).toString('hex')
      const hash = wanted.get(name)
      if (hash === undefined) continue
      wanted.delete(name)
      await db
        .updateTable('quick_scores')
        .set({ resume_id: resume.id })
        .where('resume_id', 'in', ids)
        .where('content_hash', '=', hash)
        .execute()
    }
    if (wanted.size === 0) return
  }
}
