/**
 * Certificates and degrees that answer lines of the ad in words that no table knows: they share two words with
 * a line, or half of their own, or one with a licence that is asked for ("Colegiación", "Colegiada en Lugo"). One
 * that shares a name with the ad, or a word with the title of the job, speaks for the person too.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Answer, AnswerLine } from '../answers/answers.ts'
import { entriesOf } from '../answers/entry-of.ts'
import { contentStems } from '../edits/similarity.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { isSpoken } from './spoken.ts'

const fewest = 2
const fewestLetters = 5

export function certificatesFor(
  content: ResumeContent,
  answers: readonly Answer[],
  reading: JobReading | null,
  language: Language,
): { must: AnswerLine[]; wish: AnswerLine[] } {
  const title = contentStems(reading?.title?.text ?? '', language)
  const isAskedIn = (group: 'must' | 'wish', kind: 'required' | 'preferred') => {
    const demands = (reading?.lines ?? []).filter((line) => line.kind === kind)
    const demanded = demands.map(({ text }) => contentStems(text, language))
    const acronyms = new Set(demands.flatMap(({ text }) => acronymsIn(text)))
    const licences = answers
      .filter((one) => one.kind === 'licence' && one.group === group)
      .flatMap(({ requirement }) => [...contentStems(requirement, language)])
      .filter((stem) => stem.length >= fewestLetters && !title.has(stem))
    return ({ text }: AnswerLine): boolean => {
      const own = [...contentStems(text, language)]
      if (own.some((stem) => licences.some((licence) => isNear(stem, licence)))) return true
      if (acronymsIn(text).some((word) => acronyms.has(word))) return true
      return demanded.some((stems) => {
        const shared = own.filter((stem) => stems.has(stem))
        const isOwn = shared.some((stem) => !title.has(stem))
        return isOwn && (shared.length >= fewest || shared.length * 2 >= own.length)
      })
    }
  }
  const named = new Set(acronymsIn(reading?.text ?? ''))
  const isNearJob = ({ text }: AnswerLine): boolean =>
    acronymsIn(text).some((word) => named.has(word)) ||
    [...contentStems(text, language)].some(
      (stem) => stem.length >= fewestLetters && title.has(stem),
    )
  const entryAt = entriesOf(content)
  const lineOf = (path: string, text: string, section: AnswerLine['section']): AnswerLine => ({
    path,
    text: text.trim(),
    section,
    entry: entryAt(path),
    start: 0,
    end: text.length,
  })
  const certificates = content.certification_and_training.map(({ name }, i) =>
    lineOf(`/certification_and_training/${i}/name`, name, 'certifications'),
  )
  const studies = content.education.map(({ degree }, i) =>
    lineOf(`/education/${i}/degree`, degree, 'education'),
  )
  const headed = licencesUnderHeading(content, answers, language)
  const all = [...certificates, ...studies].filter(({ text }) => text !== '' && !isSpoken(text))
  const must = [
    ...headed.map(({ path, text }) => lineOf(path, text, 'skills')),
    ...all.filter(isAskedIn('must', 'required')),
  ]
  const isWished = isAskedIn('wish', 'preferred')
  const wish = all.filter(
    (one) =>
      !must.includes(one) && (isWished(one) || (certificates.includes(one) && isNearJob(one))),
  )
  return { must, wish }
}

/** "Licences: B, C" where "driving licence B" is asked for: only with its heading does the item say what it is. */
function licencesUnderHeading(
  { skill_categories: rows }: ResumeContent,
  answers: readonly Answer[],
  language: Language,
): { path: string; text: string }[] {
  const asked = answers.filter(({ kind, lines }) => kind === 'licence' && lines.length === 0)
  return rows.flatMap(({ name, skills }, i) => {
    const heading = [...contentStems(name, language)]
    const isAsked = asked.some(({ requirement }) => {
      const words = requirement.split(/[^\p{L}\p{N}]+/u)
      const isHeaded = [...contentStems(requirement, language)].some((stem) =>
        heading.some((other) => isBeginning(stem, other) || isBeginning(other, stem)),
      )
      return isHeaded && skills.some((item) => words.includes(item.trim()))
    })
    return isAsked
      ? [{ path: `/skill_categories/${i}/name`, text: `${name}: ${skills.join(', ')}` }]
      : []
  })
}

const isBeginning = (one: string, other: string): boolean =>
  one.length >= fewestOfStem && other.startsWith(one)

const fewestOfStem = 4

const acronymsIn = (text: string): string[] => text.match(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu) ?? []

const isNear = (one: string, other: string): boolean =>
  one.slice(0, fewestLetters + 1) === other.slice(0, fewestLetters + 1) &&
  one.length > fewestLetters
