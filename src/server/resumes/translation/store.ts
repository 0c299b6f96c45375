/** The SQL of what is known of a translated resume beside its content. */
import type { translationAnswer } from '#contract/translation.ts'
import { sql } from 'kysely'
import type { z } from 'zod'

import type { Db, Transaction } from '../../db/tables.ts'
import type { OwnedResume } from '../own.ts'

type Kept = z.infer<typeof translationAnswer>

export async function keepTranslation(
  transaction: Transaction,
  resumeId: string,
  { from, marks }: Kept,
): Promise<void> {
  await transaction
    .insertInto('translations')
    .values({ resume_id: resumeId, from_language: from, marks: JSON.stringify(marks) })
    .execute()
}

export async function findTranslation(db: Db, owned: OwnedResume): Promise<Kept | null> {
  const row = await db
    .selectFrom('translations')
    .select(['from_language', 'marks'])
    .where('resume_id', '=', owned.resume.id)
    .executeTakeFirst()
  return row === undefined ? null : { from: row.from_language, marks: row.marks }
}

export async function dropMark(db: Db, owned: OwnedResume, path: string): Promise<void> {
  await sql`
    UPDATE translations SET marks = (
      SELECT coalesce(jsonb_agg(mark ORDER BY place), '[]'::jsonb)
      FROM jsonb_array_elements(marks) WITH ORDINALITY AS each (mark, place)
      WHERE mark ->> 'path' <> ${path}
    ) WHERE resume_id = ${owned.resume.id}`.execute(db)
}
