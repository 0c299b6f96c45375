/**
 * Whether some text has a word, asked of the index alone. The planner, who expects to find one soon,
 * would rather read the whole table, and does so for every word that is in none: four seconds at
 * 100,000 jobs for a typing error, that is, for the very words this is asked of.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const wordsOfTexts: Migration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(
        `CREATE FUNCTION some_job_text_has(word tsquery) RETURNS boolean
          LANGUAGE sql STABLE SET enable_seqscan = off
          AS 'SELECT EXISTS (SELECT FROM job_bodies WHERE words @@ word)'`,
      )
      .execute(db)
    await sql
      .raw(
        `CREATE FUNCTION some_job_title_has(term tsquery) RETURNS boolean
          LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off
          AS 'SELECT EXISTS (SELECT FROM job_search WHERE terms @@ term)'`,
      )
      .execute(db)
  },
}
