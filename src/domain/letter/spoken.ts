/** The languages that a job asks for, in one row, as the resume lists them. */
import { languageExams } from '#tables/language-exams.js'

import type { Answer } from '../answers/answers.ts'
import type { Language } from '../language/languages.ts'
import { nativeLevel, spokenLevels } from '../language/spoken-level.ts'
import { rowsOf } from '../language/word-table.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { leavesOpen } from '../scoring/certificate-terms.ts'
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
  const least = levelAskedOf(own, answers, ad) || fewestOfLetter
  const known = letters.filter((text) => (levelIn(text) || highest) >= least)
  const first = isForeign || isLearned ? known.slice(0, 1) : []
  const row = [...new Set([...first, ...others])]
  const plain = row.filter((text) => !text.includes(','))
  const apart = row.filter((text) => text.includes(','))
  return [plain.join(', '), ...apart]
    .filter((text) => text !== '')
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
}

/** Below the level that is asked for it is no answer. */
function spokenFor(
  { requirement, job }: Answer,
  { skill_categories: rows, certification_and_training: papers }: ResumeContent,
  ad: string,
): string[] {
  const said = [
    ...rows.flatMap(({ skills }) => skills),
    ...papers.filter(isHad).map(({ name }) => name),
  ]
  return askedIn(requirement, job, ad).flatMap(({ skill, level }) =>
    said.filter((text) => isOf(skill, text) && (levelIn(text) || highest) >= level).slice(0, 1),
  )
}

/** "English C1 and French": each with the level that stands behind it, or a little behind all of them. */
function askedIn(requirement: string, job: Answer['job'], ad: string) {
  const all = spokenIn(requirement)
  return all.map(({ skill, end }, i) => {
    const next = all[i + 1]
    const behind =
      all.length === 1
        ? ad.slice(job.start, job.end + nearest)
        : requirement.slice(end, next?.start ?? end + nearest)
    return { skill, level: levelIn(behind) }
  })
}

const isHad = ({ description }: { description: string }): boolean => !leavesOpen(description)

/** Who writes a letter in a language and says to have begun with it speaks against both. */
const fewestOfLetter = 'B1'

function levelAskedOf(skill: string | undefined, answers: readonly Answer[], ad: string): string {
  const asked = answers.flatMap(({ requirement, job }) => askedIn(requirement, job, ad))
  return asked.find((one) => one.skill === skill)?.level ?? ''
}

const spokenIn = (text: string) => findAll(text).filter(({ skill }) => skill in languageCodes)

const isOf = (skill: string, text: string): boolean =>
  spokenIn(text).some((one) => one.skill === skill) || examIn(text) === skill

/** The language of which a paper is an examination: "B2 First" is English. */
function examIn(text: string): string | undefined {
  const said = ` ${text.split(/[^\p{L}\p{N}]+/u).join(' ')} `
  const isNamed = (name: string): boolean => said.includes(` ${name} `)
  return rowsOf(languageExams).find(({ names }) => names.some(isNamed))?.language
}

export const isSpoken = (text: string): boolean =>
  spokenIn(text).length > 0 || examIn(text) !== undefined

function levelOf(text: string, skill: string | undefined): number {
  const spoken = spokenIn(text)
  const at = spoken.findIndex((one) => one.skill === skill)
  return spokenLevels(text, spoken)[at] ?? nativeLevel
}

const nearest = 20
const highest = 'C2'
/** By the European frame; empty where none is told. */
const levelIn = (text: string): string => /(?<!\p{L})[ABC][12](?!\d)/u.exec(text)?.[0] ?? ''
