/**
 * Saving: the whole resume or some of its fields. What was not sent stays; every save is a
 * revision; a save that names an older version is refused with the current resume beside it.
 */
import type { Calls } from '#contract/calls.ts'
import { completeSectionOrder } from '#domain/resume/sections.ts'

import type { Handler } from '../http/handler.ts'
import { changeAndScore } from './change-and-score.ts'
import { own } from './own.ts'
import { refuseResume } from './refuse-resume.ts'
import { onSheet } from './sheet-fields.ts'
import type { ResumeChanges, SaveOrigin } from './store.ts'

export const saveResume: Handler<Calls['saveResume']> = async ({ house, person, param, body }) => {
  const owned = await own(house, person, param('id'))
  const { version, autosave, ...sent } = await body(refuseResume)
  const changes = givenOnly(sent)
  // Whoever leaves has still saved: the work is not given up with the connection.
  const run = house.texts.for(person.id)
  return changeAndScore(house, run, owned, {
    origin: originOf(changes, autosave),
    changes,
    version,
  })
}

function originOf(changes: ResumeChanges, autosave: string | undefined): SaveOrigin {
  if (autosave !== undefined) return { kind: 'autosave', writer: autosave }
  return { kind: Object.keys(changes).some(onSheet) ? 'save' : 'details' }
}

function givenOnly(sent: ResumeChanges): ResumeChanges {
  const given = Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== undefined),
  ) as ResumeChanges // the same fields, without those that are undefined
  return given.section_order === undefined
    ? given
    : { ...given, section_order: completeSectionOrder(given.section_order) }
}
