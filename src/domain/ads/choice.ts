/**
 * The choice of what an ad says: of all that may be its title or its employer each has signs that speak for
 * it or against it, and what a sign weighs is data (`tables/ads`), worked out from ads of which people said
 * what is right. One wins, or none.
 */
import { choiceWeights } from '#tables/choice-weights.js'
import { once } from '#domain/language/remembered.ts'
import { rowsOf } from '#domain/language/word-table.ts'
import type { Finding } from './reading.ts'

export type Chosen = 'title' | 'employer'

/** By its name how much of a sign there is. */
export type Signs = Readonly<Record<string, number>>

export interface Option extends Finding {
  signs: Signs
}

const weights = once(
  () =>
    new Map(
      [...Map.groupBy(rowsOf(choiceWeights), ({ field }) => field)].map(([field, rows]) => [
        field,
        new Map(rows.map(({ sign, weight }) => [sign, weight])),
      ]),
    ),
)

/** The logarithm of the odds against none. */
function pointsOf(field: Chosen, signs: Signs): number {
  const own = weights().get(field)
  let sum = own?.get('any') ?? 0
  for (const sign in signs) {
    const much = signs[sign] ?? 0
    if (much !== 0) sum += (own?.get(sign) ?? 0) * much
  }
  return sum
}

/** The most of them that have the most points. */
export function likeliest<T extends Option>(
  field: Chosen,
  options: readonly T[],
  most: number,
): T[] {
  if (options.length <= most) return [...options]
  return options
    .map((one) => ({ one, points: pointsOf(field, one.signs) }))
    .toSorted((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ one }) => one)
}

export interface Likely extends Finding {
  /** How likely it is, among all options and none. */
  share: number
  points: number
}

const mostShared = 12

/** The likeliest first. */
export function sharesOf(field: Chosen, options: readonly Option[]): Likely[] {
  const all = options.map(({ start, end, text, signs }) => ({
    start,
    end,
    text,
    points: pointsOf(field, signs),
  }))
  const whole = all.reduce((sum, { points }) => sum + Math.exp(points), 1)
  return all
    .toSorted((a, b) => b.points - a.points)
    .slice(0, mostShared)
    .map((one) => ({ ...one, share: Math.exp(one.points) / whole }))
}

interface Choice {
  best: Finding | null
  /** What may be right, the likeliest first, where it is in doubt. */
  doubts: string[]
}

/** So likely the best has to be among all and none, or its person is asked. */
const sureFrom = 0.5
const mostOffered = 3

export function choiceOf(all: readonly Likely[]): Choice {
  const [first] = all
  if (first === undefined || first.points < 0) return { best: null, doubts: [] }
  const { start, end, text, share } = first
  return {
    best: { start, end, text },
    doubts: share >= sureFrom ? [] : all.slice(0, mostOffered).map((one) => one.text),
  }
}

export const among = (is: boolean): number => (is ? 1 : 0)
