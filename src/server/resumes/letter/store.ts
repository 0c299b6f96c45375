/** The SQL of cover letters. */
import type { Letter } from '#domain/letter/letter.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../../db/tables.ts'
import type { OwnedResume } from '../own.ts'

type Db = Kysely<Tables>

export type StoredLetter = { letter: Letter; written_at: string; version: number }

export async function findLetter(db: Db, resumeId: string): Promise<StoredLetter | null> {
  const row = await db
    .selectFrom('letters')
    .select(['letter', 'written_at', 'version'])
    .where('resume_id', '=', resumeId)
    .executeTakeFirst()
  return row === undefined ? null : { ...row, written_at: row.written_at.toISOString() }
}

/** Null where there is a letter, and `opened` is not its version. */
export async function keepLetter(
  db: Db,
  { resume }: OwnedResume,
  letter: Letter,
  { at, opened }: { at: Date; opened: number | undefined },
): Promise<StoredLetter | null> {
  const values = { letter: JSON.stringify(letter), written_at: at }
  const row = await db
    .insertInto('letters')
    .values({ resume_id: resume.id, ...values })
    .onConflict((conflict) => {
      const save = conflict
        .column('resume_id')
        .doUpdateSet(({ eb }) => ({ ...values, version: eb('letters.version', '+', 1) }))
      return opened === undefined ? save : save.where('letters.version', '=', opened)
    })
    .returning('version')
    .executeTakeFirst()
  return row === undefined ? null : { letter, written_at: at.toISOString(), version: row.version }
}

/** For a resume that this very transaction puts back. */
export async function putLetter(db: Db, resumeId: string, letter: Letter, at: Date): Promise<void> {
  await db
    .insertInto('letters')
    .values({ resume_id: resumeId, letter: JSON.stringify(letter), written_at: at })
    .execute()
}

export async function dropLetter(db: Db, { resume }: OwnedResume): Promise<void> {
  await db.deleteFrom('letters').where('resume_id', '=', resume.id).execute()
}
