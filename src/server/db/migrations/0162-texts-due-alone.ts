/**
 * The queue of texts to read refers to nothing: its check cost most of what keeping a job in it costs.
 * Whatever is closed before its turn is read in vain, found nowhere, and leaves the queue.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const textsDueAlone: Migration = {
  async up(db: Kysely<never>) {
    await sql`ALTER TABLE job_texts_due DROP CONSTRAINT job_texts_due_job_id_fkey`.execute(db)
  },
}
