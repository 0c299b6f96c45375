/** One change to an owned resume: stored with its saved state, then told to whoever has it open. */
import type { Resume } from '#domain/resume/resume.ts'

import type { House } from '../house.ts'
import { Problem } from '../http/problem.ts'
import type { OwnedResume } from './own.ts'
import type { ResumeChanges, SaveOrigin } from './store.ts'
import { changeResume } from './store.ts'

/** Null from `decide`: the resume it was shown is not the one the change was meant for. */
export async function change(
  { db, now, changes, config }: Pick<House, 'db' | 'now' | 'changes' | 'config'>,
  owned: OwnedResume,
  origin: SaveOrigin,
  decide: (current: Resume) => ResumeChanges | null,
): Promise<Resume> {
  const { bytesPerPerson } = config
  const saved = await changeResume(db, owned, { ...origin, at: now() }, decide, bytesPerPerson)
  // Moved to the trash since it was looked up.
  if (saved.kind === 'gone') throw new Problem('resume_not_found')
  if (saved.kind === 'stale')
    throw new Problem('version_conflict', {}, { body: { resume: saved.resume } })
  changes.publish({ resumeId: saved.resume.id, version: saved.resume.version })
  return saved.resume
}
