/** A job for tests that need any. */
import type { House } from '#server/house.ts'

export const nurse =
  'Nurse wanted. Requirements: wound care, night shifts, five years of experience.'

/** Stores it; gives its id. */
export async function addNurseJob({ db }: House): Promise<string> {
  await db
    .insertInto('jobs')
    .values({
      id: 'nurse',
      source: 'test',
      title: 'Nurse',
      company: 'Ward',
      detail: JSON.stringify({ job_title: 'Nurse' }),
      text: nurse,
      location: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return 'nurse'
}
