/** The SQL of what people decide about proposed changes. */
import type { PortableDecision } from '#contract/changes.ts'

import type { Db } from '../../db/tables.ts'
import type { OwnedResume } from '../own.ts'

export async function listDecisions(db: Db, resumeId: string): Promise<PortableDecision[]> {
  const rows = await db
    .selectFrom('decisions')
    .selectAll()
    .where('resume_id', '=', resumeId)
    .orderBy('decided_at')
    .orderBy('change_id')
    .execute()
  return rows.map(({ change_id, state, value, decided_at }) => ({
    id: change_id,
    state,
    value,
    decided_at: decided_at.toISOString(),
  }))
}

/** The last word on each change stands. */
export async function keepDecisions(
  transaction: Db,
  { resume }: OwnedResume,
  decisions: readonly PortableDecision[],
): Promise<void> {
  await putDecisions(transaction, resume.id, decisions)
}

/** Also for a resume that an import has just stored. */
export async function putDecisions(
  transaction: Db,
  resumeId: string,
  decisions: readonly PortableDecision[],
): Promise<void> {
  if (decisions.length === 0) return
  await transaction
    .insertInto('decisions')
    .values(decisions.map(({ id, ...rest }) => ({ resume_id: resumeId, change_id: id, ...rest })))
    .onConflict((conflict) =>
      conflict.columns(['resume_id', 'change_id']).doUpdateSet((known) => ({
        state: known.ref('excluded.state'),
        value: known.ref('excluded.value'),
        decided_at: known.ref('excluded.decided_at'),
      })),
    )
    .execute()
}
