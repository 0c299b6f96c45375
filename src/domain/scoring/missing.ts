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
    const touching = answers.filter((one) => sharedBy(one.job, job) > 0)
    const [owner = null] = touching.toSorted(
      (a, b) => sharedBy(b.job, job) - sharedBy(a.job, job) || lengthOf(a.job) - lengthOf(b.job),
    )
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
/** How long a stretch two places share. What stands nowhere in the job is shared by what stands nowhere alone. */
const sharedBy = (a: Span, b: Span): number =>
  lengthOf(a) === 0 || lengthOf(b) === 0
    ? +(lengthOf(a) === lengthOf(b))
    : Math.min(a.end, b.end) - Math.max(a.start, b.start)
