/**
 * What a person has of the licences, degrees and languages that a job asks for, in the resume's own words:
 * what must be, then what is wished or near to the job, then the languages in one row. A language below the
 * level that is asked for is left out, and what is not finished is told as that. Where the resume leaves open
 * whether a paper is had, its own words for it stand behind the name, or nothing is told.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Answer, AnswerKind, AnswerLine } from '../answers/answers.ts'
import { leftOpen } from '../answers/running.ts'
import { contentStems } from '../edits/similarity.ts'
import type { CalendarDate } from '../language/dates.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { isNotHad } from '../scoring/certificate-terms.ts'
import { edition, standingAt } from '../scoring/standing.ts'
import { degreeLevel } from '../truth/facts/degrees.ts'
import { certificatesFor } from './certificates.ts'
import { paperPoint, pointOf } from './points.ts'
import { runningPaper } from './running.ts'
import { spokenRow } from './spoken.ts'

export interface Papers {
  /** Licences and certificates. */
  must: string[]
  degrees: string[]
  wish: string[]
  spoken: string[]
  /** Applied for, or not finished. */
  running: string[]
}

/** Where more must be, all of it stands in the letter. */
const fewestOfWish = 2
const most = 6
const longest = 90
/** "B" says nothing without its heading. */
const shortest = 2

const kinds: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['licence', 'degree'])

export function papersIn(
  content: ResumeContent,
  answers: readonly Answer[],
  reading: JobReading | null,
  language: Language,
  { isForeign, now }: { isForeign: boolean; now: CalendarDate | null },
): Papers {
  const shown = answers.filter(({ state, kind }) => state !== 'missing' && kind !== 'language')
  const listedAs = (group: 'must' | 'wish') =>
    shown
      .filter((answer) => answer.group === group)
      .flatMap((answer) => papersFor(answer, language))
  const standingOf = (line: AnswerLine) => standingAt(line, content, now ?? edition)
  // A study in the trade may answer what no table knows as a degree: the highest that is finished, and one that lasts.
  const ofStudies = shown
    .filter(({ group, kind }) => group === 'role' || (group === 'must' && !kinds.has(kind)))
    .flatMap(({ lines }) => lines.filter(isStudy))
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'))
    .toSorted((a, b) => degreeLevel(b.text) - degreeLevel(a.text))
  const studies = (['held', 'begun'] as const).flatMap((standing) =>
    ofStudies.filter((line) => standingOf(line) === standing).slice(0, 1),
  )
  const hasStudy = shown.some(
    (answer) => answer.kind === 'degree' && papersFor(answer, language).length > 0,
  )
  const { must: demanded, wish: near } = certificatesFor(content, answers, reading, language)
  const ofTrade = shown
    .filter(({ group }) => group === 'role')
    .flatMap(({ lines }) => lines.filter(({ section }) => section === 'certifications'))
  const isFurther = ({ section }: AnswerLine) => !hasStudy || section !== 'education'
  const must = distinct([...listedAs('must'), ...demanded.filter(isFurther)], language)
  const isNew = (line: AnswerLine) => distinct([...must, line], language).length > must.length
  const wish = distinct(
    [...listedAs('wish'), ...near.filter(isFurther), ...ofTrade, ...(hasStudy ? [] : studies)],
    language,
  )
    .filter(isNew)
    .slice(0, Math.max(fewestOfWish, most - must.length))
  const points = (lines: readonly AnswerLine[]) =>
    lines
      .filter((line) => standingOf(line) === 'held')
      .flatMap((line): string[] => {
        const open = leftOpen(line.path, content)
        if (open === null) return [shortPoint(line)]
        const told = pointOf(line.text, open)
        const isTold = !isForeign && !isNotHad(open) && told !== line.text && told.length <= longest
        return isTold ? [told] : []
      })
  return {
    must: points(must.filter(({ section }) => section !== 'education')),
    degrees: points(must.filter(({ section }) => section === 'education')),
    wish: points(wish),
    spoken: spokenRow(answers, content, reading?.text ?? '', language, isForeign),
    // How far it is, the resume says in its own language alone.
    running: isForeign
      ? []
      : [...must, ...wish]
          .filter((line) => standingOf(line) === 'begun')
          .map(({ text }) => runningPaper(text)),
  }
}

/** Each once: "Lerarenopleiding wiskunde" beside "Onderwijsbevoegdheid wiskunde" is one more word. */
function distinct(lines: readonly AnswerLine[], language: Language): AnswerLine[] {
  const kept: { line: AnswerLine; stems: ReadonlySet<string> }[] = []
  for (const line of lines) {
    const stems = contentStems(line.text, language)
    const isSaid = kept.some((other) => isMostly(stems, other.stems))
    const { length } = line.text.trim()
    if (!isSaid && length >= shortest && length <= longest) kept.push({ line, stems })
  }
  return kept.map(({ line }) => line)
}

const isMostly = (stems: ReadonlySet<string>, others: ReadonlySet<string>): boolean => {
  const shared = [...stems].filter((stem) => others.has(stem)).length
  return stems.size === 0 ? others.size === 0 : shared * 3 >= stems.size * 2
}

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
    .map((line) => ({ ...line, text: itemOf(line.text, asked, language) }))
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, 1)
}

/** Of a row of skills the item that has words of what is asked for; where only its heading says what it is, the row. */
function itemOf(text: string, asked: ReadonlySet<string>, language: Language): string {
  const [, items] = text.split(': ')
  const found = items
    ?.split(', ')
    .find((item) => [...contentStems(item, language)].some((stem) => asked.has(stem)))
  return found !== undefined && found.length >= fewestLetters ? found : text
}

const fewestLetters = 4

/** A paper that is asked for by a code alone: "NR-12" is no "NR-01". */
const hasNumbersOf = (requirement: string, text: string): boolean =>
  !/^\p{Lu}{1,6}[- ]?\d{1,6}$/u.test(requirement) || text.includes(requirement)

function isHeld({ section }: AnswerLine, kind: AnswerKind): boolean {
  if (section === 'education' || section === 'certifications') return true
  return kind !== 'degree' && (section === 'skills' || section.startsWith('further:'))
}
