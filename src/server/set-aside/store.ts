/**
 * The SQL of background work that was set aside: a listing whose text takes too long, or makes our own
 * code fail, is not tried again until a newer program runs.
 */
import { sql } from 'kysely'

import type { SetAsideTable } from '../db/job-tables.ts'
import type { Db } from '../db/tables.ts'
import { version } from '../version.ts'

export type SetAside = Pick<SetAsideTable, 'kind' | 'subject' | 'reason'>

export async function setAside(db: Db, items: readonly SetAside[]): Promise<void> {
  const each = new Map(items.map((item) => [`${item.kind} ${item.subject}`, item]))
  if (each.size === 0) return
  await db
    .insertInto('set_aside')
    .values([...each.values()].map((item) => ({ ...item, program: version })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet((set) => ({
        reason: set.ref('excluded.reason'),
        program: set.ref('excluded.program'),
        at: sql<Date>`now()`,
      })),
    )
    .execute()
}

/** Of these subjects, those that this program has set aside. */
export async function findSetAside(
  db: Db,
  kind: SetAside['kind'],
  subjects: readonly string[],
): Promise<ReadonlySet<string>> {
  if (subjects.length === 0) return new Set()
  const rows = await db
    .selectFrom('set_aside')
    .select('subject')
    .where('kind', '=', kind)
    .where('subject', 'in', subjects)
    .where('program', '=', version)
    .execute()
  return new Set(rows.map(({ subject }) => subject))
}

/** Takes out what another program set aside, to be tried by this one; answers the job texts among it. */
export async function takeBackOlder(db: Db): Promise<string[]> {
  const rows = await db
    .deleteFrom('set_aside')
    .where('program', '!=', version)
    .returning(['kind', 'subject'])
    .execute()
  return rows.flatMap(({ kind, subject }) => (kind === 'job_text' ? [subject] : []))
}

/** The latest of it. */
export const listSetAside = (db: Db, most: number): Promise<SetAside[]> =>
  db
    .selectFrom('set_aside')
    .select(['kind', 'subject', 'reason'])
    .orderBy('at', 'desc')
    .orderBy('subject')
    .limit(most)
    .execute()

/** How much is set aside, by kind and reason: for whoever runs the server. */
export async function countSetAside(
  db: Db,
): Promise<{ kind: SetAside['kind']; reason: SetAside['reason']; count: number }[]> {
  return db
    .selectFrom('set_aside')
    .select(['kind', 'reason', sql<number>`count(*)::integer`.as('count')])
    .groupBy(['kind', 'reason'])
    .orderBy('kind')
    .orderBy('reason')
    .execute()
}
