/**
 * How many resumes a person may keep. Asked before dear work, and taken where a resume is stored:
 * whoever stores several at the same moment does so one after the other, and none above it.
 */

import type { Db, Transaction } from '../db/tables.ts'
import type { House } from '../house.ts'
import { Problem } from '../http/problem.ts'
import { takeTurn } from '../users/turn-store.ts'
import type { Quota } from '../quota/quota.ts'
import { hasAsManyAs } from './list-store.ts'

/** Whose resumes they are, how many those may be, and how many bytes all that the person keeps. */
export interface Allowance extends Quota {
  most: number
}

export const allowanceOf = ({ config }: Pick<House, 'config'>, personId: string): Allowance => ({
  personId,
  most: config.resumesPerPerson,
  mostBytes: config.bytesPerPerson,
})

/** Refuses where there is no room for `more`; what is stored next has it only within `takeRoom`. */
export async function needRoom(db: Db, { personId, most }: Allowance, more = 1): Promise<void> {
  if (more < 1) return
  const isFull = more > most || (await hasAsManyAs(db, personId, most - more + 1))
  if (isFull) throw new Problem('too_many_resumes')
}

/** The same, and the room is theirs to the end of the transaction. */
export async function takeRoom(
  transaction: Transaction,
  allowance: Allowance,
  more = 1,
): Promise<void> {
  // A statement of its own: one that had waited for its turn would still count what it saw before.
  await takeTurn(transaction, allowance.personId)
  await needRoom(transaction, allowance, more)
}
