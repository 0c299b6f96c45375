/**
 * Puts forward what the job asks for: lines of an entry, skills of a category, projects, certificates, and the
 * sections after the work experience. What answers nothing steps back, and all else keeps the person's own
 * order: which of two answers matters more is theirs to say. The first line of an entry stays, for it says what
 * the entry is about, and it may answer in words that nobody knows. So may a line that counts a result, or has some of
 * the job's words. Only what the job asks for moves anything:
 * a phrase in common is no reason that somebody could be told.
 */
import { pointer } from '../../resume/pointer.ts'
import type { Language } from '../../language/languages.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { isInOrderOfTime } from '../../resume/sections/declaration.ts'
import { leavesOf } from '../../resume/sections/leaves.ts'
import { placedIn, placedLists } from '../../resume/sections/placed.ts'
import { resultOf } from '../compose/result.ts'
import type { Worth } from './worth.ts'

export type Move = { path: string; order: number[]; basis: string[]; requirement: string | null }

export function proposeOrder(
  resume: ResumeContent,
  worth: Worth,
  { language, hasNewSummary }: { language: Language; hasNewSummary: boolean },
): Move[] {
  const kept = new Set(
    worth.lines
      .filter(
        ({ line, worth: all }) =>
          line.kind === 'points' && (all >= someWords || resultOf(line.text, language) > 0),
      )
      .map(({ line }) => line.path),
  )
  const lists = [
    ...leavesOf(resume)
      .filter(({ kind }) => kind === 'points' || kind === 'skills')
      .map(({ at, value, kind }) => ({
        path: pointer(at),
        length: value.length,
        fixed: kind === 'points' ? 1 : 0,
      })),
    ...placedLists(resume)
      .filter((section) => !isInOrderOfTime(section) && section.at[0] !== 'skill_categories')
      .map(({ at, items }) => ({ path: pointer(at), length: items.length, fixed: 0 })),
  ]
  const moves = lists.flatMap(({ path, length, fixed }) => {
    const demands = Array.from({ length }, (_, i) =>
      i < fixed || kept.has(`${path}/${i}`) ? 1 : demandOf(worth.ofSkills(`${path}/${i}`)),
    )
    return moveOf(path, mostFirst(demands), worth, (i) => `${path}/${i}`)
  })
  return [...moves, ...sectionMove(resume, worth, hasNewSummary)]
}

/** The summary and the work experience stay where the person put them; one that is new opens the page. */
const fixedSections: ReadonlySet<string> = new Set(['summary', 'work_experience'])

function sectionMove(resume: ResumeContent, worth: Worth, hasNewSummary: boolean): Move[] {
  const paths = new Map(placedIn(resume).map(({ key, at }) => [key, pointer(at)]))
  const pathOf = (index: number) => {
    const key = resume.section_order[index]
    return key === undefined ? '' : (paths.get(key) ?? '')
  }
  const places = [...resume.section_order.keys()].filter(
    (index) => !fixedSections.has(resume.section_order[index] ?? ''),
  )
  const demands = places.map((index) => Math.floor(demandOf(worth.ofSkills(pathOf(index)))))
  const sorted = mostFirst(demands).map((i) => places[i] ?? i)
  const order = [...resume.section_order.keys()].map((index) => {
    const place = places.indexOf(index)
    return place < 0 ? index : (sorted[place] ?? index)
  })
  const summary = resume.section_order.indexOf('summary')
  if (hasNewSummary && summary > 0) {
    const opened = [summary, ...order.filter((index) => index !== summary)]
    return [
      { path: '/section_order', order: opened, basis: ['/work_experience'], requirement: null },
    ]
  }
  return moveOf('/section_order', order, worth, pathOf)
}

/** Two of the job's phrases. */
const someWords = 0.1

/** A demand of the job, a wish of it, or nothing: what its work is besides moves nothing. */
function demandOf(worth: number): 0 | 0.5 | 1 {
  if (worth >= 1) return 1
  return worth >= 0.5 ? 0.5 : 0
}

const mostFirst = (demands: readonly number[]): number[] =>
  [...demands.keys()].toSorted((a, b) => (demands[b] ?? 0) - (demands[a] ?? 0) || a - b)

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
