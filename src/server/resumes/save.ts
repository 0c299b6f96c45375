/**
 * Saving: the whole resume or some of its fields. What was not sent stays; every save is a
 * revision; a save that names an older version is refused with the current resume beside it. The
 * score belongs to the resume's own job and is renewed with the content.
 */
import type { Calls } from '#contract/calls.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { completeSectionOrder } from '#domain/resume/sections.ts'

import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { own } from './own.ts'
import { refuseResume } from './refuse-resume.ts'
import { scoreAgainstJob } from './score.ts'
import type { ResumeChanges } from './store.ts'
import { changeResume } from './store.ts'

export const saveResume: Handler<Calls['saveResume']> = async ({ house, person, param, body }) => {
  const owned = await own(house, person, param('id'))
  const { version, ...sent } = await body(refuseResume)
  const changes = givenOnly(sent)
  const saved = await changeResume(house.db, owned, async (current) => {
    if (version !== undefined && version !== current.version) return null
    return { ...changes, ...(await renewScore({ ...current, ...changes }, current)) }
  })
  if (saved.kind === 'gone') throw new Problem('resume_not_found')
  if (saved.kind === 'stale') {
    throw new Problem('version_conflict', {}, { body: { resume: saved.resume } })
  }
  return saved.resume
}

function givenOnly(sent: ResumeChanges): ResumeChanges {
  const given = Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== undefined),
  ) as ResumeChanges // the same fields, without those that are undefined
  return given.section_order === undefined
    ? given
    : { ...given, section_order: completeSectionOrder(given.section_order) }
}

async function renewScore(next: Resume, before: Resume): Promise<ResumeChanges> {
  if (next.job_description === null) return { score: null }
  const scored = await scoreAgainstJob(next, next.job_description)
  if (scored === null) return { score: null, nice_to_have_skills: before.nice_to_have_skills }
  return scored
}
