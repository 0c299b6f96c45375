/** The SQL of accepted changes. */

import type { Db } from '../../db/tables.ts'
import type { OwnedResume } from '../own.ts'

export async function listSettled(db: Db, resumeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('settled_changes')
    .select('key')
    .where('resume_id', '=', resumeId)
    .orderBy('key')
    .execute()
  return rows.map(({ key }) => key)
}

export async function settle(db: Db, owned: OwnedResume, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await keepSettled(db, owned.resume.id, keys)
}

/** Also for a resume that an import has just stored. */
export async function keepSettled(
  db: Db,
  resumeId: string,
  keys: readonly string[],
): Promise<void> {
  await db
    .insertInto('settled_changes')
    .values(keys.map((key) => ({ resume_id: resumeId, key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function reopen(db: Db, owned: OwnedResume, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .deleteFrom('settled_changes')
    .where('resume_id', '=', owned.resume.id)
    .where('key', 'in', keys)
    .execute()
}
