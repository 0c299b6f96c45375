/**
 * Brings a saved state back as a new one, so that nothing is lost on either side. It is what the
 * sheet said that comes back: where the application stands, and the notes, are of today.
 */
import type { Calls } from '#contract/calls.ts'
import { editableOf } from '#domain/resume/edit.ts'

import type { Handler } from '../../http/handler.ts'
import { changeAndScore } from '../change-and-score.ts'
import { own } from '../own.ts'
import { stateAt } from './open.ts'
import { ofResume } from './store.ts'

export const restoreRevision: Handler<Calls['restoreRevision']> = async ({
  house,
  person,
  param,
}) => {
  const owned = await own(house, person, param('id'))
  const state = editableOf(await stateAt(house, ofResume, owned, param('version')))
  return changeAndScore(house, house.texts.for(person.id), owned, {
    origin: { kind: 'restore' },
    changes: () => state,
  })
}
