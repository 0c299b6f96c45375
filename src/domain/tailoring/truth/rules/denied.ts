/**
 * Rule 4, the other half: what the original only denies or wishes for ("no experience with X",
 * "eager to learn X") supports no claim, though the words stand there. A text that is the
 * original's own, wherever it stands now, says nothing new.
 */
import { resumeLines } from '../../../resume/text.ts'
import { isDenied } from '../../../skills/denial.ts'
import { findSkills } from '../../../skills/find.ts'
import type { Context } from '../passages.ts'
import { plain } from '../plain.ts'
import type { Violation } from '../violation.ts'

export function checkDenied({ original, changed, resume }: Context): Violation[] {
  const said = resume.flatMap(({ text, skills }) =>
    skills.map(({ skill, start }) => ({ skill, isDenied: isDenied(text, start) })),
  )
  if (!said.some((one) => one.isDenied)) return []
  const claimed = new Set(said.filter((s) => !s.isDenied).map((s) => s.skill))
  const denied = new Set(said.map((s) => s.skill).filter((skill) => !claimed.has(skill)))
  if (denied.size === 0) return []
  const known = new Set(resumeLines(original).map((line) => plain(line.text)))
  return resumeLines(changed).flatMap(({ path, text: written }): Violation[] => {
    const text = plain(written)
    if (known.has(text)) return []
    return findSkills(text)
      .filter(({ skill, start }) => denied.has(skill) && !isDenied(text, start))
      .map(({ start, end }) => ({
        rule: 'skill',
        path,
        claim: text.slice(start, end),
        reason: 'skill_not_in_resume',
      }))
  })
}
