/** The skills of a line that stand for each other: "React, Vue or Angular" asks for one of them. */
import type { RequirementLine, SkillRequirement } from '#domain/ads/reading.ts'

/** Each set of skills of which one is enough. */
export function alternativesIn({ text, start, skills }: RequirementLine): string[][] {
  const sets: string[][] = []
  let run: SkillRequirement[] = []
  let hasOr = false
  const close = () => {
    if (hasOr && run.length > 1) sets.push([...new Set(run.map(({ skill }) => skill))])
    hasOr = false
  }
  for (const skill of skills.toSorted((a, b) => a.start - b.start)) {
    const last = run.at(-1)
    const between = last === undefined ? '' : text.slice(last.end - start, skill.start - start)
    const words = between
      .toLowerCase()
      .split(/[\s,/]/)
      .filter((word) => word !== '')
    if (last !== undefined && words.every((word) => or.has(word)) && words.length <= 1) {
      hasOr ||= words.length > 0
      run.push(skill)
    } else {
      close()
      run = [skill]
    }
  }
  close()
  return sets
}

/** The word in six languages; a comma or a stroke before it joins too. */
const or: ReadonlySet<string> = new Set(['or', 'oder', 'ou', 'o', 'u', 'of'])
