/** A skill listed as a beginner's stays one: "CNC milling (basics)" is no "CNC milling". */
import { fold } from '../../../language/fold.ts'
import { pointer } from '../../../resume/pointer.ts'
import type { Context } from '../passages.ts'
import type { Violation } from '../violation.ts'

export function checkSkillHedges({ original, changed, from, to }: Context): Violation[] {
  if (from !== to) return []
  const listed = original.skill_categories.flatMap(({ skills }) => skills.map((name) => fold(name)))
  const known = new Set(listed)
  const hedged = new Set(listed.filter((name) => hedge.test(name)).map(bare))
  return changed.skill_categories.flatMap(({ skills }, i) =>
    skills.flatMap((name, j): Violation[] => {
      const now = fold(name).trim()
      if (known.has(now) || hedge.test(now) || !hedged.has(bare(now))) return []
      const path = pointer(['skill_categories', i, 'skills', j])
      return [{ rule: 'skill', path, claim: name, reason: 'level_raised' }]
    }),
  )
}

/** Folded words for a beginner's level in the six languages. */
const hedge =
  /(?<!\p{L})(?:basics?|beginner|elementary|rudimentary|grundkenntnisse|grundlagen|basiskenntnisse|anfanger|basiskennis|beginner|basico|basica|nociones|conocimientos basicos|notions|bases|debutant|nocoes|conhecimentos basicos|iniciante)(?!\p{L})/u

/** Without what stands in brackets, the hedge and the signs around it. */
function bare(name: string): string {
  return name
    .replaceAll(/\([^)]*\)/gu, ' ')
    .replace(hedge, ' ')
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}
