/** What moved in a changed order, by the places that a person counts on the sheet. Pure. */
import { textsOf } from '#domain/edits/compare.ts'
import type { Change } from '#domain/edits/changes.ts'
import { isLanguage } from '#domain/language/languages.ts'
import { titleOf } from '#domain/language/phrases/section-titles.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import type { Resume, ResumeContent } from '#domain/resume/resume.ts'
import { placedIn } from '#domain/resume/sections/placed.ts'
import { resumeLines } from '#domain/resume/text.ts'

interface Move {
  name: string
  /** Counted from 1. */
  from: number
  to: number
}

type Place = Pick<Move, 'from' | 'to'>

/**
 * What is marked as moved, in its new order; where nothing of that stands on the sheet, what rose, or what
 * sank, where that is the shorter thing to say.
 */
export function movesOf(
  { path, origin }: Pick<Change, 'path' | 'origin'>,
  base: ResumeContent,
  resume: Resume,
  moved: Readonly<Record<string, number>>,
  language: string,
): Move[] {
  const before = listAt(base, origin ?? path)
  const places = placesIn(before.length, listAt(resume, path).length, path, moved)
  const movesAmong = (some: readonly Place[]) =>
    (path === '/section_order'
      ? sectionMoves(some, before, resume, language)
      : some.map(({ from, to }) => ({
          name: textsOf(valueAt(resume, `${path}/${to}`))[0] ?? '',
          from,
          to,
        }))
    ).filter(({ from, to }) => from !== to)
  const marked = movesAmong(places.filter(({ to }) => moved[`${path}/${to}`] !== undefined))
  if (marked.length > 0) return marked.toSorted((a, b) => a.to - b.to).map(counted)
  const moves = movesAmong(places)
  const rose = moves.filter(({ from, to }) => to < from)
  const sank = moves.filter(({ from, to }) => to > from)
  const told = rose.length > 0 && (rose.length <= sank.length || sank.length === 0) ? rose : sank
  return told.toSorted((a, b) => a.to - b.to).map(counted)
}

/** People count from 1. */
const counted = ({ name, from, to }: Move): Move => ({ name, from: from + 1, to: to + 1 })

const listAt = (content: ResumeContent, path: string): unknown[] => {
  const list = valueAt(content, path)
  return Array.isArray(list) ? list : []
}

/** Of every entry; where entries came or went, only of those that are known to have moved. */
function placesIn(
  before: number,
  now: number,
  path: string,
  moved: Readonly<Record<string, number>>,
): Place[] {
  const all = Array.from({ length: now }, (_, to) => ({ from: moved[`${path}/${to}`], to }))
  const taken = new Set(all.map(({ from }) => from))
  // What did not move kept its order among the places that are left.
  const left = Array.from({ length: before }, (_, from) => from).filter((from) => !taken.has(from))
  const isSame = before === now
  return all.flatMap(({ from, to }): Place[] => {
    const known = from ?? (isSame ? left.shift() : undefined)
    return known === undefined ? [] : [{ from: known, to }]
  })
}

/** A section without a line is not on the sheet, and not counted. */
function sectionMoves(
  places: readonly Place[],
  before: readonly unknown[],
  resume: Resume,
  language: string,
): Move[] {
  const spoken = isLanguage(language) ? language : 'en'
  const names = new Map<string, string>(
    placedIn(resume).map((placed) => [placed.key, titleOf(spoken, placed)]),
  )
  const seen = new Set<unknown>(resumeLines(resume).map(({ section }) => section))
  const now: readonly string[] = resume.section_order
  const placeIn = (order: readonly unknown[], index: number) =>
    order.slice(0, index).filter((key) => seen.has(key)).length
  return places.flatMap(({ from, to }): Move[] => {
    const key = now[to] ?? ''
    if (!seen.has(key)) return []
    return [{ name: names.get(key) ?? key, from: placeIn(before, from), to: placeIn(now, to) }]
  })
}
