/**
 * What needs no translator: titles, degrees, groups of skills, skills, places and dates that our
 * own tables say better than any engine, and the same way every time.
 */
import type { Language } from '../language/languages.ts'
import { translateDate } from './dates.ts'
import { translatePlace } from './places.ts'
import type { UnitKind } from './units.ts'
import { translateSkill } from './skills.ts'
import { rowsIn } from '../language/word-table.ts'
import { degreeJoins } from '#tables/degree-joins.js'
import { degreeNames as degreeTable } from '#tables/degree-names.js'
import { skillGroups } from '#tables/skill-groups.js'
import { studyFields } from '#tables/study-fields.js'
import { subjectNames } from '#tables/subject-names.js'
import { tableOf } from '#domain/language/table.ts'
import { translateTitle } from '#domain/titles/titles.ts'

const groups = tableOf(skillGroups)
const degreeNames = tableOf(degreeTable)
const fields = tableOf(studyFields)
/** What the fields lack, the subjects of trades often have. */
const subjects = tableOf({
  columns: { meaning: 'text', spellings: 'list' },
  rows: subjectNames.rows,
})
const fieldIn = (text: string, from: Language, to: Language): string | null =>
  fields.translate(text, from, to) ?? subjects.translate(text, from, to)

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
    const field = fieldIn(subject, from, to)
    const isJoin = joinWord === undefined || isJoinWord(joinWord, from)
    if (field === null || !isJoin) continue
    const isPlain = gap.trim() === ''
    return `${name}${isPlain ? ` ${joinIn(to)}` : gap}${field}${end}`
  }
  return null
}

const joinsOf = (language: Language): string[] =>
  rowsIn(degreeJoins, language).map(({ word }) => word)

const isJoinWord = (word: string, language: Language): boolean =>
  joinsOf(language).includes(word.toLowerCase())

const joinIn = (language: Language): string => `${joinsOf(language)[0] ?? ''} `
