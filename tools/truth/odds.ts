/** The odds that something is false by its signs: a logistic regression, each sign by its own spread. */
import type { Signs } from '#domain/truth/edit-signs.ts'

export interface Known {
  signs: Signs
  isFalse: boolean
}

/** What each sign adds to the logarithm of the odds, and what every case begins with. */
export interface Odds {
  odds: ReadonlyMap<string, number>
  any: number
}

/** Holds all weights near zero. */
const pull = 20
const rounds = 8
/** Less is no difference, but how numbers are kept. */
const leastSpread = 1e-9

export function fittedOdds(known: readonly Known[]): Odds {
  const names = [...new Set(known.flatMap(({ signs }) => Object.keys(signs)))].toSorted()
  const spreads = names.map((name) => {
    const mean = known.reduce((sum, { signs }) => sum + (signs[name] ?? 0), 0) / known.length
    const square = known.reduce((sum, { signs }) => sum + ((signs[name] ?? 0) - mean) ** 2, 0)
    return { name, mean, spread: Math.sqrt(square / known.length) }
  })
  const telling = spreads.filter(({ spread }) => spread > leastSpread)
  const rows = known.map(({ signs, isFalse }) => ({
    values: [...telling.map(({ name, mean, spread }) => ((signs[name] ?? 0) - mean) / spread), 1],
    isFalse,
  }))
  let weights = Array.from({ length: telling.length + 1 }, () => 0)
  for (let round = 0; round < rounds; round++) {
    const steps = newtonStep(rows, weights)
    weights = weights.map((one, i) => one - (steps[i] ?? 0))
  }
  const odds = new Map(
    telling.map(({ name, spread }, i) => [name, (weights[i] ?? 0) / spread] as const),
  )
  const any = telling.reduce(
    (sum, { name, mean }) => sum - (odds.get(name) ?? 0) * mean,
    weights.at(-1) ?? 0,
  )
  return { odds, any }
}

export const pointsBy = ({ odds, any }: Odds, signs: Signs): number =>
  Object.entries(signs).reduce((sum, [name, much]) => sum + (odds.get(name) ?? 0) * much, any)

interface Row {
  values: readonly number[]
  isFalse: boolean
}

/** How far each weight goes to where the slope of the loss would be none. */
function newtonStep(rows: readonly Row[], weights: readonly number[]): number[] {
  const last = weights.length - 1
  const slopes = weights.map((one, i) => (i === last ? 0 : pull * one))
  const curves = weights.map((_, i): number[] =>
    weights.map((__, j): number => (i === j ? (i === last ? 1e-6 : pull) : 0)),
  )
  for (const { values, isFalse } of rows) {
    const points = values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)
    const chance = 1 / (1 + Math.exp(-points))
    const miss = chance - (isFalse ? 1 : 0)
    const sure = chance * (1 - chance)
    values.forEach((value, i) => {
      slopes[i] = (slopes[i] ?? 0) + miss * value
      const curve = curves[i] ?? []
      for (let j = 0; j <= i; j++) curve[j] = (curve[j] ?? 0) + sure * value * (values[j] ?? 0)
    })
  }
  return solved(curves, slopes)
}

/** By the lower half of a matrix that is the same both ways, and has a root (Cholesky). */
function solved(lower: readonly (readonly number[])[], sums: readonly number[]): number[] {
  const root = lower.map((row) => row.map(() => 0))
  const at = (matrix: readonly (readonly number[])[], i: number, j: number) => matrix[i]?.[j] ?? 0
  lower.forEach((_, i) => {
    for (let j = 0; j <= i; j++) {
      let rest = at(lower, i, j)
      for (let k = 0; k < j; k++) rest -= at(root, i, k) * at(root, j, k)
      const row = root[i]
      if (row !== undefined) row[j] = i === j ? Math.sqrt(rest) : rest / at(root, j, j)
    }
  })
  const half: number[] = []
  sums.forEach((sum, i) => {
    half[i] = half.reduce((rest, one, k) => rest - at(root, i, k) * one, sum) / at(root, i, i)
  })
  const found = sums.map(() => 0)
  for (let i = sums.length - 1; i >= 0; i--) {
    let rest = half[i] ?? 0
    for (let k = i + 1; k < sums.length; k++) rest -= at(root, k, i) * (found[k] ?? 0)
    found[i] = rest / at(root, i, i)
  }
  return found
}
