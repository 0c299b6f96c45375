/**
 * Skills that the job asks for, that the resume does not show, and that the person has stated to
 * have. They are listed as they were stated, and rest on the statement.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { findSkills } from '../../skills/find.ts'
import type { Statement } from '../../truth/verify.ts'
import type { Surfaced } from './surface.ts'
import { categoryFor, listedIn } from './surface.ts'

export function proposeStated(
  resume: ResumeContent,
  job: JobReading,
  shown: readonly Surfaced[],
  statements: readonly Statement[],
): Surfaced[] {
  const isListed = listedIn(resume)
  const taken = new Set(shown.map(({ skill }) => skill))
  return statements.flatMap(({ text }, index): Surfaced[] => {
    const named = new Set(findSkills(text).map(({ skill }) => skill))
    const asked = job.skills.find(({ skill }) => named.has(skill))
    if (!asked || taken.has(asked.skill) || isListed(asked.skill, text)) return []
    taken.add(asked.skill)
    return [
      {
        path: categoryFor(asked.skill, resume),
        text,
        skill: asked.skill,
        basis: [`/statements/${index}`],
        requirement: asked.text,
      },
    ]
  })
}
