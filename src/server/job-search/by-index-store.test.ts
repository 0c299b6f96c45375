import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { migrateDatabase } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'

import { createTestDatabase } from '../../../tests/api/test-database.ts'
import { foundBy } from './by-index-store.ts'
import * as ts from './tsquery.ts'

it('one word is looked up in the index of terms, however many jobs there are to go through by their date', async () => {
  const test = await createTestDatabase('empty')
  const log = { info: () => {}, warn: () => {} }
  const database = await openDatabase({ databaseUrl: test.url, dataDir: '', log })
  const { kysely: db } = database
  try {
    await migrateDatabase(db)
    await db.connection().execute(async (one) => {
      await sql`SET session_replication_role = replica`.execute(one)
      await sql`INSERT INTO job_search
          (job_id, terms, title, length, listed_at, completeness, is_sample, version)
        SELECT n, array_to_tsvector(ARRAY['w:' || n % 5]), 'Cook', 1,
          now() - n * interval '1 minute', 1, false, 1 FROM generate_series(1, 20000) AS n`.execute(
        one,
      )
    })
    await sql`ANALYZE job_search`.execute(db)
    await sql`UPDATE pg_class SET reltuples = 10000000 WHERE oid = 'job_search'::regclass`.execute(
      db,
    )
    const { rows } = await sql<Record<string, string>>`EXPLAIN SELECT job_id FROM job_search
      WHERE ${foundBy('terms', [ts.term('w:rare')])}
      ORDER BY listed_at DESC NULLS LAST, job_id LIMIT 500`.execute(db)
    const plan = rows.map((row) => Object.values(row).join('')).join('\n')
    expect(plan).toContain('Bitmap Index Scan on job_search_terms')
    expect(plan).not.toContain('job_search_newest')
  } finally {
    await database.close()
    await test.close()
  }
})
