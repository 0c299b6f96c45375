/**
 * What went wrong with a source is a code with its figures, so that it can be said in each language.
 * The English sentences that stood there are dropped: the next read says anew.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const codedSourceProblems: Migration = {
  async up(db: Kysely<never>) {
    await sql`ALTER TABLE job_sources ADD COLUMN problem_figures jsonb`.execute(db)
    await sql`UPDATE job_sources SET problem = NULL WHERE problem IS NOT NULL`.execute(db)
  },
}
