/** The SQL of sources. */
import { sql } from 'kysely'

import type { Db } from '../../db/tables.ts'
import { indexJobs } from '../../job-search/index-jobs.ts'
import { sampleSource } from './sample-source.ts'
import type { SampleRow } from './load-samples.ts'

/** Under this name the hash of the samples that are stored is kept. */
const hashName = 'samples-hash'

/**
 * Makes the stored samples these, in one transaction. The row of the hash is its lock: of several
 * processes that start together one writes, the others wait for it and find nothing to do. A sample
 * that is no more is closed and keeps its row, because resumes may point to it.
 */
export async function replaceSamples(
  db: Db,
  rows: readonly SampleRow[],
  hash: string,
): Promise<boolean> {
  const stored = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', hashName)
    .executeTakeFirst()
  if (stored?.value === hash) return false
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows: changed } = await transaction
      .insertInto('secrets')
      .values({ name: hashName, value: hash })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value: hash }).where('secrets.value', '!=', hash),
      )
      .executeTakeFirstOrThrow()
    if (changed !== 1n) return false
    await transaction
      .insertInto('jobs')
      .values([...rows])
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          source: row.ref('excluded.source'),
          title: row.ref('excluded.title'),
          company: row.ref('excluded.company'),
          location: row.ref('excluded.location'),
          detail: row.ref('excluded.detail'),
          text: row.ref('excluded.text'),
          job_type: row.ref('excluded.job_type'),
          experience_level: row.ref('excluded.experience_level'),
          work_type: row.ref('excluded.work_type'),
          language: row.ref('excluded.language'),
          listed_at: row.ref('excluded.listed_at'),
          closed_at: null,
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .execute()
    const closed = await transaction
      .updateTable('jobs')
      .set({ closed_at: sql<Date>`now()` })
      .where('source', '=', sampleSource)
      .where('closed_at', 'is', null)
      .where(
        'id',
        'not in',
        rows.map((row) => row.id),
      )
      .returning('id')
      .execute()
    await indexJobs(
      transaction,
      [...rows, ...closed].map((row) => row.id),
    )
    return true
  })
}
