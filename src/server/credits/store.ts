/** The SQL of the statement: the ledger's entries as the lines that a person reads. */
import type { creditStatement } from '#contract/credits.ts'
import { sql } from 'kysely'
import type { z } from 'zod'

import type { Db } from '../db/tables.ts'

type Line = z.output<typeof creditStatement>['lines'][number]

/**
 * The newest lines of a person, from below `before` on. A refunded hold is told once, where it
 * ended; a settlement is told by its hold. So the amounts still add up to the balance.
 */
export async function listLines(
  db: Db,
  personId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<Line[]> {
  const { rows } = await sql<Omit<Line, 'at'> & { created_at: Date }>`
    WITH lines AS (
      SELECT entry.id, entry.created_at, entry.purpose, hold.resume_id, hold.job_id,
        CASE WHEN entry.kind = 'refund' THEN 'given_back' WHEN entry.kind <> 'hold' THEN entry.kind
          WHEN hold.state = 'settled' THEN 'spent' ELSE 'held' END AS kind,
        CASE WHEN entry.kind IN ('hold', 'reversal') THEN -entry.amount
          WHEN entry.kind = 'refund' THEN 0 ELSE entry.amount END AS amount
      FROM credit_entries entry LEFT JOIN credit_holds hold ON hold.id = entry.hold_id
      WHERE entry.person_id = ${personId} AND entry.kind <> 'settle'
        AND NOT (entry.kind = 'hold' AND hold.state = 'refunded')
    ), told AS (
      SELECT *, (sum(amount) OVER (ORDER BY id))::integer AS balance_after FROM lines
    )
    SELECT told.id::text AS id, told.created_at, told.kind, told.amount, told.purpose,
      told.balance_after, resumes.id AS resume_id,
      coalesce(resumes.job_title, jobs.title, '') AS title,
      coalesce(resumes.company_name, jobs.company, '') AS company
    FROM told
      LEFT JOIN resumes ON resumes.id = told.resume_id AND resumes.deleted_at IS NULL
      LEFT JOIN jobs ON jobs.id = told.job_id
    WHERE ${before}::bigint IS NULL OR told.id < ${before}::bigint
    ORDER BY told.id DESC LIMIT ${limit}`.execute(db)
  return rows.map(({ created_at, ...line }) => ({ ...line, at: created_at.toISOString() }))
}
