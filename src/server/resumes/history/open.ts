import type { Calls } from '#contract/calls.ts'
import { contentOf } from '#domain/resume/content.ts'

import type { Handler } from '../../http/handler.ts'
import type { House } from '../../house.ts'
import { Problem } from '../../http/problem.ts'
import type { OwnedResume } from '../own.ts'
import { own } from '../own.ts'
import type { History } from './store.ts'
import { findRevision, ofResume } from './store.ts'

export const openRevision: Handler<Calls['openRevision']> = async ({ house, person, param }) => {
  const owned = await own(house, person, param('id'))
  const state = await stateAt(house, ofResume, owned, param('version'))
  // It may be from before some of its parts were known.
  return { ...state, ...contentOf(state) }
}

/** The state that a path names; refused where there is none, or no longer. */
export async function stateAt<State extends object>(
  { db }: Pick<House, 'db'>,
  history: History<State, string>,
  owned: OwnedResume,
  version: string,
): Promise<State> {
  const state = await findRevision(db, history, owned, versionIn(version))
  if (state === null) throw new Problem('revision_not_found')
  return state
}

/** A version as a path gives it; what is no version the database could hold is not found. */
export function versionIn(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Problem('revision_not_found')
  return Number(text)
}
