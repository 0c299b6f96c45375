/**
 * The schema, written in SQL, because that is what will be read when something is wrong. Everything
 * that belongs to a person goes with the person (`ON DELETE CASCADE`).
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

import { creditsTables } from './schema/credits.ts'
import { jobsTables } from './schema/jobs.ts'
import { peopleTables } from './schema/people.ts'
import { resumesTables } from './schema/resumes.ts'

export const schema: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of [...peopleTables, ...resumesTables, ...jobsTables, ...creditsTables]) {
      await sql.raw(statement).execute(db)
    }
  },
}
