/**
 * What is missing to a hundred points, divided among what the job asks for by what each would bring: whole points that sum
 * to it, so that with the score they are a hundred. Pure.
 */
import type { Span } from '../ads/reading.ts'
import type { Change } from './score.ts'

export function missingOf<A extends { job: Span }>(
  score: number,
  changes: readonly Pick<Change, 'points' | 'job'>[],
  answers: readonly A[],
): { costs: ReadonlyMap<A, number>; others: number } {
  const missing = 100 - score
  const weights = new Map<A | null, number>()
  for (const { points, job } of changes) {
    const around = answers.filter((one) => one.job.start <= job.start && job.end <= one.job.end)
    const [owner = null] = around.toSorted((a, b) => lengthOf(a.job) - lengthOf(b.job))
    weights.set(owner, (weights.get(owner) ?? 0) + points)
  }
  const sum = [...weights.values()].reduce((all, one) => all + one, 0)
  const shares = [...weights].map(([owner, weight]) => ({ owner, exact: (missing * weight) / sum }))
  const whole = shares.reduce((all, { exact }) => all + Math.floor(exact), 0)
  // What rounding leaves goes to those that it took most from.
  const costs = new Map(
    shares
      .toSorted((a, b) => (b.exact % 1) - (a.exact % 1))
      .map(({ owner, exact }, n) => [owner, Math.floor(exact) + +(n < missing - whole)] as const),
  )
  const others = shares.length === 0 ? missing : (costs.get(null) ?? 0)
  const known = [...costs].flatMap(([owner, points]) =>
    owner === null ? [] : [[owner, points] as const],
  )
  return { costs: new Map(known), others }
}

const lengthOf = ({ start, end }: Span): number => end - start
