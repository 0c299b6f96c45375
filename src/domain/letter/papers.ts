/**
 * What a person has of the licences, degrees, languages and skills that a job asks for, in the resume's own
 * words: what must be before what is wished, then certificates that share a word with the ad; of skills
 * those that are only listed, for others are told with the work.
 */
import type { Answer, AnswerKind, AnswerLine } from '../answers/answers.ts'
import { contentStems } from '../edits/similarity.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { findAll } from '../skills/find.ts'
import { languageCodes, languageIds } from '../skills/language-codes.ts'
import { paperPoint, pointOf } from './points.ts'
import { spaced } from './spaced.ts'
import type { Worth } from './worth-in-letter.ts'

const most = 3
const longest = 90

/** The strongest first. */
const kinds: readonly AnswerKind[] = ['licence', 'degree', 'language']

export function papersIn(
  content: ResumeContent,
  answers: readonly Answer[],
  worthOf: Worth,
  language: Language,
): string[] {
  const asked = answers
    .filter(({ state }) => state === 'shown')
    // Whoever writes in a language need not say that they speak it.
    .filter(({ requirement }) => findAll(requirement)[0]?.skill !== languageIds[language])
  const named = (['must', 'wish'] as const).flatMap((group) =>
    kinds.flatMap((kind) =>
      asked
        .filter((answer) => answer.group === group && answer.kind === kind)
        .flatMap(({ lines, requirement }) => closest(lines, requirement, kind, language)),
    ),
  )
  // A study may answer what no table knows as a degree, and a paper of the trade need not be asked for.
  const of = answers
    .filter(({ group, kind }) => group === 'role' || (group === 'must' && !kinds.includes(kind)))
    .flatMap(({ lines }) => lines)
  const [study] = of.filter(isStudy).toSorted((a, b) => a.path.localeCompare(b.path, 'en'))
  const hasStudy = named.some(({ section }) => section === 'education')
  const beside = [
    ...(study === undefined || hasStudy ? [] : [study]),
    ...of.filter(({ section }) => section === 'certifications'),
  ]
  const sharing = content.certification_and_training.flatMap(({ name }, i) =>
    worthOf(`/certification_and_training/${i}/name`, name).shared > 0 ? [pointOf(name)] : [],
  )
  const points = [...named.map(paperPoint), ...sharing, ...beside.map(paperPoint)]
  return [...new Set(points)].filter((text) => text.length <= longest).slice(0, most)
}

const isStudy = ({ section, path }: AnswerLine): boolean =>
  section === 'education' && path.endsWith('/degree')

/** Of several studies the one that the job means. */
function closest(
  lines: readonly AnswerLine[],
  requirement: string,
  kind: AnswerKind,
  language: Language,
): AnswerLine[] {
  const asked = contentStems(requirement, language)
  const shared = ({ text }: AnswerLine) =>
    [...contentStems(text, language)].filter((stem) => asked.has(stem)).length
  return lines
    .filter((line) => isHeld(line, kind))
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, 1)
}

function isHeld({ section }: AnswerLine, kind: AnswerKind): boolean {
  if (section === 'education' || section === 'certifications') return true
  return kind !== 'degree' && (section === 'skills' || section.startsWith('further:'))
}

const isSpoken = (text: string): boolean =>
  findAll(text).some(({ skill }) => skill in languageCodes)

const fewestSkills = 2
const mostSkills = 5

/** In one row; one alone says little. */
export function skillsIn(answers: readonly Answer[], told: readonly string[]): string[] {
  const said = spaced(told.join(' '))
  const listed = answers
    .filter(({ kind }) => kind === 'skill' || kind === 'duty' || kind === 'other')
    .flatMap(({ lines }) => lines.filter(({ path }) => path.includes('/skills/')).slice(0, 2))
    .map(({ text }) => text)
    .filter((text) => !said.includes(spaced(text)) && !text.includes(',') && !isSpoken(text))
  const row = [...new Set(listed)].slice(0, mostSkills)
  return row.length < fewestSkills ? [] : [row.join(', ')]
}
