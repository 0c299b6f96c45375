/**
 * What needs no translator: titles, degrees, groups of skills, skills, places and dates that our
 * own tables say better than any engine, and the same way every time.
 */
import type { Language } from '../language/languages.ts'
import { translateDate } from './dates.ts'
import { translatePlace } from './places.ts'
import type { UnitKind } from './units.ts'
import { translateSkill } from './skills.ts'
import { categories } from './tables/short-words.data.ts'
import { degrees, fieldsOfStudy, joins } from './tables/study.data.ts'
import { tableOf } from '#domain/language/table.ts'
import { translateTitle } from '#domain/titles/titles.ts'

const groups = tableOf(categories)
const degreeNames = tableOf(degrees)
const fields = tableOf(fieldsOfStudy)

/** The text in the other language; null where a translator is needed. */
export function curate(kind: UnitKind, text: string, from: Language, to: Language): string | null {
  switch (kind) {
    case 'date':
      return translateDate(text, from, to)
    case 'place':
      return translatePlace(text, from, to)
    case 'title':
      return translateTitle(text, from, to, null)?.text ?? null
    case 'degree':
      return translateDegree(text, from, to)
    case 'group':
      return groups.translate(text, from, to) ?? translateSkill(text, from, to)
    case 'skill':
      return translateSkill(text, from, to) ?? groups.translate(text, from, to)
    default:
      return null
  }
}

/** "M.Sc. Informatik", "Bachelor in Physics": degree and field each by its table. */
function translateDegree(text: string, from: Language, to: Language): string | null {
  const alone = degreeNames.translate(text, from, to) ?? fields.translate(text, from, to)
  if (alone !== null) return alone
  for (const degree of degreeNames.spellings(from)) {
    if (!text.toLowerCase().startsWith(degree.toLowerCase())) continue
    const behind = text.slice(degree.length)
    const rest = behind.includes('\n')
      ? null
      : /^(\s*[,:–-]\s*|\s*\(|\s+)(?:(\p{L}{1,3}['’]?)\s+|(d['’]))?(.+?)(\)?)$/su.exec(behind)
    const name = degreeNames.translate(degree, from, to)
    if (rest === null || name === null) continue
    const [, gap = ' ', joinWord, , subject = '', end = ''] = rest
    const field = fields.translate(subject, from, to)
    const isJoin = joinWord === undefined || isJoinWord(joinWord, from)
    if (field === null || !isJoin) continue
    const isPlain = gap.trim() === ''
    return `${name}${isPlain ? ` ${joinIn(to)}` : gap}${field}${end}`
  }
  return null
}

const joinRow = joins.split('|').map((cell) => cell.split(';').map((word) => word.trim()))
const joinColumns: readonly Language[] = ['en', 'de', 'es', 'fr', 'pt', 'nl']

const isJoinWord = (word: string, language: Language): boolean =>
  joinRow[joinColumns.indexOf(language)]?.includes(word.toLowerCase()) ?? false

const joinIn = (language: Language): string =>
  `${joinRow[joinColumns.indexOf(language)]?.[0] ?? ''} `
