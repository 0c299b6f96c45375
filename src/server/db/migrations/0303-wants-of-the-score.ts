/** What jobs want is what the score asks for: their texts are read once more, and till then want nothing. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const wantsOfTheScore: Migration = {
  async up(db: Kysely<never>) {
    await sql`UPDATE job_bodies SET wants = '[]', change = DEFAULT`.execute(db)
    await sql`INSERT INTO job_texts_due (job_id) SELECT job_id FROM job_bodies
      ON CONFLICT (job_id) DO UPDATE SET asked = job_texts_due.asked + 1`.execute(db)
  },
}
