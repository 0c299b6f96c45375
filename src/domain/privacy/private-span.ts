/** A stretch of a text that is private, and what it is. */
export type PrivateKind =
  | 'NAME'
  | 'EMAIL'
  | 'PHONE'
  | 'LINK'
  | 'EMPLOYER'
  | 'PLACE'
  | 'BIRTH'
  | 'PERSONAL'

export interface PrivateSpan {
  start: number
  end: number
  kind: PrivateKind
}

/** In their order; what overlaps becomes one stretch, so that no end of either is left readable. */
export function withoutOverlaps<T extends { start: number; end: number }>(
  spans: readonly T[],
): T[] {
  const joined: T[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const before = joined.at(-1)
    if (before === undefined || span.start >= before.end) joined.push({ ...span })
    else before.end = Math.max(before.end, span.end)
  }
  return joined
}
