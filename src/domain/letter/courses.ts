/**
 * Certificates and degrees that a line of what must be asks for in words that no table knows: two words of the
 * line, or half of their own, or one of a licence that is asked for ("Colegiación", "Colegiada en Lugo").
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Answer } from '../answers/answers.ts'
import { contentStems } from '../edits/similarity.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { findAll } from '../skills/find.ts'
import { languageCodes } from '../skills/language-codes.ts'
import { pointOf } from './points.ts'

const fewest = 2
const fewestLetters = 5

export function coursesFor(
  { certification_and_training: courses, education }: ResumeContent,
  answers: readonly Answer[],
  reading: JobReading | null,
  language: Language,
  hasStudy: boolean,
): string[] {
  const demands = (reading?.lines ?? []).filter(({ kind }) => kind === 'required')
  const demanded = demands.map(({ text }) => contentStems(text, language))
  const acronyms = new Set(demands.flatMap(({ text }) => acronymsIn(text)))
  const title = contentStems(reading?.title?.text ?? '', language)
  const licences = answers
    .filter(
      ({ kind, state, group }) => kind === 'licence' && state === 'missing' && group === 'must',
    )
    .flatMap(({ requirement }) => [...contentStems(requirement, language)])
    .filter((stem) => stem.length >= fewestLetters && !title.has(stem))
  const isAsked = (name: string): boolean => {
    const own = [...contentStems(name, language)]
    if (own.some((stem) => licences.some((licence) => isNear(stem, licence)))) return true
    if (acronymsIn(name).some((word) => acronyms.has(word))) return true
    return demanded.some((stems) => {
      const shared = own.filter((stem) => stems.has(stem))
      const isOwn = shared.some((stem) => !title.has(stem))
      return isOwn && (shared.length >= fewest || shared.length * 2 >= own.length)
    })
  }
  const studies = hasStudy ? [] : education.map(({ degree }) => degree)
  const names = [...courses.map(({ name }) => name), ...studies]
  return names
    .filter((name) => name !== '' && !isSpoken(name) && isAsked(name))
    .map((name) => pointOf(name))
}

const acronymsIn = (text: string): string[] => text.match(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu) ?? []

const isNear = (one: string, other: string): boolean =>
  one.slice(0, fewestLetters + 1) === other.slice(0, fewestLetters + 1) &&
  one.length > fewestLetters

const isSpoken = (text: string): boolean =>
  findAll(text).some(({ skill }) => skill in languageCodes)
