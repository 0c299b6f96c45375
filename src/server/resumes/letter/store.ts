/** The SQL of cover letters. Every save of one is a state of its history. */
import type { PortableResume } from '#contract/portable.ts'
import type { Letter } from '#domain/letter/letter.ts'
import { letter } from '#domain/letter/letter.ts'
import type { RevisionKind } from '#domain/resume/revisions.ts'

import type { Db } from '../../db/tables.ts'
import { isFullFor } from '../../quota/quota.ts'
import { keepRevision, ofLetter } from '../history/store.ts'
import type { OwnedResume } from '../own.ts'

export type StoredLetter = { letter: Letter; written_at: string; version: number }

export async function findLetter(db: Db, resumeId: string): Promise<StoredLetter | null> {
  const row = await db
    .selectFrom('letters')
    .select(['letter', 'written_at', 'version'])
    .where('resume_id', '=', resumeId)
    .executeTakeFirst()
  if (row === undefined) return null
  // Letters of before lack what came later.
  return { ...row, letter: letter.parse(row.letter), written_at: row.written_at.toISOString() }
}

/** What a letter is kept for: `opened` is the version it rests on, where it names one. */
export interface LetterSaving {
  kind: RevisionKind
  at: Date
  opened: number | undefined
}

/** Null where there is a letter, and `opened` is not its version. */
export function keepLetter(
  db: Db,
  { resume, personId }: OwnedResume,
  letter: Letter,
  { kind, at, opened }: LetterSaving,
  mostBytes: number,
): Promise<StoredLetter | null> {
  const values = { letter: JSON.stringify(letter), written_at: at }
  return db.transaction().execute(async (transaction) => {
    const before = (await findLetter(transaction, resume.id))?.letter ?? null
    const isFull = await isFullFor(transaction, { personId, mostBytes }, before, letter)
    const row = await transaction
      .insertInto('letters')
      .values({ resume_id: resume.id, ...values })
      .onConflict((conflict) => {
        const save = conflict
          .column('resume_id')
          .doUpdateSet(({ eb }) => ({ ...values, version: eb('letters.version', '+', 1) }))
        return opened === undefined ? save : save.where('letters.version', '=', opened)
      })
      .returning('version')
      .executeTakeFirst()
    if (row === undefined) return null
    const { version } = row
    const after = { resumeId: resume.id, version, state: letter }
    // Nothing saves a letter but the person: without a lack of room nothing is folded.
    const last = isFull ? { ...after, version: version - 1, state: before ?? letter } : null
    await keepRevision(transaction, ofLetter, { kind, at, isFull }, last, after)
    return { letter, written_at: at.toISOString(), version }
  })
}

/** For a resume that this very transaction puts back; its saved states come after it. */
export async function putLetter(
  transaction: Db,
  resumeId: string,
  { letter, written_at: at, version }: Omit<NonNullable<PortableResume['letter']>, 'revisions'>,
): Promise<void> {
  await transaction
    .insertInto('letters')
    .values({
      resume_id: resumeId,
      letter: JSON.stringify(letter),
      version,
      written_at: new Date(at),
    })
    .execute()
}

/** Its history goes with it. */
export async function dropLetter(db: Db, { resume }: OwnedResume): Promise<void> {
  await db.deleteFrom('letters').where('resume_id', '=', resume.id).execute()
}
