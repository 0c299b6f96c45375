/**
 * How well somebody knows a listed thing, and for how long, is a claim of its own: "Excel" does not
 * become "Advanced Excel", and no "Python (5 years)". What a line says of the same thing may be
 * said of it in the list.
 */
import { fold } from '../../language/fold.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import type { Context } from '../context.ts'
import type { Doubt } from '../doubt.ts'
import type { Listed } from './listed-texts.ts'
import { plain } from '#domain/language/plain.ts'
import type { LineReading } from '../reading/reading.ts'

export function levelDoubt(
  { path, text }: Listed,
  line: LineReading,
  { original, resume }: Context,
): Doubt | null {
  const level = levelIn(line)
  if (level !== null && !resume.some((source) => saysOf(source, line, level)))
    return { policy: 'skillLevel', path, claim: text }
  const years = yearsOf.exec(fold(plain(text)))?.[1]
  if (years !== undefined && !resume.some((source) => saysOf(source, line, years)))
    return { policy: 'numberOfAnother', path, claim: text }
  const now = fold(text)
  const isRaised = !hedge.test(now) && hedgedIn(original).has(bare(now))
  return isRaised ? { policy: 'skillLevel', path, claim: text } : null
}

/** What is listed as a beginner's is no expert's in another language. */
export const levelAcross = ({ path, text, counterpart }: Listed): Doubt | null =>
  hedge.test(fold(counterpart)) && levels.test(fold(text))
    ? { policy: 'skillLevel', path, claim: text }
    : null

/** Listed as a beginner's, without saying so. */
function hedgedIn({ skill_categories: categories }: ResumeContent): ReadonlySet<string> {
  const listed = categories.flatMap(({ skills }) => skills.map(fold))
  return new Set(listed.filter((name) => hedge.test(name)).map(bare))
}

/** Folded words for a beginner's level in the six languages. */
const hedge =
  /(?<!\p{L})(?:basics?|beginner|elementary|rudimentary|grundkenntnisse|grundlagen|basiskenntnisse|anfanger|basiskennis|beginner|basico|basica|nociones|conocimientos basicos|notions|bases|debutant|nocoes|conhecimentos basicos|iniciante)(?!\p{L})/u

/** Whether something is listed as a beginner's: "DATEV (Grundkenntnisse)". */
export const isOfBeginner = (text: string): boolean => hedge.test(fold(text))

/** Without what stands in brackets, the hedge and the signs around it. */
function bare(name: string): string {
  return name
    .replaceAll(/\([^()]*\)/gu, ' ')
    .replace(hedge, ' ')
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}

/** Folded words of a high level in the six languages, whatever their endings. */
const levels =
  /(?<![\p{L}\p{N}])(?:advanced|expert|expertise|experte|expertin|experta|experto|proficien(?:t|cy)|excellent|extensive|in-depth|mastery|very good|outstanding|solid|strong|sehr gut|fundiert|vertieft|umfassend|fortgeschritten|ausgezeichnet|hervorragend|sicher|avance|maitrise|confirme|approfondi|excellent|tres bon|avanzad|dominio|excelente|profund|solid|muy buen|nivel alto|avancad|especialista|fluente|muito bo[am]|gevorderd|uitstekend|grondig|diepgaand|zeer goed|ruime)(?:e[nrsm]?|es|s|[ao]s?)?(?![\p{L}\p{N}])/u

/** "Python (5 years)". */
const yearsOf =
  /(?<![\p{L}\p{N}])(\d{1,2})\s?\+?\s?(?:years?|yrs?|jahren?|ans?|annees?|anos?|jaar|jaren)(?!\p{L})/u

/** A word of level that is no part of the thing's own name ("Advanced Life Support"). */
function levelIn({ text, skills }: LineReading): string | null {
  const folded = fold(text)
  const found = levels.exec(folded)
  if (found === null) return null
  const isName = skills.some(
    ({ start, end }) => start <= found.index && found.index + found[0].length <= end,
  )
  return isName ? null : found[0]
}

/** Whether a line of the original says this word of the same thing. */
function saysOf(source: LineReading, listed: LineReading, word: string): boolean {
  const said = fold(plain(source.text))
  const isThere = /^\d/.test(word) ? said.match(/\d+/g)?.includes(word) === true : levels.test(said)
  if (!isThere) return false
  const things = new Set(listed.skills.map(({ skill }) => skill))
  if (things.size > 0) return source.skills.some(({ skill }) => things.has(skill))
  const words = fold(plain(listed.text))
    .replace(levels, ' ')
    .match(/\p{L}{3,}/gu)
  return (words ?? []).some((one) => said.includes(one))
}
