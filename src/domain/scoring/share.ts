/**
 * The share of what a job wants that a resume shows, in ten-thousandths: the one number behind the
 * score and behind the order of all jobs. What is missing of the languages and of registers that one
 * must be in takes its part of all the rest, for without them the rest is of little use.
 */
import { whole } from './showing.ts'
import type { Weights } from './weights.ts'
import { weights } from './weights.ts'

/** A share of everything. */
export const wholeShare = 10_000

/** Weights times levels, and the sum of the weights. */
export interface Sum {
  earned: number
  all: number
}

export function shareOfSums(asked: Sum, conditions: Sum, by: Weights = weights()): number {
  if (asked.all === 0) return 0
  const met = asked.earned / (asked.all * whole)
  return Math.floor(wholeShare * met * conditionFactor(conditions, by))
}

/** 1 where all conditions are met; less by what the missing ones weigh together, as far as `mostLost`. */
export function conditionFactor({ earned, all }: Sum, by: Weights = weights()): number {
  const missing = (all * whole - earned) / (wholeShare * whole)
  return 1 - Math.min(mostLost, (by.language / 100) * missing)
}
const mostLost = 0.8
