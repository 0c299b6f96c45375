/**
 * The schema, written in SQL, because that is what will be read when something is wrong. Everything
 * that belongs to a person goes with the person (`ON DELETE CASCADE`).
 */
import { creditsTables } from './schema/credits.ts'
import { jobsTables } from './schema/jobs.ts'
import { peopleTables } from './schema/people.ts'
import { resumesTables } from './schema/resumes.ts'

export const schema: readonly string[] = [
  ...peopleTables,
  ...resumesTables,
  ...jobsTables,
  ...creditsTables,
]
