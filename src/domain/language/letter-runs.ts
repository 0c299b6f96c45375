/** Runs of three letters, by which the languages of single words are told apart (`tools/tables`). */
import { letterRuns } from '#tables/letter-runs.js'

import type { Language } from './languages.ts'
import { languages } from './languages.ts'
import { remembered } from './remembered.ts'
import { runsOf } from './runs-of.ts'

/** Of each run what it says for every language, from -4 to 4. */
const weights = new Map(
  letterRuns.split('\n').map((row) => {
    const [run = '', letters = ''] = row.split('\t')
    return [run, Array.from(letters, (letter) => ((letter.codePointAt(0) ?? 0) - 105) / 2)]
  }),
)

/** Runs of a word overlap: together they say less than one by one. */
const overlapping = 0.7

/** How likely a word is of each language, by its spelling alone: six shares of one. */
export const spelledLike: (word: string) => ReadonlyMap<Language, number> = remembered(
  20_000,
  (word) => {
    const sums = languages.map(() => 0)
    for (const run of runsOf(word))
      weights.get(run)?.forEach((weight, l) => (sums[l] = (sums[l] ?? 0) + weight))
    const most = Math.max(...sums)
    const powers = sums.map((sum) => Math.exp((sum - most) * overlapping))
    const total = powers.reduce((sum, power) => sum + power, 0)
    return new Map(languages.map((language, l) => [language, (powers[l] ?? 0) / total]))
  },
)
