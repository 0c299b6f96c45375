/**
 * What a person has of the licences, degrees, languages and systems that a job asks for, in the resume's
 * own words and the order of the ad: what must be apart from what is wished. A language below the level
 * that is asked for is left out, and so is a course that nobody asked for.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Answer, AnswerKind, AnswerLine } from '../answers/answers.ts'
import { contentStems } from '../edits/similarity.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { findAll } from '../skills/find.ts'
import { languageCodes, languageIds } from '../skills/language-codes.ts'
import { isProduct } from '../tailoring/compose/tool.ts'
import { coursesFor } from './courses.ts'
import { paperPoint, pointOf } from './points.ts'
import { spaced } from './spaced.ts'

export interface Papers {
  must: string[]
  wish: string[]
}

const mostOfMust = 4
const most = 5
const longest = 90

const kinds: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['licence', 'degree'])

export function papersIn(
  content: ResumeContent,
  answers: readonly Answer[],
  reading: JobReading | null,
  language: Language,
): Papers {
  const ad = reading?.text ?? ''
  const shown = answers.filter(({ state }) => state === 'shown')
  const listedAs = (group: 'must' | 'wish') =>
    shown
      .filter((answer) => answer.group === group)
      .flatMap((answer) =>
        answer.kind === 'language'
          ? spokenFor(answer, content, ad, language)
          : papersFor(answer, language).map(shortPoint),
      )
  // A study in the trade may answer what no table knows as a degree.
  const [study] = shown
    .filter(({ group, kind }) => group === 'role' || (group === 'must' && !kinds.has(kind)))
    .flatMap(({ lines }) => lines.filter(isStudy))
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'))
  const hasStudy = shown.some(
    (answer) => answer.kind === 'degree' && papersFor(answer, language).length > 0,
  )
  const points = [
    ...listedAs('must'),
    ...(study === undefined || hasStudy ? [] : [shortPoint(study)]),
    ...coursesFor(content, answers, reading, language, hasStudy || study !== undefined),
  ]
  const must = distinct(points).slice(0, mostOfMust)
  const all = distinct([...must, ...listedAs('wish')]).slice(0, most)
  return { must, wish: all.slice(must.length) }
}

const distinct = (points: readonly string[]): string[] =>
  [...new Set(points)].filter((text) => text.length <= longest)

/** With the school, where there is room for it. */
function shortPoint(line: AnswerLine): string {
  const point = paperPoint(line)
  return point.length > longest ? pointOf(line.text) : point
}

const isStudy = ({ section, path }: AnswerLine): boolean =>
  section === 'education' && path.endsWith('/degree')

/** Of several the one that the job means; a certificate may answer what is no licence by its name. */
function papersFor({ lines, requirement, kind }: Answer, language: Language): AnswerLine[] {
  if (!kinds.has(kind))
    return lines.filter(({ section }) => section === 'certifications').slice(0, 1)
  const asked = contentStems(requirement, language)
  const shared = ({ text }: AnswerLine) =>
    [...contentStems(text, language)].filter((stem) => asked.has(stem)).length
  return lines
    .filter((line) => isHeld(line, kind) && hasNumbersOf(requirement, line.text))
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, 1)
}

/** A paper that is asked for by a code alone: "NR-12" is no "NR-01". */
const hasNumbersOf = (requirement: string, text: string): boolean =>
  !/^\p{Lu}{1,6}[- ]?\d{1,6}$/u.test(requirement) || text.includes(requirement)

function isHeld({ section }: AnswerLine, kind: AnswerKind): boolean {
  if (section === 'education' || section === 'certifications') return true
  return kind !== 'degree' && (section === 'skills' || section.startsWith('further:'))
}

/** A language that is asked for, as the resume lists it. Whoever writes in it need not say that they speak it. */
function spokenFor(
  { requirement, job, lines }: Answer,
  { skill_categories: rows }: ResumeContent,
  ad: string,
  language: Language,
): string[] {
  const spoken = findAll(requirement).find(({ skill }) => skill in languageCodes)?.skill
  if (spoken === undefined || spoken === languageIds[language]) return []
  const level = levelIn(ad.slice(job.start, job.end + nearest))
  const listed = rows.flatMap(({ skills }) => skills)
  const certified = lines.filter(({ section }) => section === 'certifications')
  return [...listed, ...certified.map(({ text }) => text)]
    .filter((text) => findAll(text).some(({ skill }) => skill === spoken))
    .filter((text) => (levelIn(text) || highest) >= level)
    .slice(0, 1)
}

const nearest = 20
const highest = 'C2'
/** By the European frame; empty where none is told. */
const levelIn = (text: string): string => /(?<!\p{L})[ABC][12](?!\d)/u.exec(text)?.[0] ?? ''

const isSpoken = (text: string): boolean =>
  findAll(text).some(({ skill }) => skill in languageCodes)

const fewestSkills = 2
const mostSkills = 5

/** In one row; one alone says little, unless it is a system that must be known and stands beside papers. */
export function skillsIn(
  answers: readonly Answer[],
  told: readonly string[],
  hasPapers: boolean,
): string[] {
  const said = spaced(told.join(' '))
  const listed = answers
    .filter(({ kind }) => kind === 'skill' || kind === 'duty' || kind === 'other')
    .flatMap(({ lines, group }) =>
      lines
        .filter(({ path }) => path.includes('/skills/'))
        .slice(0, 2)
        .map(({ text }) => ({ text, isDemanded: group === 'must' && isSystem(text) })),
    )
    .filter(({ text }) => !said.includes(spaced(text)) && !text.includes(',') && !isSpoken(text))
  const row = [...new Set(listed.map(({ text }) => text))].slice(0, mostSkills)
  const isEnough =
    row.length >= fewestSkills || (hasPapers && listed.some(({ isDemanded }) => isDemanded))
  return isEnough && row.length > 0 ? [row.join(', ')] : []
}

const isSystem = (text: string): boolean => {
  const [found] = findAll(text)
  return found !== undefined && isProduct(found.skill)
}
