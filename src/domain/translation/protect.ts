/**
 * What never leaves: what is private (`domain/privacy`), numbers of certificates and the names of
 * projects and tools are taken out of a line before it is sent, each for a placeholder, and put back where the
 * placeholder stands in the answer. `{1}` is what software texts use, so every engine has learned
 * to leave it alone; a second try writes `[1]`.
 */
import { matchesOf } from '../language/matches.ts'
import { findContacts } from '../privacy/find-contacts.ts'
import { findPhones } from '../privacy/find-phones.ts'
import { PhraseIndex } from '../privacy/phrase-index.ts'
import { privateFinder } from '../privacy/private-finder.ts'
import { withoutOverlaps } from '../privacy/private-span.ts'
import { wordsIn } from '../privacy/words.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { leavesOf } from '../resume/sections/leaves.ts'
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

/** Where in a line something stands that must stay. */
export type TermFinder = (line: string) => { start: number; end: number }[]

/** What is private in a resume, the names it gives to its projects and certificates, and tools. */
export function termFinder(content: ResumeContent): TermFinder {
  const findPrivate = privateFinder(content)
  const names = new PhraseIndex()
  for (const { kind, value } of leavesOf(content)) {
    if (typeof value !== 'string' || (kind !== 'name' && kind !== 'certificate')) continue
    if (isUnmistakable(value)) names.add('PERSONAL', value, 'exact')
  }
  return (line) =>
    withoutOverlaps([
      ...placeholdersBefore(line),
      ...certificateIdsIn(line),
      ...names.find({ text: line, words: wordsIn(line) }),
      ...findPrivate(line),
      ...findSkills(line).filter(({ skill, start, end }) =>
        isToolName(line.slice(start, end), skill),
      ),
    ])
}

const placed = ({ 0: found, index }: RegExpExecArray) => ({
  start: index,
  end: index + found.length,
})

const placeholdersBefore = (line: string) => matchesOf(/\{\d{1,9}\}|\[\d{1,9}\]/g, line).map(placed)

/** Numbers of certificates and norms: AZ-900, ISO-27001, PSM1-448812. */
const certificateIdsIn = (line: string) =>
  matchesOf(/[\p{L}\p{N}-]+/gu, line)
    .filter(([found]) => /^[A-Z\d]+(?:-[A-Z\d]+)+$/.test(found))
    .filter(([found]) => /\d/.test(found) && /[A-Z]/.test(found))
    .map(placed)

export function protect(line: string, find: TermFinder, brackets: Brackets): ProtectedLine {
  const terms: string[] = []
  const numbers = new Map<string, number>()
  let text = ''
  let at = 0
  for (const { start, end } of find(line)) {
    const term = line.slice(start, end)
    const number = numbers.get(term) ?? terms.push(term)
    numbers.set(term, number)
    text += line.slice(at, start) + placeholder(number, brackets)
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

/** No address or number to call comes out that did not go in. */
function withoutNewAddresses(restored: string, terms: readonly string[]): boolean {
  const phones = findPhones(restored, []).filter(({ start }) => restored.charAt(start) === '+')
  return [...findContacts(restored), ...phones]
    .map(({ start, end }) => restored.slice(start, end))
    .every((found) => terms.some((term) => term.includes(found) || found.includes(term)))
}

/** "Kubernetes" and "SAP" are called so everywhere; "web development" is not. */
function isToolName(written: string, skillId: string): boolean {
  const skill = lexicon().get(skillId)
  if (skill?.trade !== 'software' || !/[\p{Lu}\p{N}]/u.test(written)) return false
  return skill.aliases.every(({ language }) => language === 'en')
}

/** A project may be called "Website": only a name that is no word of its own counts in a sentence. */
const isUnmistakable = (name: string): boolean => /\s|\p{Ll}\p{Lu}|\p{N}/u.test(name.trim())
