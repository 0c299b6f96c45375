/**
 * How many bytes the records beside resumes, found jobs and kept answers say. What is stored packed says
 * up to fifty times as much, and is read, exported and imported as it says.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const sizes = [
  ['readings', 'reading_bytes', 'octet_length(reading::text)'],
  ['tailorings', 'record_bytes', 'octet_length(record::text)'],
  ['translations', 'marks_bytes', 'octet_length(marks::text)'],
  ['found_jobs', 'detail_bytes', 'octet_length(detail::text)'],
  ['quick_scores', 'nice_to_add_bytes', 'octet_length(nice_to_add::text)'],
  ['idempotency_keys', 'answer_bytes', 'coalesce(octet_length(answer::text), 0)'],
] as const

export const plainSizes: Migration = {
  async up(db: Kysely<never>) {
    for (const [table, column, bytes] of sizes)
      await sql
        .raw(
          `ALTER TABLE ${table} ADD COLUMN ${column} integer NOT NULL
            GENERATED ALWAYS AS (${bytes}) STORED`,
        )
        .execute(db)
  },
}
