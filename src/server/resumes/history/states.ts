/** One saved state of a resume or of its letter, as a path names it; refused where there is none, or no longer. */
import type { SummaryOf } from '#contract/history.ts'

import { Problem } from '../../http/problem.ts'
import type { House } from '../../house.ts'
import { needBytes } from '../../quota/quota.ts'
import type { OwnedResume } from '../own.ts'
import type { History } from './store.ts'
import { findRevision, nameRevision } from './store.ts'

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

/** A named state is kept apart from then on: no later autosave folds it away. */
export async function rename<Part extends string>(
  { db, config }: Pick<House, 'db' | 'config'>,
  history: History<never, Part>,
  owned: OwnedResume,
  { version, name }: { version: string; name: string | null },
): Promise<SummaryOf<Part>> {
  // A state with a name is kept apart for good, which takes room.
  const quota = { personId: owned.personId, mostBytes: config.bytesPerPerson }
  if (name !== null) await needBytes(db, quota, 0)
  const named = await nameRevision(db, history, owned, versionIn(version), name?.trim() || null)
  if (named === null) throw new Problem('revision_not_found')
  return named
}

/** A version as a path gives it; what is no version the database could hold is not found. */
function versionIn(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Problem('revision_not_found')
  return Number(text)
}
