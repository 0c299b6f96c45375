import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../../http/handler.ts'
import { Problem } from '../../http/problem.ts'
import { ownTrashed } from '../own.ts'
import { needRoom, shelfOf } from '../room.ts'
import { untrashResume } from './store.ts'

export const restoreFromTrash: Handler<Calls['restoreFromTrash']> = async ({
  house,
  person,
  param,
}) => {
  const trashed = await ownTrashed(house, person, param('id'))
  await needRoom(house.db, shelfOf(house, person.id))
  const resume = await untrashResume(house.db, trashed)
  if (resume === null) throw new Problem('resume_not_found')
  house.changes.publish({ resumeId: resume.id, version: resume.version })
  return resume
}
