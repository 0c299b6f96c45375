/** Bullets: how they open, and whether an entry names a single result. */
import { weakOpenings as table } from '#tables/weak-openings.js'

import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import { fold } from '../language/fold.ts'
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
    if (lines.length >= 2 && !lines.some(hasFigure)) {
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
function hasFigure(line: string): boolean {
  const digits = line.match(/\d+(?:[.,]\d+)*/gu) ?? []
  if (digits.some((number) => !/^(?:19|20)\d\d$/u.test(number))) return true
  return counting.test(fold(line))
}

const counting =
  /(?<!\p{L})(?:half|third|quarter|dozens?|hundreds?|thousands?|million|doubled|tripled|halved|two|three|four|five|six|seven|eight|nine|ten|halfte|drittel|viertel|dutzend|hundert|tausend|verdoppelt|halbiert|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|mitad|tercio|docena|cientos|miles|duplic\p{L}*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|moitie|tiers|quart|dizaine|centaine|milliers?|doubl\p{L}*|deux|trois|quatre|cinq|sept|huit|neuf|dix|metade|terco|duzia|centenas|milhares|dobr\p{L}*|dois|duas|quatro|sete|oito|nove|dez|helft|derde|kwart|dozijn|honderd\p{L}*|duizend\p{L}*|verdubbel\p{L}*|twee|drie|vijf|zes|zeven|negen|tien)(?!\p{L})/u
