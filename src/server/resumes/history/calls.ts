/** The saved states of a resume: listed, opened, named, and brought back. */
import { contentOf } from '#domain/resume/content.ts'
import { editableOf } from '#domain/resume/edit.ts'

import { changeAndScore } from '../change-and-score.ts'
import { withOwn } from '../own.ts'
import { rename, stateAt } from './states.ts'
import { listRevisions, ofResume } from './store.ts'

export const resumeHistory = withOwn<'resumeHistory'>(async (owned, { house }) =>
  listRevisions(house.db, ofResume, owned),
)

export const openRevision = withOwn<'openRevision'>(async (owned, { house, param }) => {
  const state = await stateAt(house, ofResume, owned, param('version'))
  // It may be from before some of its parts were known.
  return { ...state, ...contentOf(state) }
})

export const renameRevision = withOwn<'renameRevision'>(async (owned, { house, param, body }) =>
  rename(house, ofResume, owned, { version: param('version'), ...(await body()) }),
)

/**
 * Brings a saved state back as a new one, so that nothing is lost on either side. It is what the
 * sheet said that comes back: where the application stands, and the notes, are of today.
 */
export const restoreRevision = withOwn<'restoreRevision'>(
  async (owned, { house, person, param }) => {
    const state = editableOf(await stateAt(house, ofResume, owned, param('version')))
    return changeAndScore(house, house.texts.for(person.id), owned, {
      origin: { kind: 'restore' },
      changes: () => state,
    })
  },
)
