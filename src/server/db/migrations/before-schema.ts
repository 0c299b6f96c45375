/**
 * The schema was once reached in many steps, which are written as one today. Databases and backups
 * that went these steps to their end stand where the schema ends.
 */
import { DatabaseProblem } from '../database-problem.ts'

/** The names of all earlier steps sort before it. */
const firstOfToday = '0300'
const lastOfEarlier = '0192-changes-of-wants'
/** Steps after the last, which `0301-limits` takes. */
const lastWithLimits = '0211-plain-bytes'

/** What the program of today calls the migrations that were executed. */
export function presentNames(executed: readonly string[]): string[] {
  const earlier = executed.filter((name) => name < firstOfToday)
  const later = executed.filter((name) => name >= firstOfToday)
  if (earlier.length === 0) return later
  if (earlier.includes(lastWithLimits)) return ['0300-schema', '0301-limits', ...later]
  if (earlier.includes(lastOfEarlier) && earlier.every((name) => name <= lastOfEarlier))
    return ['0300-schema', ...later]
  throw new DatabaseProblem(
    `This data was written by a version of Lapel under development (it ends with ${earlier.toSorted().at(-1)}): ` +
      'start it once with the last version of that time, and then with this one.',
  )
}
