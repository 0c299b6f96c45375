/**
 * Puts forward what the job demands: the skills of a category, and the sections after the work experience that
 * answer it. All else keeps the person's own order, its lines before all: a line may answer in words that no
 * table knows, and readers who judged both versions missed what stood first more often than they found what
 * came there. Languages stay, the mother tongue first, and so does the education where a degree is asked for.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { pointer } from '../../resume/pointer.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { leavesOf } from '../../resume/sections/leaves.ts'
import { placedIn } from '../../resume/sections/placed.ts'
import { findAll } from '../../skills/find.ts'
import { languageCodes } from '../../skills/language-codes.ts'
import type { Worth } from './worth.ts'

export type Move = { path: string; order: number[]; basis: string[]; requirement: string | null }

export function proposeOrder(resume: ResumeContent, job: JobReading, worth: Worth): Move[] {
  const lists = leavesOf(resume).flatMap(({ kind, at, value }) =>
    kind === 'skills' && typeof value !== 'string' && !value.some(isLanguage)
      ? [{ path: pointer(at), length: value.length }]
      : [],
  )
  const moves = lists.flatMap(({ path, length }) => {
    const isDemanded = Array.from({ length }, (_, i) => worth.ofSkills(`${path}/${i}`) >= demanded)
    return moveOf(path, thoseFirst(isDemanded), worth, (i) => `${path}/${i}`)
  })
  return [...moves, ...sectionMove(resume, job, worth)]
}

/** One thing that the job demands. */
const demanded = 1

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
