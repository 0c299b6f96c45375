/** The languages that a job asks for, as the resume lists them. */
import type { Answer } from '../answers/answers.ts'
import type { Language } from '../language/languages.ts'
import { nativeLevel, spokenLevels } from '../language/spoken-level.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { findAll } from '../skills/find.ts'
import { inline } from '../tailoring/compose/inline.ts'
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
  return [...new Set([...first, ...others])].map((text) => shortly(inRunning(text, language)))
}

/** "French, enough to chat" → "French"; "German C1" → "German (C1)" */
export function shortly(text: string): string {
  const [before = ''] = text.split(',', 1)
  const own = before.includes('(') ? text : before
  const said = own.replaceAll(/ ?: /gu, ' ').replace(/(?<=\p{L}) ([ABC][12])$/u, ' ($1)')
  const [found] = spokenIn(said)
  if (found?.start !== 0) return said
  const [name, rest] = [said.slice(0, found.end), said.slice(found.end).trim()]
  if (rest === '' || rest.includes('(') || spokenIn(rest).length > 0) return said
  return rest.split(' ').length > mostWords ? name : `${name} (${rest})`
}

const mostWords = 2

/** "Fluent English": what stands before the name of the language has its capital from its place. */
const inRunning = (text: string, language: Language): string =>
  (spokenIn(text)[0]?.start ?? 0) > 0
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : inline(text, language)

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
