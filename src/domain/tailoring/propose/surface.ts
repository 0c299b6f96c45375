/**
 * Skills that the job asks for and that lines of the resume show, but the skills section does not
 * list. They are listed in the resume's own words, and in the job's spelling of them ("Kubernetes" for
 * "k8s"), in the category of the same trade.
 */
import type { JobReading, Span } from '#domain/ads/reading.ts'
import { pointer } from '../../resume/pointer.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import type { FieldKind } from '../../resume/sections/declaration.ts'
import type { ResumeLine } from '../../resume/text.ts'
import { isDenied, isUsed } from '../../skills/denial.ts'
import type { FoundSkill } from '../../skills/find.ts'
import { findSkills } from '../../skills/find.ts'
import { lexicon } from '../../skills/lexicon.ts'
import { isTool } from '../compose/tool.ts'
import { isSpellingOf } from './spelling.ts'
import type { Worth } from './worth.ts'
import { kindWeights } from './worth.ts'

export type Surfaced = {
  path: string
  text: string
  skill: string
  basis: string[]
  requirement: string
}

/** More than this reads as stuffing. */
const mostSurfaced = 8

/** A skill of the job with every place where the resume shows it in words of its own. */
type Evidence = {
  skill: string
  text: string
  paths: string[]
  requirement: string
  weight: number
}

export function proposeSurfaced(resume: ResumeContent, job: JobReading, worth: Worth): Surfaced[] {
  const isListed = listedIn(resume)
  return evidenceFor(job, worth)
    .filter(({ skill, text }) => !isListed(skill, text))
    .filter(({ skill }) => resume.skill_categories.length === 0 || hasCategory(skill, resume))
    .slice(0, mostSurfaced)
    .map(({ skill, text, paths, requirement }) => ({
      path: categoryFor(skill, resume),
      text: asListed(text, skill),
      skill,
      basis: paths,
      requirement,
    }))
}

/** Whether the skills section has it, under any of its names or in this spelling. */
export function listedIn(resume: ResumeContent): (skill: string, text: string) => boolean {
  const names = resume.skill_categories.flatMap((category) => category.skills)
  const listed = new Set(names.flatMap((name) => findSkills(name).map((found) => found.skill)))
  const spelled = new Set(names.map((name) => name.toLowerCase()))
  return (skill, text) => listed.has(skill) || spelled.has(text.toLowerCase())
}

/** The job's skills that work, projects and studies say were used, the most wanted first. */
function evidenceFor(job: JobReading, worth: Worth): Evidence[] {
  const shown = worth.lines.filter(({ line }) => line.kind !== null && tellsOfWork.has(line.kind))
  return job.skills
    .flatMap(({ skill, text, kind }): Evidence[] => {
      if (lexicon().get(skill)?.trade === 'language') return []
      const uses = shown.flatMap(({ line }) => {
        const skills = findSkills(line.text)
        const place = skills
          .filter((found) => found.skill === skill)
          .slice(0, mostMentions)
          .find((found) => isShown(line, found, skills))
        return place ? [{ line, place }] : []
      })
      const [first] = uses
      if (!first) return []
      return [
        {
          skill,
          text: nameOf(skill, wholeWords(first.line.text, first.place), text),
          paths: uses.map(({ line }) => line.path),
          requirement: text,
          weight: kindWeights[kind],
        },
      ]
    })
    .toSorted((a, b) => b.weight - a.weight)
}

/**
 * The skill as it can stand alone. A line may show it in a case of its own ("eines Berichtswesens"):
 * then the job's spelling serves, where that is a name of the skill, or else its name nearest to
 * what the line says.
 */
function nameOf(skill: string, shown: string, asked: string): string {
  const names = lexicon().get(skill)?.aliases ?? []
  const isName = (text: string) => names.some((n) => n.text.toLowerCase() === text.toLowerCase())
  if (isName(asked) && (!isName(shown) || isSpellingOf(asked, shown))) return asked
  if (isName(shown)) return shown
  const stem = shown.slice(0, Math.max(4, shown.length - 3)).toLowerCase()
  return names.find((n) => n.text.toLowerCase().startsWith(stem))?.text ?? shown
}

/** "Barrierefreiheits" of "Barrierefreiheits-Prüfungen" is no word: the whole one is taken. */
function wholeWords(text: string, { start, end }: Span): string {
  const before = /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+$/u.exec(text.slice(0, start))?.[0].length ?? 0
  const after = /^[\p{L}\p{N}-]*/u.exec(text.slice(end))?.[0].length ?? 0
  return text.slice(start - before, end + after).replace(/^-+|(?<!-)-+$/gu, '')
}

/**
 * A list of technologies says by being one that they were used; a sentence has to say so. A tool is
 * worked with, alone or in a list of tools: "with developers and SRE" is no such list, and what is no
 * tool may be the others' work ("in step with cleaning and catering").
 */
function isShown(
  { kind, text }: ResumeLine,
  { skill, start }: FoundSkill,
  skills: readonly FoundSkill[],
): boolean {
  if (isDenied(text, start)) return false
  if (kind === 'technologies') return true
  if (!isTool(skill)) return false
  const from = listStart(text, start, skills)
  // The word before the list, or two ("gebruik van").
  const before = text.slice(Math.max(0, from - longestBefore), from).split(/\s+/u)
  return isUsed(` ${before.slice(-3).join(' ')}`, longestBefore)
}

const mostMentions = 8
const longestBefore = 60
const longestList = 8

/** Where the list of skills begins that a skill stands in. */
function listStart(text: string, start: number, skills: readonly FoundSkill[]): number {
  let at = start
  let index = skills.findIndex((found) => found.start === start) - 1
  for (let count = 0; count < longestList; count++, index--) {
    const before = skills[index]
    if (before === undefined || !joint.test(text.slice(before.end, at))) break
    at = before.start
  }
  return at
}

const joint = /^\s*(?:,|\/|&|,?\s(?:and|und|et|y|e|en)\s)\s*$/u

/** Where a resume tells what was done; titles and employers only name. */
const tellsOfWork: ReadonlySet<FieldKind> = new Set(['points', 'text', 'technologies'])

/** Whether a category lists something of the same trade: a program has no place beside a driving licence. */
const hasCategory = (skill: string, resume: ResumeContent): boolean =>
  countedCategories(skill, resume).some(({ same }) => same > 0)

/** The category with most skills of the same trade; else the largest that lists no languages. */
export function categoryFor(skill: string, resume: ResumeContent): string {
  const [best] = countedCategories(skill, resume)
    .filter((category) => !category.isLanguages)
    .toSorted((a, b) => b.same - a.same || b.size - a.size || a.index - b.index)
  return best ? pointer(['skill_categories', best.index, 'skills']) : '/skill_categories'
}

function countedCategories(skill: string, resume: ResumeContent) {
  const trade = lexicon().get(skill)?.trade
  return resume.skill_categories.map((category, index) => {
    const trades = category.skills.flatMap((listed) =>
      findSkills(listed).map((found) => lexicon().get(found.skill)?.trade),
    )
    return {
      index,
      same: trades.filter((t) => t === trade).length,
      size: category.skills.length,
      isLanguages: trades.filter((t) => t === 'language').length * 2 > trades.length,
    }
  })
}

/** A product as its makers write it ("dbt"), anything else with a capital. */
function asListed(text: string, skill: string): string {
  const label = lexicon().get(skill)?.label ?? text
  if (label.toLowerCase() === text.toLowerCase()) return label
  return /^\p{Ll}+(?:[\s-]\p{Ll}+)*$/u.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text
}
