import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { own } from './own.ts'
import { listResumesOf } from './store.ts'
import { trashResume } from './trash/store.ts'

/** Moves a resume to the trash and answers the remaining list (specification §7). */
export const deleteResume: Handler<Calls['deleteResume']> = async ({ house, person, param }) => {
  const owned = await own(house, person, param('id'))
  await trashResume(house.db, owned, house.now())
  house.changes.publish({ resumeId: owned.resume.id, version: null })
  return listResumesOf(house.db, person.id)
}
