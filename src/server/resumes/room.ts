/**
 * How many resumes a person may keep. Asked before dear work and again where a resume is stored;
 * whoever stores several at the same moment may end a few above it, which harms nobody.
 */
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import type { House } from '../house.ts'
import { Problem } from '../http/problem.ts'
import { hasAsManyAs } from './list-store.ts'

/** Whose resumes they are, and how many those may be. */
export interface Shelf {
  personId: string
  most: number
}

export const shelfOf = ({ config }: Pick<House, 'config'>, personId: string): Shelf => ({
  personId,
  most: config.resumesPerPerson,
})

/** Refuses where there is no room for `more`. */
export async function needRoom(
  db: Kysely<Tables>,
  { personId, most }: Shelf,
  more = 1,
): Promise<void> {
  if (more < 1) return
  const isFull = more > most || (await hasAsManyAs(db, personId, most - more + 1))
  if (isFull) throw new Problem('too_many_resumes')
}
