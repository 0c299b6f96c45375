/**
 * What lines of the work show, by its name in another language: skills with which a part of a line opens
 * ("Risk assessment in the dye works, fire drills"), tools wherever they stand, and names that are no words
 * ("hyperMILL", "TNC 640"). Nothing of a line that denies or limits what it names.
 */
import type { Language } from '../language/languages.ts'
import { fold } from '../language/fold.ts'
import { withCaseOf } from '../language/table.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { isDenied } from '../skills/denial.ts'
import { findAll, findSkills } from '../skills/find.ts'
import { lexicon } from '../skills/lexicon.ts'
import { isProduct } from '../tailoring/compose/tool.ts'
import { isLimiting } from '../truth/claims/limits.ts'
import { readLine } from '../truth/reading/reading.ts'

export function shownInWork(
  { work_experience: posts }: ResumeContent,
  from: Language,
  to: Language,
): string[] {
  const lines = posts.flatMap(({ description }) => description)
  const shown = lines
    .filter((line) => !readLine(line, from).words.some(isLimiting))
    .flatMap((line) => [...skillsOf(line, from, to), ...namesOf(line)])
  return [...new Map(shown.map((name) => [fold(name), name])).values()]
}

function skillsOf(line: string, from: Language, to: Language): string[] {
  return findSkills(line).flatMap(({ skill, start, end }) => {
    const text = line.slice(start, end)
    if (isDenied(line, start)) return []
    if (isProduct(skill) && lexicon().get(skill)?.trade === 'software') return [text]
    const isOpening = /(?:^|[,;:(] ?)$/u.test(line.slice(0, start))
    const name = isOpening ? usualNameIn(text, from, to) : null
    return name === null ? [] : [name.charAt(0).toUpperCase() + name.slice(1)]
  })
}

/** The usual name of a skill, for its usual name: what else a skill is called may be only a part of it. */
export function usualNameIn(text: string, from: Language, to: Language): string | null {
  const nameOf = (id: string, language: Language) => {
    const skill = lexicon().get(id)
    const listed = skill?.aliases.find((one) => one.language === language)?.text
    return language === 'en' ? skill?.label : listed
  }
  const [found] = findAll(text)
  if (found === undefined || fold(nameOf(found.skill, from) ?? '') !== fold(text)) return null
  const name = nameOf(found.skill, to)
  return name === undefined ? null : withCaseOf(text, name)
}

/** Letters and figures in one, or capitals inside of a word, with the word before figures alone. */
const namesOf = (line: string): string[] =>
  (
    line.match(
      /(?<![\p{L}\p{N}])\p{L}*\p{Ll}\p{Lu}\p{L}*(?: \d+)?|(?<![\p{L}\p{N}])\p{Lu}{2,5} ?\d{3,5}/gu,
    ) ?? []
  ).filter((name) => !isDenied(line, line.indexOf(name)))
