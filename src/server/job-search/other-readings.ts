/**
 * What a question may have meant otherwise, where it does not find what it says: words of a filter in
 * the title, a place behind it, a place that is spelled wrong.
 */
import { foldText } from '#domain/job-search/folding.ts'
import { readQuestion } from '#domain/job-search/question.ts'
import { isEmptyWord, rawWords } from '#domain/job-search/title-words.ts'
import { takeTypedKinds } from '#domain/job-search/typed-kinds.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import { isPlace, mendPlace } from '../places/mend-place.ts'
import type { JobQuestion } from './find-jobs.ts'
import { placeBeforeTitle, placeBehindTitle } from './title-place.ts'

export interface Reading {
  query: JobQuestion
  /** What is looked for beside the title, in the words of the question. */
  beside: string[]
}

/** Words of a filter become one, unless its boxes are chosen; null where there are none. */
export function withTypedKinds(query: JobQuestion): Reading | null {
  const kinds = takeTypedKinds(query.job_title)
  if (kinds === null) return null
  const { job_types: types, work_types: works } = query
  return {
    query: {
      ...query,
      job_title: kinds.title,
      job_types: types.length > 0 ? types : kinds.job_types,
      work_types: works.length > 0 ? works : kinds.work_types,
    },
    beside: [kinds.typed],
  }
}

const apart = /(?<!\s)\s+(?:or|oder|ou|o|of)\s+|[,;|/]\s*/iu
const mostTitles = 4

/** The titles of which either will do; none where it is one. */
export function titlesIn(text: string): string[] {
  const titles = text
    .split(apart)
    .map((title) => title.trim())
    .filter((title) => readQuestion(title).groups.length > 0)
  return titles.length < 2 ? [] : titles.slice(0, mostTitles)
}

export async function withPlaceBehind(
  db: Kysely<Tables>,
  query: JobQuestion,
): Promise<Reading | null> {
  if (query.location.trim() !== '') return null
  const split =
    (await placeBehindTitle(db, query.job_title)) ?? (await placeBeforeTitle(db, query.job_title))
  if (split === null) return null
  const { title, location } = split
  return { query: { ...query, job_title: title, location }, beside: [location] }
}

/** A place that was spelled wrong, or without what is no place; else it was a title in the wrong box. */
export async function withMendedPlace(
  db: Kysely<Tables>,
  query: JobQuestion,
): Promise<Reading | null> {
  if (query.location.trim() === '') return null
  const location = await mendPlace(db, query.location)
  if (location !== null) return { query: { ...query, location }, beside: [location] }
  const isTitle =
    query.job_title.trim() === '' &&
    /\p{L}/u.test(query.location) &&
    !(await isPlace(db, query.location))
  if (!isTitle) return null
  return { query: { ...query, job_title: query.location, location: '' }, beside: [] }
}

/** The title without the last word that names no trade; null where no trade is named, or nothing beside it. */
export function withoutLastWish(title: string): string | null {
  const { groups } = readQuestion(title)
  const trades = groups.filter(({ occupations }) => occupations.length > 0)
  const beside = groups.filter((group) => !trades.includes(group)).flatMap(({ words }) => words)
  if (trades.length === 0 || beside.length === 0) return null
  const typed = new Set(beside.map((word) => word.typed))
  const words = title.split(/\s+/).filter((word) => word !== '')
  const at = words.findLastIndex((word) => rawWords(word).some((one) => typed.has(one)))
  if (at < 0) return null
  const left = words.toSpliced(at, 1)
  while (isEmptyWord(foldText(left.at(-1) ?? '-'))) left.pop()
  return left.join(' ')
}
