/** How much an application may hold, counted so that nobody adds more meanwhile. */
import { sql } from 'kysely'

import type { Transaction } from '../db/tables.ts'

/** Holds the application until the transaction ends. */
export async function isFull(
  transaction: Transaction,
  resumeId: string,
  table: 'contacts' | 'application_dates',
  most: number,
): Promise<boolean> {
  await transaction
    .selectFrom('resumes')
    .select('id')
    .where('id', '=', resumeId)
    .forUpdate()
    .execute()
  const { count } = await transaction
    .selectFrom(table)
    .where('resume_id', '=', resumeId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count >= most
}
