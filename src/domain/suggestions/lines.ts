/** Bullets: how they open, and whether an entry names a single result. */
import { numberWords } from '#tables/number-words.js'
import { weakOpenings as table } from '#tables/weak-openings.js'

import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import { fold } from '../language/fold.ts'
import { once } from '../language/remembered.ts'
import type { Language } from '../language/languages.ts'
import { pointer } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Suggestion } from './suggestion.ts'
import { suggestion } from './suggestion.ts'

/** Openings that say a duty was had, not what was done. Folded, the longest first. */
const weakOpenings = byLanguage((language) => rowsIn(table, language).map(({ opening }) => opening))

const mostWeak = 12

export function suggestOnLines(resume: ResumeContent, language: Language): Suggestion[] {
  const openings = weakOpenings[language].toSorted((a, b) => b.length - a.length)
  const weak: Suggestion[] = []
  const without: Suggestion[] = []
  resume.work_experience.forEach(({ description, role, company }, item) => {
    const lines = description.filter((line) => line.trim() !== '')
    description.forEach((line, i) => {
      const words = openingOf(line, openings)
      if (words === null) return
      weak.push(
        suggestion('weak_opening', pointer(['work_experience', item, 'description', i]), words),
      )
    })
    if (lines.length >= 2 && !lines.some((line) => hasFigure(line, language))) {
      const entry = [role, company].filter((text) => text.trim() !== '').join(', ')
      const path = pointer(['work_experience', item, 'description'])
      without.push(suggestion('no_result', path, lines[0] ?? '', { entry }))
    }
  })
  return [...weak.slice(0, mostWeak), ...without]
}

/** The line's own words that match one of the openings; folding keeps the count of words. */
function openingOf(line: string, openings: readonly string[]): string | null {
  const words = line.trim().split(/\s+/u)
  const folded = words.map((word) => fold(word).replaceAll(/[^\p{L}\p{N}']/gu, ''))
  for (const opening of openings) {
    const parts = opening.split(' ')
    if (parts.every((part, i) => folded[i] === part)) return words.slice(0, parts.length).join(' ')
  }
  return null
}

/** A digit that is no year, or a word that counts. */
function hasFigure(line: string, language: Language): boolean {
  const digits = line.match(/\d+(?:[.,]\d+)*/gu) ?? []
  if (digits.some((number) => !/^(?:19|20)\d\d$/u.test(number))) return true
  const words = fold(line).match(/\p{L}+/gu) ?? []
  return words.some((word) => counting[language]().has(word))
}

/** Smaller parts have the names of other things: "quarto" is a room too. */
const smallestPart = 3
const counts: ReadonlySet<string> = new Set(['multiplier', 'vague', 'factor'])
const counting = byLanguage((language) =>
  once(
    () =>
      new Set(
        rowsIn(numberWords, language).flatMap(({ use, word, value }) => {
          const isPart = use === 'fraction' && value <= smallestPart
          return counts.has(use) || isPart || (use === 'cardinal' && value > 1) ? [word] : []
        }),
      ),
  ),
)
