/**
 * A change to a resume that renews its score (contract, HTTP: it belongs to the resume's own job). The
 * score is worked out before the resume is locked, so that no slow text keeps a transaction open; if
 * somebody else saves meanwhile, it is worked out again for what is there then.
 */
import type { Resume } from '#domain/resume/resume.ts'

import type { House } from '../house.ts'
import type { RunTask } from '../work/tasks.ts'
import { change } from './change.ts'
import type { OwnedResume } from './own.ts'
import { scoreAgainstJob, scoreFields } from './score.ts'
import type { ResumeChanges, SaveOrigin } from './store.ts'
import { needLight } from './weigh.ts'

/** So often a save gives way to others; then it is stored without a score. */
const mostTries = 3

interface Change {
  origin: SaveOrigin
  /** What becomes of the resume as it is then. */
  changes: (current: Resume) => ResumeChanges
  /** The version that the changes were made to, where the sender named one. */
  version?: number | undefined
}

/** The save itself is never refused for its score: without one it says why (`score_missing`). */
export async function changeAndScore(
  house: Pick<House, 'db' | 'now' | 'changes' | 'config'>,
  run: RunTask,
  owned: OwnedResume,
  { origin, changes, version }: Change,
): Promise<Resume> {
  const save = (decide: (current: Resume) => ResumeChanges) =>
    change(house, owned, origin, (current) =>
      version !== undefined && version !== current.version ? null : decide(current),
    )
  let seen = owned.resume
  for (let tries = 0; tries < mostTries; tries++) {
    const made = changes(seen)
    needLight({ ...seen, ...made }, seen)
    try {
      const scored = await scoreOf(run, { ...seen, ...made }, seen)
      return await save((current) => {
        if (current.version !== seen.version) throw new MovedOn(current)
        return { ...made, ...scored }
      })
    } catch (error) {
      if (!(error instanceof MovedOn)) throw error
      seen = error.current
    }
  }
  return save((current) => {
    const made = changes(current)
    const hasJob = { ...current, ...made }.job_description !== null
    return { ...made, score: null, score_missing: hasJob ? 'busy' : undefined }
  })
}

/** Somebody else has saved since the score was worked out. */
class MovedOn extends Error {
  override name = 'MovedOn'
  readonly current: Resume

  constructor(current: Resume) {
    super('the resume was saved meanwhile')
    this.current = current
  }
}

const scoreOf = (run: RunTask, next: Resume, before: Resume) =>
  scoreFields(
    next.job_description === null ? null : scoreAgainstJob(run, next, next.job_description),
    before.nice_to_have_skills,
  )
