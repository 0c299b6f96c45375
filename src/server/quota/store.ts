/**
 * The SQL of how many bytes a person keeps. What may be long counts as much as it says, and not as
 * little as the database packs it into: it is read, exported and imported as it says.
 */
import { sql } from 'kysely'

import type { Db } from '../db/tables.ts'

/**
 * Everything of theirs but their credits and sessions. Long histories are counted where they are
 * written (`history_bytes`), so that this reads a row a document and unpacks none.
 */
export async function bytesKeptBy(db: Db, personId: string): Promise<number> {
  const own = sql`FROM resumes WHERE person_id = ${personId}`
  const ofOwn = (table: string, bytes: string) => sql`
    (SELECT coalesce(sum(${sql.raw(bytes)} + ${sql.lit(aRow)}), 0) FROM ${sql.table(table)} AS one
      JOIN resumes ON resumes.id = one.resume_id WHERE resumes.person_id = ${personId})`
  const ofPerson = (table: string, bytes: string) => sql`
    (SELECT coalesce(sum(${sql.raw(bytes)} + ${sql.lit(aRow)}), 0) FROM ${sql.table(table)} AS one
      WHERE one.person_id = ${personId})`
  const { rows } = await sql<{ bytes: string }>`SELECT (
    (SELECT coalesce(sum(content_bytes + coalesce(octet_length(job_description), 0)
      + octet_length(notes) + octet_length(nice_to_have_skills::text) + history_bytes + ${sql.lit(aRow)}), 0) ${own})
    + ${ofOwn('letters', 'one.letter_bytes + one.history_bytes')}
    + ${ofOwn('readings', 'one.reading_bytes')}
    + ${ofOwn('tailorings', 'one.record_bytes')}
    + ${ofOwn('translations', 'one.marks_bytes')}
    + ${ofOwn('settled_changes', 'octet_length(one.key)')}
    + ${ofOwn('decisions', 'coalesce(octet_length(one.value), 0)')}
    + ${ofOwn('contacts', 'octet_length(one.name || one.role || one.email || one.phone || one.note)')}
    + ${ofOwn('sent_copies', 'one.letter_bytes')}
    + ${ofPerson('photos', 'pg_column_size(one.jpeg)')}
    + ${ofPerson('scans', 'coalesce(pg_column_size(one.bytes), 0)')}
    + ${ofPerson('statements', 'octet_length(one.skill)')}
    + ${ofPerson('saved_searches', 'octet_length(one.query::text)')}
    + ${ofPerson('followed_boards', 'octet_length(one.source) + octet_length(one.name)')}
    + ${ofPerson('found_jobs', 'one.detail_bytes + octet_length(one.text)')}
    + ${ofPerson('quick_scores', 'one.nice_to_add_bytes')}
    + ${ofPerson('idempotency_keys', 'one.answer_bytes')}
  )::text AS bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

/** What a row takes beside its texts: its head, its ids, its places in the indexes. */
const aRow = 200
