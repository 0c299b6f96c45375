import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../../http/handler.ts'
import { Problem } from '../../http/problem.ts'
import { own } from '../own.ts'
import { versionIn } from './open.ts'
import { nameRevision } from './store.ts'

/** A named state is kept apart from then on: no later autosave folds it away. */
export const renameRevision: Handler<Calls['renameRevision']> = async ({
  house,
  person,
  param,
  body,
}) => {
  const owned = await own(house, person, param('id'))
  const version = versionIn(param('version'))
  const { name } = await body()
  const named = await nameRevision(house.db, owned, version, name?.trim() || null)
  if (named === null) throw new Problem('revision_not_found')
  return named
}
