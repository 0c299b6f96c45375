/** The languages and registers that jobs want: few sets serve all jobs, and each has one factor for a resume. */
import { conditionFactor } from './share.ts'
import type { ShownLevels, Want } from './want.ts'
import { levelOf } from './want.ts'

export interface ConditionSets {
  numberOf(wants: readonly Want[]): number
  /** By the number of the set. */
  factorsFor(shown: ShownLevels): number[]
}

export function createConditionSets(): ConditionSets {
  const numbers = new Map<string, number>()
  const sets: (readonly Want[])[] = []
  return {
    numberOf(wants) {
      const key = wants.map(({ term, weight }) => `${term} ${weight}`).join('\n')
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, sets.length)
      return sets.push(wants) - 1
    },
    factorsFor: (shown) =>
      sets.map((wants) => {
        let [earned, all] = [0, 0]
        for (const { term, weight } of wants) {
          earned += weight * levelOf(term, shown)
          all += weight
        }
        return conditionFactor({ earned, all })
      }),
  }
}
