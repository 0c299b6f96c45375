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
import { paperPoint, pointOf } from './points.ts'
import { spaced } from './spaced.ts'

export interface Papers {
  must: string[]
  wish: string[]
}

const mostOfMust = 4
const most = 5
const longest = 90

const kinds: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['licence', 'degree', 'language'])

export function papersIn(
  { certification_and_training: courses }: Pick<ResumeContent, 'certification_and_training'>,
  answers: readonly Answer[],
  reading: JobReading | null,
  language: Language,
): Papers {
  const ad = reading?.text ?? ''
  const asked = answers
    .filter(({ state }) => state === 'shown')
    // Whoever writes in a language need not say that they speak it.
    .filter(({ requirement }) => findAll(requirement)[0]?.skill !== languageIds[language])
  const of = (group: 'must' | 'wish') =>
    asked
      .filter((answer) => answer.group === group)
      .flatMap((answer) =>
        kinds.has(answer.kind) ? closest(answer, ad, language) : ofTrade(answer),
      )
  // A study in the trade may answer what no table knows as a degree.
  const [study] = asked
    .filter(({ group, kind }) => group === 'role' || (group === 'must' && !kinds.has(kind)))
    .flatMap(({ lines }) => lines.filter(isStudy))
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'))
  const must = of('must')
  const wish = of('wish')
  const hasStudy = [...must, ...wish].some(({ section }) => section === 'education')
  const sharing = coursesFor(courses, reading, language)
  const points = [
    ...must.map(paperPoint),
    ...sharing,
    ...(study === undefined || hasStudy ? [] : [paperPoint(study)]),
  ]
  const first = distinct(points).slice(0, mostOfMust)
  const all = distinct([...first, ...wish.map(paperPoint)]).slice(0, most)
  return { must: first, wish: all.slice(first.length) }
}

const distinct = (points: readonly string[]): string[] =>
  [...new Set(points)].filter((text) => text.length <= longest)

/** Certificates that share a word of their own with a line of what must be. */
function coursesFor(
  courses: ResumeContent['certification_and_training'],
  reading: JobReading | null,
  language: Language,
): string[] {
  const demands = (reading?.lines ?? []).filter(({ kind }) => kind === 'required')
  const title = contentStems(reading?.title?.text ?? '', language)
  const asked = new Set(demands.flatMap(({ text }) => [...contentStems(text, language)]))
  return courses.flatMap(({ name }) => {
    const shared = [...contentStems(name, language)].filter(
      (stem) => asked.has(stem) && !title.has(stem) && stem.length >= fewestLetters,
    )
    return shared.length > 0 && !isSpoken(name) ? [pointOf(name)] : []
  })
}
const fewestLetters = 3

/** A certificate that answers what is no licence by its name. */
const ofTrade = ({ lines }: Answer): AnswerLine[] =>
  lines.filter(({ section }) => section === 'certifications').slice(0, 1)

const isStudy = ({ section, path }: AnswerLine): boolean =>
  section === 'education' && path.endsWith('/degree')

/** Of several the one that the job means. */
function closest({ lines, requirement, kind, job }: Answer, ad: string, language: Language) {
  const asked = contentStems(requirement, language)
  const shared = ({ text }: AnswerLine) =>
    [...contentStems(text, language)].filter((stem) => asked.has(stem)).length
  const level = kind === 'language' ? levelIn(ad.slice(job.start, job.end + nearest)) : ''
  return lines
    .filter((line) => isHeld(line, kind))
    .filter(({ text }) => kind !== 'language' || (levelIn(text) || 'C2') >= level)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, 1)
}

const nearest = 20
/** By the European frame; empty where none is told. */
const levelIn = (text: string): string => /(?<!\p{L})[ABC][12](?!\d)/u.exec(text)?.[0] ?? ''

function isHeld({ section }: AnswerLine, kind: AnswerKind): boolean {
  if (section === 'education' || section === 'certifications') return true
  return kind !== 'degree' && (section === 'skills' || section.startsWith('further:'))
}

const isSpoken = (text: string): boolean =>
  findAll(text).some(({ skill }) => skill in languageCodes)

const fewestSkills = 2
const mostSkills = 5

/** In one row; one alone says little, unless it is a system that must be known. */
export function skillsIn(answers: readonly Answer[], told: readonly string[]): string[] {
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
  const isEnough = row.length >= fewestSkills || listed.some(({ isDemanded }) => isDemanded)
  return isEnough && row.length > 0 ? [row.join(', ')] : []
}

const isSystem = (text: string): boolean => {
  const [found] = findAll(text)
  return found !== undefined && isProduct(found.skill)
}
