/** One change to an owned resume, for the verbs that cannot conflict: the row's lock orders them. */
import type { Resume } from '#domain/resume/resume.ts'

import type { House } from '../house.ts'
import { Problem } from '../http/problem.ts'
import type { OwnedResume } from './own.ts'
import type { ResumeChanges } from './store.ts'
import { changeResume } from './store.ts'

export async function change(
  { db }: Pick<House, 'db'>,
  owned: OwnedResume,
  decide: (current: Resume) => ResumeChanges,
): Promise<Resume> {
  const saved = await changeResume(db, owned, async (current) => decide(current))
  if (saved.kind === 'saved') return saved.resume
  throw new Problem('resume_not_found') // moved to the trash since it was looked up
}
