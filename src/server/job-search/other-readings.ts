/**
 * What a question may have meant otherwise, where it does not find what it says: words of a filter in
 * the title, a place behind it, a place that is spelled wrong.
 */
import { foldText } from '#domain/job-search/folding.ts'
import type { Group } from '#domain/job-search/question.ts'
import { readQuestion } from '#domain/job-search/question.ts'
import { isEmptyWord, rawWords } from '#domain/job-search/title-words.ts'
import { takeTypedKinds } from '#domain/job-search/typed-kinds.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import { isPlace, mendPlace } from '../places/mend-place.ts'
import type { JobQuestion } from './find-jobs.ts'
import { placeBeforeTitle, placeBehindTitle } from './title-place.ts'
import { keysOf } from './tsquery.ts'
import { wordsOfTitles } from './words-store.ts'

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

/**
 * The title without what is least sure in it: a word that no title has, else the last that names no
 * trade, else the last trade of several. Null where nothing else is left.
 */
export async function withoutLeastSure(db: Kysely<Tables>, title: string): Promise<string | null> {
  const { groups } = readQuestion(title)
  if (groups.length < 2) return null
  const known = await wordsOfTitles(db, keysOf(groups))
  const isKnown = (group: Group) => keysOf([group]).some((key) => known.has(key))
  const beside = groups.filter(({ occupations }) => occupations.length === 0)
  const unknown = beside.filter((group) => !isKnown(group))
  const least = [unknown, beside, groups].find((some) => some.length > 0) ?? []
  const words = title.split(/\s+/).filter((word) => word !== '')
  const isOf = (word: string, group: Group) =>
    rawWords(word).some((one) => group.words.some(({ typed }) => typed === one))
  const last = words.findLast((word) => least.some((group) => isOf(word, group)))
  const gone = least.find((group) => last !== undefined && isOf(last, group))
  if (gone === undefined) return null
  const left = words.filter((word) => !isOf(word, gone))
  while (isEmptyWord(foldText(left.at(-1) ?? '-'))) left.pop()
  return left.length === 0 ? null : left.join(' ')
}
