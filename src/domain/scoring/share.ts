/**
 * The share of what a job wants that a resume shows, in ten-thousandths: the one number behind the
 * score and behind the order of all jobs. What is missing of the languages and of registers that one
 * must be in takes its part of all the rest, for without them the rest is of little use; and each
 * definite must that is not met takes a little of it too, so that nobody seems to have all of it.
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

/** A skill that is only listed meets a must; what only comes with a trade, or is said in passing, does not. */
export const isMet = (level: number): boolean => level >= leastMet
const leastMet = 40

/** `factor` is that of the conditions, `unmet` how many definite musts are not met. */
export function shareOfSums(
  { earned, all }: Sum,
  factor: number,
  unmet: number,
  by: Weights = weights(),
): number {
  if (all === 0) return 0
  const lost = Math.min(mostUnmet, (by.unmet / 100) * unmet)
  return Math.floor(
    wholeShare * bent(Math.min(1, earned / (all * whole)) * factor, by) * (1 - lost),
  )
}
const mostUnmet = 0.4

/**
 * A straight line to `nearlyAll`, and a flatter one from there to all of it: what is missing at the top is
 * still seen, and only who shows everything has all.
 */
function bent(share: number, by: Weights): number {
  const straight = (100 * share) / by.full
  if (straight <= nearlyAll) return straight
  const bend = (nearlyAll * by.full) / 100
  return nearlyAll + ((1 - nearlyAll) * (share - bend)) / (1 - bend)
}
const nearlyAll = 0.88

/** 1 where all conditions are met; less by what the missing ones weigh together, as far as `mostLost`. */
export function conditionFactor({ earned, all }: Sum, by: Weights = weights()): number {
  const missing = (all * whole - earned) / (wholeShare * whole)
  return 1 - Math.min(mostLost, (by.language / 100) * missing)
}
const mostLost = 0.8
