/** How the names of the gap and the reasons of the score belong together. Pure. */
import type { Change, Contribution } from '#domain/scoring/score.ts'

/** What the score asks for under this name of the gap: both give it the same one. */
export const changeNamed = (name: string, changes: readonly Change[]): Change | undefined =>
  changes.find(({ requirement }) => requirement === name)

const together = (
  places: Contribution['evidence'],
  more: Contribution['evidence'],
): Contribution['evidence'] => [
  ...places,
  ...more.filter(
    ({ path, start }) => !places.some((one) => one.path === path && one.start === start),
  ),
]

/** Reasons that one place of the job gives under one name are one: two numbers for it explain nothing. */
export function reasonsByPlace(reasons: readonly Contribution[]): Contribution[] {
  const merged = new Map<string, Contribution>()
  for (const reason of reasons) {
    const { requirement, job, points, evidence } = reason
    const key = `${requirement} ${job.start} ${job.end}`
    const known = merged.get(key)
    merged.set(
      key,
      known
        ? { ...known, points: known.points + points, evidence: together(known.evidence, evidence) }
        : reason,
    )
  }
  return [...merged.values()].toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
}
