/**
 * A resume as our tables can say it in another language: titles, degrees, skills, licences, and how well
 * languages are spoken. Nobody's sentences are put into another language, and what no table knows is left
 * out, but for names that are the same everywhere.
 */
import { levelWords } from '#tables/level-words.js'
import { occupationNames } from '#tables/occupation-names.js'
import { skillGroups } from '#tables/skill-groups.js'
import { isOfEveryTrade } from '../job-search/occupations.ts'
import { detectLanguage } from '../language/detect.ts'
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { levelName, nativeLevel, spokenLevels } from '../language/spoken-level.ts'
import { rowsIn, rowsInAll } from '../language/word-table.ts'
import { stopWords } from '../language/stop-words.ts'
import { withValueAt } from '../resume/pointer.ts'
import { isUnderWay } from '../scoring/certificate-terms.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { findAll } from '../skills/find.ts'
import { languageCodes } from '../skills/language-codes.ts'
import { lexicon } from '../skills/lexicon.ts'
import type { Post } from '../tailoring/compose/posts.ts'
import { isProduct } from '../tailoring/compose/tool.ts'
import { curate } from '../translation/curated.ts'
import type { Unit } from '../translation/units.ts'
import { unitsOf } from '../translation/units.ts'
import { nameOf } from './listed-skills.ts'
import { letterPhrases } from './phrases.ts'
import { pointOf } from './points.ts'
import { quoted } from './quoted.ts'
import { shownInWork, usualNameIn } from './shown-in-work.ts'
import { isActivity } from './title-in-prose.ts'
import { roleIn } from './role-in-another-language.ts'
import { spaced } from './spaced.ts'
import { isSpoken } from './spoken.ts'

/** Every text stays at its path; one that cannot be told is empty. `ad` is in the other language. */
export function toldIn(
  content: ResumeContent,
  ad: string,
  from: Language,
  to: Language,
): ResumeContent {
  const named = spaced(ad)
  const isNamed = (text: string): boolean => text.trim() !== '' && named.includes(spaced(text))
  const told = unitsOf(content).reduce(
    (whole, unit) =>
      withValueAt(whole, unit.path, isNamed(unit.text) ? unit.text : unitIn(unit, from, to)),
    content,
  )
  const skill_categories = told.skill_categories.map((row, i) => {
    const own = content.skill_categories[i]
    if (own === undefined || !isOfSoftware(own.name)) return row
    // Under such a heading stand names, whether or not a table knows them.
    const skills = own.skills.map((text) => (isPlain(text, from, to) ? nameOf(text) : ''))
    return {
      ...row,
      skills: row.skills.map((text, at) => (text === '' ? (skills[at] ?? '') : text)),
    }
  })
  return {
    ...told,
    projects: [],
    skill_categories: [...skill_categories, { name: '', skills: shownInWork(content, from, to) }],
    certification_and_training: content.certification_and_training.map((paper) => ({
      ...paper,
      name: isNamed(paper.name) ? paper.name : paperIn(paper.name, from, to),
    })),
    education: told.education.map((study) =>
      study.degree === '' ? { ...study, university: '' } : study,
    ),
  }
}

const headingsOfNames: ReadonlySet<string> = new Set(['software', 'tools', 'it skills'])
const ofNames = new Set(
  rowsInAll(skillGroups).flatMap(({ meaning, spellings }) =>
    headingsOfNames.has(meaning) ? spellings.map(fold) : [],
  ),
)
const isOfSoftware = (heading: string): boolean => ofNames.has(fold(heading))

const isPlain = (text: string, from: Language, to: Language): boolean =>
  /^\p{Lu}/u.test(text) && !hasSmallWords(text, from, to)

/** The posts with what their titles are called there, and without their lines. */
export function postsIn(
  posts: readonly Post[],
  content: ResumeContent,
  from: Language,
  to: Language,
): Post[] {
  return posts.map((post) => ({
    ...post,
    lines: [],
    said: roleIn(post.role, content, from, to),
    isActivity: isActivity(post.role, from),
  }))
}

/** Where little of it is asked for, what else can be told: the last degree, papers, then skills in one row. */
export function fillersIn(told: ResumeContent, have: readonly string[]): string[] {
  const notIn = (said: readonly string[]) => {
    const text = spaced(said.join(' '))
    return (one: string): boolean =>
      one.trim() !== '' && !text.includes(spaced(one)) && !isUnderWay(one)
  }
  const isNew = notIn(have)
  const [study] = told.education.filter(({ degree }) => isNew(degree))
  const papers = told.certification_and_training
    .map(({ name }) => name)
    .filter((name) => isNew(name) && !isSpoken(name))
  const others = [
    ...(study === undefined ? [] : [pointOf(study.degree, study.university)]),
    ...papers.slice(0, mostPapers),
  ]
  const skills = told.skill_categories
    // The last row is of the work, and only for what the ad asks for.
    .slice(0, -1)
    .flatMap((row) => row.skills)
    .filter(notIn([...have, ...others]))
    .filter((text) => text.length > 1 && !isSpoken(text) && !text.includes(','))
  return [...others, skills.slice(0, mostSkills).join(', ')].filter((text) => text !== '')
}

const mostPapers = 3
const mostSkills = 5

function unitIn({ kind, text }: Unit, from: Language, to: Language): string {
  if (kind === 'prose') return ''
  if (kind === 'date' || kind === 'place' || kind === 'title') return text
  if (kind === 'degree') return degreeIn(text, from, to)
  return spokenIn(text, to) ?? skillIn(text, from, to)
}

function skillIn(text: string, from: Language, to: Language): string {
  const licence = /^(?<name>.*\S) (?<category>\p{Lu}{1,2}\d?)$/u.exec(text)?.groups
  const name = licence === undefined ? null : curate('skill', licence['name'] ?? '', from, to)
  if (name !== null) return `${name} ${licence?.['category'] ?? ''}`
  return isNameAlone(text, from, to) ? text : (usualNameIn(text, from, to) ?? '')
}

function isNameAlone(text: string, from: Language, to: Language): boolean {
  const [found] = findAll(text)
  if (found === undefined || found.end - found.start !== text.length)
    return !hasSmallWords(text, from, to) && /\p{Lu}|\d/u.test(text) && !/\p{Ll}{4}/u.test(text)
  return isProduct(found.skill) || isEndOfLabel(text, found.skill)
}

/** "Excel", which has other names for what it is for. */
const isEndOfLabel = (text: string, id: string): boolean =>
  /^\p{Lu}/u.test(text) && (lexicon().get(id)?.label ?? '').endsWith(` ${text}`)

/** Every language of a line with its level: "Francés y español, bilingüe". Null where it names none. */
function spokenIn(text: string, to: Language): string | null {
  const spoken = findAll(text).filter(({ skill }) => skill in languageCodes)
  if (spoken.length === 0) return null
  const names = new Intl.DisplayNames(to, { type: 'language' })
  const own = spokenLevels(text, spoken)
  const levels = own.some((level) => level !== null)
    ? own
    : spokenLevels(text.replaceAll(',', ''), spoken)
  const said = spoken.map(({ skill }, i) => {
    const isOfNext = i + 1 < spoken.length && levels[i] === levels[i + 1]
    const name = names.of(languageCodes[skill] ?? '') ?? ''
    return isOfNext ? name : `${name}${levelIn(text, levels[i] ?? null, to)}`
  })
  return said.join(letterPhrases[to].and)
}

/** A step of the European frame where the line has one, else only what cannot be taken for more. */
function levelIn(text: string, level: number | null, to: Language): string {
  if (level === null) return ''
  if (text.includes(levelName(level)) && level < nativeLevel) return ` ${levelName(level)}`
  const meaning = { 7: 'native', 6: 'bilingual', 5: 'advanced', 4: 'good', 2: 'basic' }[level]
  const word = rowsIn(levelWords, to).find((row) => row.meaning === meaning)?.spellings[0]
  return word === undefined ? '' : ` (${word})`
}

const withoutBrackets = (text: string): string => text.replaceAll(/ ?\([^()]*\)/gu, '')

const degreeIn = (raw: string, from: Language, to: Language): string =>
  curate('degree', withoutBrackets(raw), from, to) ?? ownNameIn(raw, to)

/** A code is one everywhere. */
function paperIn(raw: string, from: Language, to: Language): string {
  const text = withoutBrackets(raw)
  const isCode = text.split(' ').every((word) => /\d|^\p{Lu}{2,}$/u.test(word))
  return skillIn(text, from, to) || (isCode ? text : ownNameIn(raw, to))
}

/** In the other language where the resume has it there, in brackets or as it stands; else in quotation marks. */
function ownNameIn(raw: string, to: Language): string {
  const inBrackets = /\((?:[^():]+: )?([^(),;:]+)/u.exec(raw)?.[1] ?? ''
  const found = [inBrackets, withoutBrackets(raw)].find((text) => isIn(to, text))
  return found ?? (raw.trim() === '' ? '' : quoted(raw, to))
}

const isIn = (language: Language, text: string): boolean =>
  trades[language].has(fold(text)) ||
  (text.split(' ').length >= fewestWords && detectLanguage(text) === language)

const trades = byLanguage(
  (language) =>
    new Set(
      rowsIn(occupationNames, language).flatMap(({ occupation, names }) =>
        isOfEveryTrade(occupation) ? [] : names.map(fold),
      ),
    ),
)
const fewestWords = 2

/** Small words of this language that the other has not. */
const hasSmallWords = (text: string, from: Language, to: Language): boolean =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => stopWords[from].has(word) && !stopWords[to].has(word))
