/** The SQL of cover letters. */
import type { Letter } from '#domain/letter/letter.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../../db/tables.ts'
import type { OwnedResume } from '../own.ts'

type Db = Kysely<Tables>

export type StoredLetter = { letter: Letter; written_at: string }

export async function findLetter(db: Db, resumeId: string): Promise<StoredLetter | null> {
  const row = await db
    .selectFrom('letters')
    .select(['letter', 'written_at'])
    .where('resume_id', '=', resumeId)
    .executeTakeFirst()
  return row === undefined ? null : { letter: row.letter, written_at: row.written_at.toISOString() }
}

export const keepLetter = (db: Db, { resume }: OwnedResume, letter: Letter, at: Date) =>
  putLetter(db, resume.id, letter, at)

/** For a resume that this very transaction puts back. */
export async function putLetter(db: Db, resumeId: string, letter: Letter, at: Date): Promise<void> {
  const values = { letter: JSON.stringify(letter), written_at: at }
  await db
    .insertInto('letters')
    .values({ resume_id: resumeId, ...values })
    .onConflict((conflict) => conflict.column('resume_id').doUpdateSet(values))
    .execute()
}

export async function dropLetter(db: Db, { resume }: OwnedResume): Promise<void> {
  await db.deleteFrom('letters').where('resume_id', '=', resume.id).execute()
}
