/** How the names of the gap and the reasons of the score belong together: by their place in the job. Pure. */
import type { Span } from '#domain/ads/reading.ts'
import type { Change, Contribution } from '#domain/scoring/score.ts'

/**
 * What the score asks for under this name of the gap, which may be written large, or be wider than
 * the requirement ("Ventilator management" for "Management").
 */
export function changeNamed(
  name: string,
  changes: readonly Change[],
  job: string,
): Change | undefined {
  const exact = changes.find(({ requirement }) => requirement.toLowerCase() === name.toLowerCase())
  const place = placeOf(name, job)
  return exact ?? changes.find(({ job: span }) => place && isWithin(span, place))
}

/** Whether a name of the gap already tells of what is asked at this place. */
export function isTold(span: Span, names: readonly string[], job: string): boolean {
  return names.some((name) => {
    const place = placeOf(name, job)
    return place !== null && isWithin(span, place)
  })
}

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
        ? { ...known, points: known.points + points, evidence: [...known.evidence, ...evidence] }
        : reason,
    )
  }
  return [...merged.values()].toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
}

function placeOf(name: string, job: string): Span | null {
  const start = job.toLowerCase().indexOf(name.toLowerCase())
  return start < 0 ? null : { start, end: start + name.length }
}

const isWithin = (inner: Span, outer: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end
