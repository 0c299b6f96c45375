/** The person's own version of a resume in another language, whose lines a letter in it can take. */
import type { Language } from '#domain/language/languages.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { sql } from 'kysely'

import type { Db } from '../../db/tables.ts'
import type { OwnedResume } from '../own.ts'
import { resumeOf } from '../resume-row.ts'

/** Of several the one that was made of this, or this of it; else the last that was changed. */
export async function versionIn(
  db: Db,
  { resume, personId }: OwnedResume,
  language: Language,
): Promise<Resume | null> {
  const row = await db
    .selectFrom('resumes')
    .selectAll()
    .where('person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .where('resume_language', '=', language)
    .where(sql`content -> 'contact_info' ->> 'name'`, '=', resume.contact_info.name)
    .orderBy(
      sql`original_resume_id is not distinct from ${resume.id}::uuid
        or id is not distinct from ${resume.original_resume_id}::uuid`,
      'desc',
    )
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : resumeOf(row)
}
