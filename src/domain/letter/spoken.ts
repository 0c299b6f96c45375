/** The languages that a job asks for, in one row, as the resume lists them. */
import type { Answer } from '../answers/answers.ts'
import type { Language } from '../language/languages.ts'
import { nativeLevel, spokenLevels } from '../language/spoken-level.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { findAll } from '../skills/find.ts'
import { languageCodes, languageIds } from '../skills/language-codes.ts'

/**
 * The language of the letter among them only where one may wonder how well it is known: it was learned, or the
 * resume is in another.
 */
export function spokenRow(
  answers: readonly Answer[],
  content: ResumeContent,
  ad: string,
  language: Language,
  isForeign: boolean,
): string[] {
  const own = languageIds[language]
  const asked = answers
    .filter(({ kind }) => kind === 'language')
    .flatMap((answer) => spokenFor(answer, content, ad))
  const listed = content.skill_categories.flatMap(({ skills }) => skills)
  const letters = listed.filter((text) => spokenIn(text).some(({ skill }) => skill === own))
  const isLearned = letters.some((text) => levelOf(text, own) < nativeLevel)
  const others = asked.filter((text) => !letters.includes(text))
  const first = isForeign || isLearned ? letters.slice(0, 1) : []
  const row = [...new Set([...first, ...others])]
  const plain = row.filter((text) => !text.includes(','))
  const apart = row.filter((text) => text.includes(','))
  return [plain.join(', '), ...apart]
    .filter((text) => text !== '')
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
}

/** Below the level that is asked for it is no answer. */
function spokenFor(
  { requirement, job, lines }: Answer,
  { skill_categories: rows }: ResumeContent,
  ad: string,
): string[] {
  const [spoken] = spokenIn(requirement)
  if (spoken === undefined) return []
  const level = levelIn(ad.slice(job.start, job.end + nearest))
  const listed = rows.flatMap(({ skills }) => skills)
  const certified = lines.filter(({ section }) => section === 'certifications')
  return [...listed, ...certified.map(({ text }) => text)]
    .filter((text) => spokenIn(text).some(({ skill }) => skill === spoken.skill))
    .filter((text) => (levelIn(text) || highest) >= level)
    .slice(0, 1)
}

const spokenIn = (text: string) => findAll(text).filter(({ skill }) => skill in languageCodes)

export const isSpoken = (text: string): boolean => spokenIn(text).length > 0

function levelOf(text: string, skill: string | undefined): number {
  const spoken = spokenIn(text)
  const at = spoken.findIndex((one) => one.skill === skill)
  return spokenLevels(text, spoken)[at] ?? nativeLevel
}

const nearest = 20
const highest = 'C2'
/** By the European frame; empty where none is told. */
const levelIn = (text: string): string => /(?<!\p{L})[ABC][12](?!\d)/u.exec(text)?.[0] ?? ''
