/** The trash: listed, emptied one by one, and brought back from. */
import type { Handler } from '../../http/handler.ts'
import { Problem } from '../../http/problem.ts'
import { ownTrashed } from '../own.ts'
import { allowanceOf, takeRoom } from '../room.ts'
import { deleteTrashed, listTrashOf, untrashResume } from './store.ts'

export const listTrash: Handler<'listTrash'> = async ({ house, person }) =>
  listTrashOf(house.db, person.id)

export const restoreFromTrash: Handler<'restoreFromTrash'> = async ({ house, person, param }) => {
  const trashed = await ownTrashed(house, person, param('id'))
  const resume = await house.db.transaction().execute(async (transaction) => {
    await takeRoom(transaction, allowanceOf(house, person.id))
    return untrashResume(transaction, trashed)
  })
  if (resume === null) throw new Problem('resume_not_found')
  house.changes.publish({ resumeId: resume.id, version: resume.version })
  return resume
}

/** The resume goes with everything that hangs on it: its saved states, its reading, its scores. */
export const deleteForEver: Handler<'deleteForEver'> = async ({ house, person, param }) => {
  await deleteTrashed(house.db, await ownTrashed(house, person, param('id')))
}
