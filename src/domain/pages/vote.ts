/**
 * The vote on what a page says: every place that says something offers candidates, each with the signs
 * that speak for it or against it. What a sign weighs is data (`tables/pages`).
 */
import { pageWeights } from '#tables/page-weights.js'

import { fold } from '../language/fold.ts'
import { once } from '../language/remembered.ts'
import { rowsOf } from '../language/word-table.ts'

export type Voted = 'title' | 'employer' | 'place' | 'kind'

/** By its name how much of a sign there is. */
export type Signs = Readonly<Record<string, number>>

export interface Candidate {
  text: string
  signs: Signs
}

/** A text, and the place on the page that says it. */
export interface Said {
  from: string
  text: string
}

const weights = once(
  () => new Map(rowsOf(pageWeights).map(({ field, sign, weight }) => [`${field} ${sign}`, weight])),
)

export const pointsOf = (field: Voted, signs: Signs): number =>
  Object.entries(signs).reduce(
    (sum, [sign, much]) => sum + (weights().get(`${field} ${sign}`) ?? 0) * much,
    weights().get(`${field} any`) ?? 0,
  )

export interface Ranked extends Candidate {
  points: number
}

/** Those with enough points, the one with the most first. */
export const ranked = (field: Voted, candidates: readonly Candidate[], least: number): Ranked[] =>
  candidates
    .map((one) => ({ ...one, points: pointsOf(field, one.signs) }))
    .filter(({ points }) => points >= least)
    .toSorted((one, other) => other.points - one.points)

/** So likely the first has to be, or its person is asked; of an employer fewer readings differ in more than a word. */
const sureFrom: Readonly<Record<Exclude<Voted, 'kind'>, number>> = {
  title: 0.8,
  employer: 0.6,
  place: 0.7,
}
const mostOffered = 3

/** The readings to offer where the first is not likely enough: points are logarithms of odds. */
export function inDoubt(
  field: keyof typeof sureFrom,
  all: readonly Ranked[],
): string[] | undefined {
  const odds = all.map(({ points }) => Math.exp(points - (all[0]?.points ?? 0)))
  const isSure = 1 / odds.reduce((sum, one) => sum + one, 0) >= sureFrom[field]
  return isSure ? undefined : all.slice(0, mostOffered).map(({ text }) => text)
}

/** What makes two texts the same: their letters and digits. */
export const keyOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')

export interface Group {
  text: string
  key: string
  from: ReadonlySet<string>
}

/** What is said in several places as one, in its fullest spelling, with all its places. */
export function grouped(all: readonly Said[]): Group[] {
  const same = Map.groupBy(all, ({ text }) => keyOf(text))
  return [...same].flatMap(([key, some]) => {
    const [first] = some.toSorted((one, other) => other.text.length - one.text.length)
    return key.length < 2 || first === undefined
      ? []
      : [{ key, text: first.text, from: new Set(some.map(({ from }) => from)) }]
  })
}

export const among = (is: boolean): number => (is ? 1 : 0)

/** In how many of the others a text stands, up to three. */
export const within = (key: string, all: readonly Group[]): number =>
  Math.min(3, all.filter((other) => other.key !== key && other.key.includes(key)).length)
