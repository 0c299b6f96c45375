/**
 * What a job wants and what a resume shows, as the order of all jobs keeps them: terms with whole
 * weights and levels. An alternative is one term, its parts joined by `|`, and as good as the best; one
 * that must be is marked by `!`.
 */
import { conditionFactor, isMet, shareOfSums } from './share.ts'
import { isOfConditions, isWord } from './terms.ts'

/** Weights are whole, and at most `wholeWeight` (asks.ts). */
export type Want = { term: string; weight: number }
/** Term → how well the resume shows it, in hundredths. */
export type ShownLevels = ReadonlyMap<string, number>

/** What one job earns, worked out alone: the definition that the index must meet. */
export function shareOf(wants: readonly Want[], shown: ShownLevels): number {
  const asked = { earned: 0, all: 0 }
  const conditions = { earned: 0, all: 0 }
  let unmet = 0
  for (const { term, weight } of wants) {
    const sum = isOfConditions(term) ? conditions : asked
    const level = levelOf(term, shown)
    sum.earned += weight * level
    if (isMust(term) && !isMet(level)) unmet++
    if (!isWord(term)) sum.all += weight
  }
  return shareOfSums(asked, conditionFactor(conditions), unmet)
}

export const must = '!'
export const isMust = (term: string): boolean => term.startsWith(must)
export const partsOf = (term: string): string[] =>
  (isMust(term) ? term.slice(must.length) : term).split('|')

export function levelOf(term: string, shown: ShownLevels): number {
  let level = 0
  for (const part of partsOf(term)) level = Math.max(level, shown.get(part) ?? 0)
  return level
}
