/**
 * Puts first what the job values: lines of an entry, skills of a category, categories, projects,
 * certificates, and the sections after the work experience. Sorting is stable, so what is worth
 * the same keeps the person's own order, and nothing is dropped. Only skills that the job asks for move
 * anything: a phrase in common is no reason that somebody could be told.
 */
import { pointer } from '../../resume/pointer.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { isInOrderOfTime } from '../../resume/sections/declaration.ts'
import { leavesOf } from '../../resume/sections/leaves.ts'
import { placedIn, placedLists } from '../../resume/sections/placed.ts'
import type { Worth } from './worth.ts'

export type Move = { path: string; order: number[]; basis: string[]; requirement: string | null }

export function proposeOrder(resume: ResumeContent, worth: Worth): Move[] {
  const lists = [
    ...leavesOf(resume)
      .filter(({ kind }) => kind === 'points' || kind === 'skills')
      .map(({ at, value }) => ({ path: pointer(at), length: value.length })),
    ...placedLists(resume)
      .filter((section) => !isInOrderOfTime(section))
      .map(({ at, items }) => ({ path: pointer(at), length: items.length })),
  ]
  const moves = lists.flatMap(({ path, length }) => {
    const values = Array.from({ length }, (_, i) => worth.ofSkills(`${path}/${i}`))
    return moveOf(path, sortedOrder(values), worth, (i) => `${path}/${i}`)
  })
  return [...moves, ...sectionMove(resume, worth)]
}

/** The summary and the work experience stay where the person put them. */
const fixedSections: ReadonlySet<string> = new Set(['summary', 'work_experience'])

function sectionMove(resume: ResumeContent, worth: Worth): Move[] {
  const paths = new Map(placedIn(resume).map(({ key, at }) => [key, pointer(at)]))
  const pathOf = (index: number) => {
    const key = resume.section_order[index]
    return key === undefined ? '' : (paths.get(key) ?? '')
  }
  const places = [...resume.section_order.keys()].filter(
    (index) => !fixedSections.has(resume.section_order[index] ?? ''),
  )
  // A section moves for whole skills.
  const values = places.map((index) => Math.floor(worth.ofSkills(pathOf(index))))
  const sorted = sortedOrder(values).map((i) => places[i] ?? i)
  const order = [...resume.section_order.keys()].map((index) => {
    const place = places.indexOf(index)
    return place < 0 ? index : (sorted[place] ?? index)
  })
  return moveOf('/section_order', order, worth, pathOf)
}

function sortedOrder(values: readonly number[]): number[] {
  return [...values.keys()].toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b)
}

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
