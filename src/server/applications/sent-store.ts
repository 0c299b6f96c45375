/**
 * The SQL of what was sent. The resume is a pointer to its history: the version that stood then is
 * kept apart from then on, as one that the person saved themselves. The letter is a copy.
 */
import type { SentCopy } from '#contract/sent-copies.ts'
import { mostSentCopies } from '#contract/sent-copies.ts'
import { sql } from 'kysely'

import type { Db } from '../db/tables.ts'
import type { OwnedResume } from '../resumes/own.ts'

/** In a transaction that holds the resume's row. */
export async function keepSent(
  transaction: Db,
  { resumeId, version }: { resumeId: string; version: number },
  at: Date,
): Promise<void> {
  await sql`UPDATE revisions SET without_room = false,
      kind = CASE kind WHEN 'autosave' THEN 'save' ELSE kind END
    WHERE resume_id = ${resumeId} AND version = ${version}`.execute(transaction)
  await sql`INSERT INTO sent_copies (resume_id, sent_at, version, letter)
    VALUES (${resumeId}, ${at}, ${version},
      (SELECT letter FROM letters WHERE resume_id = ${resumeId}))
    ON CONFLICT DO NOTHING`.execute(transaction)
  await sql`DELETE FROM sent_copies WHERE resume_id = ${resumeId} AND sent_at NOT IN (
    SELECT sent_at FROM sent_copies WHERE resume_id = ${resumeId}
    ORDER BY sent_at DESC LIMIT ${sql.lit(mostSentCopies)})`.execute(transaction)
}

/** The version that stands, as sent now. */
export async function keepSentNow(db: Db, { resume }: OwnedResume, at: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { version } = await transaction
      .selectFrom('resumes')
      .select('version')
      .where('id', '=', resume.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await keepSent(transaction, { resumeId: resume.id, version }, at)
  })
}

/** The latest first. */
export async function listSent(db: Db, resumeId: string): Promise<SentCopy[]> {
  const rows = await db
    .selectFrom('sent_copies')
    .select(['sent_at', 'version', 'letter'])
    .where('resume_id', '=', resumeId)
    .orderBy('sent_at', 'desc')
    .execute()
  return rows.map(({ sent_at, ...row }) => ({ ...row, sent_at: sent_at.toISOString() }))
}

/** What was sent at a moment; null where nothing was. */
export async function findSent(
  db: Db,
  { resume }: OwnedResume,
  sentAt: string,
): Promise<SentCopy | null> {
  const sent = await listSent(db, resume.id)
  return sent.find(({ sent_at }) => sent_at === sentAt) ?? null
}

/** Of a resume that an import has just stored. */
export async function putSent(
  transaction: Db,
  resumeId: string,
  copies: readonly SentCopy[],
): Promise<void> {
  if (copies.length === 0) return
  await transaction
    .insertInto('sent_copies')
    .values(
      copies.map(({ sent_at, version, letter }) => ({
        resume_id: resumeId,
        sent_at: new Date(sent_at),
        version,
        letter: letter === null ? null : JSON.stringify(letter),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
