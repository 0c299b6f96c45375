/** A question with its place, wherever it was typed; where nothing is found, without what may be left out. */
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import { resultsKept } from './find-hits.ts'
import type { JobQuestion } from './find-jobs.ts'
import { titlesIn, withMendedPlace, withoutLeastSure, withPlaceBehind } from './other-readings.ts'
import type { Results } from './results-store.ts'

export type Ask = (query: JobQuestion) => Promise<AsTyped>
export interface AsTyped extends Results {
  /** So many of the first have in their titles what was asked for. */
  titled: number
  /** The title as it was read, mended where a word was. */
  read: string
}

export interface Asks {
  ask: Ask
  /** Asks for all that there is where only what is new is wanted. */
  judge: Ask | null
  /** So many words may go, the least sure first. */
  mayLeaveOut: number
}

/** `Lagerist Nachtschicht`: where nothing is found, it is asked again without what is least sure. */
export async function findInPlace(
  db: Kysely<Tables>,
  query: JobQuestion,
  asks: Asks,
): Promise<AsTyped> {
  const found = await findThere(db, query, asks)
  if (found.ids.length > 0 || asks.mayLeaveOut === 0) return found
  const there = await withPlaceBehind(db, { ...query, job_title: found.read })
  const { query: asked, beside } = there ?? {
    query: { ...query, job_title: found.read },
    beside: [],
  }
  const title = await withoutLeastSure(db, asked.job_title)
  if (title === null) return found
  const left = { ...asks, mayLeaveOut: asks.mayLeaveOut - 1 }
  const wider = await findInPlace(db, { ...asked, job_title: title }, left)
  return wider.titled === 0 ? found : { ...wider, about: saying(wider, title, beside) }
}

/** As it stands where titles say it, else with a place behind the title or one that was mended. */
async function findThere(
  db: Kysely<Tables>,
  query: JobQuestion,
  { ask, judge }: Asks,
): Promise<AsTyped> {
  const asTyped = await ask(query)
  if (isTaken(asTyped, query)) return asTyped
  if (judge !== null && isTaken(await judge(query), query)) return asTyped
  const other =
    (await withPlaceBehind(db, query)) ??
    (asTyped.ids.length === 0 ? await withMendedPlace(db, query) : null)
  if (other === null) return (await findEither(query, [], ask)) ?? asTyped
  const there = await ask(other.query)
  if (there.titled === 0) {
    const either = await findEither(other.query, other.beside, ask)
    if (either !== null) return either
  }
  const isBetter = there.titled > 0 || asTyped.ids.length === 0
  if (there.ids.length === 0 || !isBetter) return asTyped
  const title = there.about.showing_results_for ?? other.query.job_title
  return { ...there, about: { ...there.about, showing_results_for: named(title, other.beside) } }
}

/** `Koch oder Kellner`: the best of each in turn. Null where it is one title, or no title has any. */
async function findEither(
  query: JobQuestion,
  beside: readonly string[],
  ask: Ask,
): Promise<AsTyped | null> {
  const lists: { title: string; found: AsTyped }[] = []
  for (const title of titlesIn(query.job_title)) {
    const found = await ask({ ...query, job_title: title })
    if (found.titled > 0) lists.push({ title: found.about.showing_results_for ?? title, found })
  }
  const [first] = lists
  if (first === undefined) return null
  const longest = Math.max(...lists.map(({ found }) => found.titled))
  const inTurn = Array.from({ length: longest }, (_, at) =>
    lists.flatMap(({ found }) => found.ids.slice(0, found.titled)[at] ?? []),
  )
  const titles = lists.map(({ title }) => title).join(' / ')
  const ids = [...new Set(inTurn.flat())].slice(0, resultsKept)
  return {
    ids,
    titled: ids.length,
    read: titles,
    about: { ...first.found.about, showing_results_for: named(titles, beside) },
  }
}

function isTaken({ titled, about }: AsTyped, query: JobQuestion): boolean {
  const instead = about.showing_results_for
  return titled > 0 && (instead === null || endsAlike(instead, query))
}

/** What was looked for, in the words of the question where none was read otherwise. */
export const saying = (
  { about }: AsTyped,
  title: string,
  beside: readonly string[] = [],
): Results['about'] => ({
  ...about,
  showing_results_for: named(about.showing_results_for ?? title, beside),
})

const named = (title: string, beside: readonly string[]): string =>
  [title, ...beside].filter((words) => words.trim() !== '').join(', ')

/** A last word that was mended may be a town that no title has. */
const endsAlike = (instead: string, { job_title: typed }: JobQuestion): boolean =>
  instead.trim().split(/\s+/).at(-1) === typed.toLowerCase().trim().split(/\s+/).at(-1)
