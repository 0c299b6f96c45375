/**
 * Conditions that are looked up in the index of the terms. What is looked for stands in a subquery, so that
 * the planner does not know it: for a common word it would go through all jobs by their date, or read the
 * table until it meets one. Of an unknown condition it expects that one row in two hundred meets it, which of
 * many jobs is so many that it would do the same for a rare word. Two conditions it takes for rare, so one
 * alone stands twice.
 */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

import type { Condition } from './tsquery.ts'

export const foundBy = (
  column: 'terms' | 'words',
  conditions: readonly Condition[],
): RawBuilder<boolean> => {
  const [only] = conditions
  const asked = conditions.length === 1 && only !== undefined ? [only, only] : conditions
  return sql<boolean>`${sql.join(
    asked.map((condition) => sql`${sql.ref(column)} @@ (SELECT ${condition}::tsquery)`),
    sql` AND `,
  )}`
}
