import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { own } from './own.ts'
import { listResumesOf, trashResume } from './store.ts'

/** Moves a resume to the trash and answers the remaining list (specification §7). */
export const deleteResume: Handler<Calls['deleteResume']> = async ({ house, person, param }) => {
  const owned = await own(house, person, param('id'))
  await trashResume(house.db, owned, house.now())
  return listResumesOf(house.db, person.id)
}
