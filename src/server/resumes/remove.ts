import type { Calls } from '#contract/calls.ts'

import { answerList } from '../http/answer-list.ts'
import type { Handler } from '../http/handler.ts'
import { own } from './own.ts'
import { listTextsOf } from './list-store.ts'
import { trashResume } from './trash/store.ts'

/** Moves a resume to the trash and answers the remaining list (specification §7). */
export const deleteResume: Handler<Calls['deleteResume']> = async (incoming) => {
  const { house, person, param } = incoming
  const owned = await own(house, person, param('id'))
  await trashResume(house.db, owned, house.now())
  house.changes.publish({ resumeId: owned.resume.id, version: null })
  return answerList(incoming, listTextsOf(house.db, house.keptTexts, person.id))
}
