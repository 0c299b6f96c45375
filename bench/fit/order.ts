/** How well numbers put pairs in the order in which they were judged. */
import type { FitPair } from './fit-data.ts'

export interface Scored {
  pair: FitPair
  score: number
}

/** Spearman's correlation within each ad (or resume) of at least three pairs, averaged. */
export function within(scored: readonly Scored[], by: (pair: FitPair) => string): number {
  const groups = Map.groupBy(scored, ({ pair }) => by(pair))
  const each = [...groups.values()]
    .filter((group) => group.length >= 3 && new Set(group.map((one) => one.pair.fit)).size > 1)
    .map(spearman)
  return each.reduce((sum, one) => sum + one, 0) / (each.length || 1)
}

const spearman = (scored: readonly Scored[]): number =>
  pearson(ranks(scored.map(({ score }) => score)), ranks(scored.map(({ pair }) => pair.fit)))

/** How often one judged 3 or 4 stands above one judged 0 or 1; a tie is half. */
export function auc(scored: readonly Scored[]): number {
  const good = scored.filter(({ pair }) => pair.fit >= 3)
  const bad = scored.filter(({ pair }) => pair.fit <= 1)
  let won = 0
  for (const a of good) {
    for (const b of bad) won += a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0
  }
  return won / (good.length * bad.length || 1)
}

/** Equal values share the middle of their places. */
function ranks(values: readonly number[]): number[] {
  const order = values.toSorted((a, b) => a - b)
  return values.map((value) => (order.indexOf(value) + order.lastIndexOf(value)) / 2)
}

function pearson(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((x, y) => x + y, 0) / values.length
  const [ma, mb] = [mean(a), mean(b)]
  let [ab, aa, bb] = [0, 0, 0]
  for (const [i, x] of a.entries()) {
    const [da, db] = [x - ma, (b[i] ?? 0) - mb]
    ab += da * db
    aa += da * da
    bb += db * db
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb)
}
