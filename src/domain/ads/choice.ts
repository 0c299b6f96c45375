/**
 * Which of all that may be its title an ad is titled: each has signs that speak for it or against it, and what
 * a sign weighs is data (`tables/ads`), worked out from ads of which people said what is right. One wins, or
 * none.
 */
import { titleWeights } from '#tables/title-weights.js'
import { once } from '#domain/language/remembered.ts'
import { rowsOf } from '#domain/language/word-table.ts'
import type { Finding } from './reading.ts'

/** By its name how much of a sign there is. */
export type Signs = Record<string, number>

export interface Option extends Finding {
  signs: Signs
}

const weights = once(() => new Map(rowsOf(titleWeights).map(({ sign, weight }) => [sign, weight])))

/** The logarithm of the odds against none. */
function pointsOf(signs: Signs): number {
  let sum = weights().get('any') ?? 0
  for (const sign in signs) {
    const much = signs[sign] ?? 0
    if (much !== 0) sum += (weights().get(sign) ?? 0) * much
  }
  return sum
}

interface Choice {
  best: Finding | null
  /** What may be right, the likeliest first, where it is in doubt. */
  doubts: string[]
}

/** What is somewhat less likely than none is still told, and asked. */
const least = -0.5
/** So likely the best has to be among all and none, or its person is asked. */
const sureFrom = 0.5
const mostOffered = 3

export function choiceOf(options: readonly Option[]): Choice {
  const all = options
    .map((one) => ({ one, points: pointsOf(one.signs) }))
    .toSorted((a, b) => b.points - a.points)
  const [first] = all
  if (first === undefined || first.points < least) return { best: null, doubts: [] }
  const whole = all.reduce((sum, { points }) => sum + Math.exp(points), 1)
  const isSure = Math.exp(first.points) / whole >= sureFrom
  const { start, end, text } = first.one
  return {
    best: { start, end, text },
    doubts: isSure ? [] : all.slice(0, mostOffered).map(({ one }) => one.text),
  }
}

export const among = (is: boolean): number => (is ? 1 : 0)
