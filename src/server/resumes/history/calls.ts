/** The saved states of a resume: listed, opened, named, and brought back. */
import { contentOf } from '#domain/resume/content.ts'
import { editableOf } from '#domain/resume/edit.ts'

import type { Handler } from '../../http/handler.ts'
import { changeAndScore } from '../change-and-score.ts'
import { own } from '../own.ts'
import { rename, stateAt } from './states.ts'
import { listRevisions, ofResume } from './store.ts'

export const resumeHistory: Handler<'resumeHistory'> = async ({ house, person, param }) =>
  listRevisions(house.db, ofResume, await own(house, person, param('id')))

export const openRevision: Handler<'openRevision'> = async ({ house, person, param }) => {
  const owned = await own(house, person, param('id'))
  const state = await stateAt(house, ofResume, owned, param('version'))
  // It may be from before some of its parts were known.
  return { ...state, ...contentOf(state) }
}

export const renameRevision: Handler<'renameRevision'> = async ({ house, person, param, body }) => {
  const owned = await own(house, person, param('id'))
  return rename(house, ofResume, owned, { version: param('version'), ...(await body()) })
}

/**
 * Brings a saved state back as a new one, so that nothing is lost on either side. It is what the
 * sheet said that comes back: where the application stands, and the notes, are of today.
 */
export const restoreRevision: Handler<'restoreRevision'> = async ({ house, person, param }) => {
  const owned = await own(house, person, param('id'))
  const state = editableOf(await stateAt(house, ofResume, owned, param('version')))
  return changeAndScore(house, house.texts.for(person.id), owned, {
    origin: { kind: 'restore' },
    changes: () => state,
  })
}
