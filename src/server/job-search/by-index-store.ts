/**
 * Conditions that are looked up in the index of the terms. What is looked for stands in a subquery, so that
 * the planner does not know it: for a common word it would go through all jobs by their date, or read the
 * table until it meets one.
 */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

import type { Condition } from './tsquery.ts'

export const foundBy = (
  column: 'terms' | 'words',
  conditions: readonly Condition[],
): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    conditions.map((condition) => sql`${sql.ref(column)} @@ (SELECT ${condition}::tsquery)`),
    sql` AND `,
  )}`

/** Of one row that is wanted the planner expects that reading the table soon meets it, unless it expects few. */
export const foundByFew = (column: 'terms' | 'words', condition: Condition): RawBuilder<boolean> =>
  foundBy(column, [condition, condition])
