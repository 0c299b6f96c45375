/**
 * Puts forward what the job demands: lines of a post, skills of a category, and the sections after the work
 * experience that answer it. What answers nothing steps back, and all else keeps the person's own order. The first
 * line of a post stays, for it says what the post is about; and no line is passed that counts a result or has words of
 * the job, for it may answer in words that no table knows. Languages stay, the mother tongue first, and so does the
 * education where a degree is asked for.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Language } from '../../language/languages.ts'
import { pointer } from '../../resume/pointer.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { leavesOf } from '../../resume/sections/leaves.ts'
import { placedIn } from '../../resume/sections/placed.ts'
import { findAll } from '../../skills/find.ts'
import { languageCodes } from '../../skills/language-codes.ts'
import { resultOf } from '../compose/result.ts'
import type { Worth } from './worth.ts'

export type Move = { path: string; order: number[]; basis: string[]; requirement: string | null }

export function proposeOrder(
  resume: ResumeContent,
  job: JobReading,
  worth: Worth,
  language: Language,
): Move[] {
  const moves = leavesOf(resume).flatMap(({ kind, at, value }) => {
    if (typeof value === 'string' || (kind !== 'skills' && kind !== 'points')) return []
    if (kind === 'skills' && value.some(isLanguage)) return []
    const path = pointer(at)
    const isDemanded = value.map((text, i) => {
      const own = `${path}/${i}`
      if (worth.ofSkills(own) >= demanded) return true
      return kind === 'points' && (i === 0 || mayAnswer(text, worth.of(own), language))
    })
    return moveOf(path, thoseFirst(isDemanded), worth, (i) => `${path}/${i}`)
  })
  return [...moves, ...sectionMove(resume, job, worth)]
}

/** One thing that the job demands. */
const demanded = 1

/** Two of the job's phrases, or something counted. */
const mayAnswer = (text: string, worth: number, language: Language): boolean =>
  worth >= 0.1 || resultOf(text, language) > 0

const isLanguage = (text: string): boolean =>
  findAll(text).some(({ skill }) => skill in languageCodes)

/** The summary and the work experience stay where the person put them. */
const fixedSections: ReadonlySet<string> = new Set(['summary', 'work_experience'])

function sectionMove(resume: ResumeContent, { degree }: JobReading, worth: Worth): Move[] {
  const paths = new Map(placedIn(resume).map(({ key, at }) => [key, pointer(at)]))
  const keyOf = (index: number) => resume.section_order[index]
  const pathOf = (index: number) => {
    const key = keyOf(index)
    return key === undefined ? '' : (paths.get(key) ?? '')
  }
  // What is empty is not on the page.
  const places = [...resume.section_order.keys()].filter(
    (index) => !fixedSections.has(keyOf(index) ?? '') && worth.has(pathOf(index)),
  )
  const isDemanded = places.map(
    (index) =>
      worth.ofSkills(pathOf(index)) >= demanded ||
      (degree !== null && keyOf(index) === 'education'),
  )
  const sorted = thoseFirst(isDemanded).map((i) => places[i] ?? i)
  const order = [...resume.section_order.keys()].map((index) => {
    const place = places.indexOf(index)
    return place < 0 ? index : (sorted[place] ?? index)
  })
  return moveOf('/section_order', order, worth, pathOf)
}

const thoseFirst = (isDemanded: readonly boolean[]): number[] =>
  [...isDemanded.keys()].toSorted((a, b) => Number(isDemanded[b]) - Number(isDemanded[a]) || a - b)

function moveOf(
  path: string,
  order: number[],
  worth: Worth,
  pathOf: (index: number) => string,
): Move[] {
  const firstMoved = order.findIndex((index, i) => index !== i)
  const moved = order[firstMoved]
  if (moved === undefined) return []
  const basis = pathOf(moved)
  return [{ path, order, basis: [basis], requirement: worth.answers(basis) }]
}
