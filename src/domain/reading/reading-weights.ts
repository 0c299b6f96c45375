/** What the signs of lines and of pieces of heads weigh: data (`tables/reading`), worked out from real resumes. */
import { once } from '#domain/language/remembered.ts'
import { rowsOf } from '#domain/language/word-table.ts'
import { readingWeights } from '#tables/reading-weights.js'

/** By its name how much of a sign there is. */
export type Signs = Readonly<Record<string, number>>

/** By a label and a sign what the sign speaks for it. */
export type Weigh = (name: string) => number

const weights = once(
  () =>
    new Map(rowsOf(readingWeights).map(({ label, sign, weight }) => [`${label} ${sign}`, weight])),
)

export const weightOf: Weigh = (name) => weights().get(name) ?? 0

export const pointsOf = (label: string, signs: Signs, weigh: Weigh): number =>
  Object.entries(signs).reduce((sum, [sign, much]) => sum + much * weigh(`${label} ${sign}`), 0)
