/**
 * What never leaves: names, employers, schools, addresses, numbers of certificates and the names of
 * tools are taken out of a line before it is sent, each for a placeholder, and put back where the
 * placeholder stands in the answer. `{1}` is what software texts use, so every engine has learned
 * to leave it alone; a second try writes `[1]`.
 */
import { stopWords } from '../edits/stop-words.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { findSkills } from '../skills/find.ts'
import { lexicon } from '../skills/lexicon.ts'

export type Brackets = 'curly' | 'square'

export interface ProtectedLine {
  /** With placeholders. */
  text: string
  /** By placeholder number, from 1. */
  terms: string[]
  brackets: Brackets
}

/** The names of a resume, the longest first. */
export function namesOf(content: ResumeContent, from: Language): string[] {
  const { name } = content.contact_info
  const nameParts = name.split(/\s+/u).filter((part) => part.length > 2 && !isCommon(part, from))
  const projects = [
    ...content.projects,
    ...content.certification_and_training.flatMap(({ project }) => project ?? []),
  ]
  const names = [
    name,
    ...nameParts,
    ...content.work_experience.flatMap(({ company }) => [company, withoutLegalForm(company)]),
    ...content.education.map(({ university }) => university),
    ...content.certification_and_training.map((item) => item.organization),
    ...[...content.certification_and_training, ...projects]
      .map((item) => item.name)
      .filter(isUnmistakable),
  ]
  return [...new Set(names.map((text) => text.trim()))]
    .filter((text) => text.length > 1 && !isCommon(text, from))
    .toSorted((a, b) => b.length - a.length)
}

/** Placeholders that were there before, addresses, links and telephone numbers. */
const shapes = new RegExp(
  [
    /\{\d+\}|\[\d+\]/u,
    /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u,
    /(?:https?:\/\/|www\.)[^\s<>"')]+[^\s<>"').,;:!?]/u,
    /(?<![\p{L}\p{N}@.])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|de|fr|es|pt|nl|eu|uk|example)(?:\/[^\s<>"')]*[^\s<>"').,;:!?])?(?![\p{L}\p{N}])/u,
    /\+\d[\d ()/-]{6,}\d/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
)
/** Numbers of certificates and norms: AZ-900, ISO-27001, PSM1-448812. */
const certificateIds =
  /(?<![\p{L}\p{N}])(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)+(?![\p{L}\p{N}])/gu

export function protect(line: string, names: readonly string[], brackets: Brackets): ProtectedLine {
  const terms: string[] = []
  const taken: { start: number; end: number }[] = []
  const take = (start: number, end: number): void => {
    if (!taken.some((other) => start < other.end && end > other.start)) taken.push({ start, end })
  }
  for (const pattern of [shapes, certificateIds]) {
    for (const found of line.matchAll(pattern)) take(found.index, found.index + found[0].length)
  }
  for (const name of names) for (const at of placesOf(line, name)) take(at, at + name.length)
  for (const { skill, start, end } of findSkills(line)) {
    if (isToolName(line.slice(start, end), skill)) take(start, end)
  }
  let text = ''
  let at = 0
  for (const { start, end } of taken.toSorted((a, b) => a.start - b.start)) {
    const term = line.slice(start, end)
    const known = terms.indexOf(term)
    if (known < 0) terms.push(term)
    text += line.slice(at, start) + placeholder(known < 0 ? terms.length : known + 1, brackets)
    at = end
  }
  return { text: text + line.slice(at), terms, brackets }
}

/** The answer with its terms back; null where a placeholder is missing, new or doubled. */
export function restoreTerms(answer: string, sent: ProtectedLine): string | null {
  const { terms, brackets } = sent
  const found = placeholdersIn(answer, brackets)
  if (found.toSorted().join(' ') !== placeholdersIn(sent.text, brackets).toSorted().join(' ')) {
    return null
  }
  const restored = answer.replace(
    shapeOf(brackets),
    (_, number: string) => terms[Number(number) - 1] ?? '',
  )
  return withoutNewAddresses(restored, terms) ? restored : null
}

export const withoutPlaceholders = (text: string, brackets: Brackets): string =>
  text.replace(shapeOf(brackets), ' ')

const placeholder = (number: number, brackets: Brackets): string =>
  brackets === 'curly' ? `{${number}}` : `[${number}]`

const shapeOf = (brackets: Brackets): RegExp =>
  brackets === 'curly' ? /\{\s?(\d+)\s?\}/gu : /\[\s?(\d+)\s?\]/gu

const placeholdersIn = (text: string, brackets: Brackets): string[] =>
  [...text.matchAll(shapeOf(brackets))].map(([, number = '']) => number)

/** No address comes out that did not go in. */
function withoutNewAddresses(restored: string, terms: readonly string[]): boolean {
  return [...restored.matchAll(shapes)].every(([found]) =>
    terms.some((term) => term.includes(found) || found.includes(term)),
  )
}

/** Whole words in the case of the name. */
function placesOf(line: string, name: string): number[] {
  const places: number[] = []
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + name.length)) {
    const before = line.slice(0, at)
    const after = line.slice(at + name.length)
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) places.push(at)
  }
  return places
}

/** "Kubernetes" and "SAP" are called so everywhere; "web development" is not. */
function isToolName(written: string, skillId: string): boolean {
  const skill = lexicon().get(skillId)
  if (skill?.trade !== 'software' || !/[\p{Lu}\p{N}]/u.test(written)) return false
  return skill.aliases.every(({ language }) => language === 'en')
}

const isCommon = (text: string, language: Language): boolean =>
  stopWords[language].has(text.toLowerCase())

/** A project may be called "Website": only a name that is no word of its own counts in a sentence. */
const isUnmistakable = (name: string): boolean => /\s|\p{Ll}\p{Lu}|\p{N}/u.test(name.trim())

const withoutLegalForm = (company: string): string =>
  company
    .replace(
      /[\s,]+(?:gmbh(?: & co\.? kg)?|ag|se|kg|ohg|ug|ltd\.?|limited|llc|inc\.?|plc|s\.?a\.?r\.?l\.?|s\.?a\.?s?\.?|s\.?l\.?|lda\.?|b\.?v\.?|n\.?v\.?)$/iu,
      '',
    )
    .trim()
