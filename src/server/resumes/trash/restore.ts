import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../../http/handler.ts'
import { Problem } from '../../http/problem.ts'
import { ownTrashed } from '../own.ts'
import { allowanceOf, takeRoom } from '../room.ts'
import { untrashResume } from './store.ts'

export const restoreFromTrash: Handler<Calls['restoreFromTrash']> = async ({
  house,
  person,
  param,
}) => {
  const trashed = await ownTrashed(house, person, param('id'))
  const resume = await house.db.transaction().execute(async (transaction) => {
    await takeRoom(transaction, allowanceOf(house, person.id))
    return untrashResume(transaction, trashed)
  })
  if (resume === null) throw new Problem('resume_not_found')
  house.changes.publish({ resumeId: resume.id, version: resume.version })
  return resume
}
