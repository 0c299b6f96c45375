import type { Calls } from '#contract/calls.ts'
import type { SummaryOf } from '#contract/history.ts'

import type { Handler } from '../../http/handler.ts'
import { Problem } from '../../http/problem.ts'
import type { House } from '../../house.ts'
import { needBytes } from '../../quota/quota.ts'
import type { OwnedResume } from '../own.ts'
import { own } from '../own.ts'
import { versionIn } from './open.ts'
import type { History } from './store.ts'
import { nameRevision, ofResume } from './store.ts'

export const renameRevision: Handler<Calls['renameRevision']> = async ({
  house,
  person,
  param,
  body,
}) => {
  const owned = await own(house, person, param('id'))
  return rename(house, ofResume, owned, { version: param('version'), ...(await body()) })
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
