/** The skills that a line of a resume claims. */
import { recent } from '../language/remembered.ts'
import { isDenied } from '../skills/denial.ts'
import type { FoundSkill } from '../skills/find.ts'
import { findAll } from '../skills/find.ts'

/** While one types, all lines but one are the same as a moment ago. */
const mostLines = 500
const readings = recent<readonly FoundSkill[]>(mostLines)

export function skillsIn(text: string): readonly FoundSkill[] {
  const known = readings.get(text)
  if (known !== undefined) return known
  const made = findAll(text).filter(({ start }) => !isDenied(text, start))
  readings.set(text, made)
  return made
}
