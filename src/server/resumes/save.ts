/**
 * Saving: the whole resume or some of its fields. What was not sent stays; every save is a
 * revision; a save that names an older version is refused with the current resume beside it.
 */
import { withUnsent } from '#domain/resume/later.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { completeSectionOrder } from '#domain/resume/sections.ts'

import { changeAndScore } from './change-and-score.ts'
import { withOwn } from './own.ts'
import { pageAsked, refusedPage } from './page-asked.ts'
import { refuseResume } from './refuse-resume.ts'
import { onSheet } from './sheet-fields.ts'
import type { ResumeChanges, SaveOrigin } from './store.ts'

export const saveResume = withOwn<'saveResume'>(async (owned, { house, person, body }) => {
  const { version, autosave, ...sent } = await body(refuseResume)
  const given = givenOnly(sent)
  // Whoever leaves has still saved: the work is not given up with the connection.
  const run = house.texts.for(person.id)
  return changeAndScore(house, run, owned, {
    origin: originOf(given, autosave),
    changes: (current) => onPage(current, inOrder(current, withUnsent(current, given))),
    version,
  })
})

function originOf(given: object, autosave: string | undefined): SaveOrigin {
  if (autosave !== undefined) return { kind: 'autosave', writer: autosave }
  return { kind: Object.keys(given).some(onSheet) ? 'save' : 'details' }
}

/** The same object without the fields that are undefined. */
function givenOnly<T extends object>(sent: T): T {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as T // all of them may be missing
}

/** A save of the whole resume repeats its design, which is no request to change it. */
function onPage(current: Resume, changes: ResumeChanges): ResumeChanges {
  const design = changes.design === current.design ? undefined : changes.design
  return { ...changes, ...pageAsked(current, { layout: changes.layout, design }, refusedPage) }
}

/** Each section has its place in the order, and no other has one. */
function inOrder(current: Resume, changes: ResumeChanges): ResumeChanges {
  const { section_order: order, further_sections: further } = { ...current, ...changes }
  const isChanged = changes.section_order !== undefined || changes.further_sections !== undefined
  return isChanged ? { ...changes, section_order: completeSectionOrder(order, further) } : changes
}
