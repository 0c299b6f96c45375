/** How many places of a text differ: words that went and words that came at one place are one. */
import type { Segment } from '#domain/edits/words.ts'

export function countChanges(texts: readonly (readonly Segment[])[]): number {
  const begins = (segments: readonly Segment[]) =>
    segments.filter(
      ({ kind }, i) => kind !== 'same' && (segments[i - 1]?.kind ?? 'same') === 'same',
    )
  return texts.flatMap(begins).length
}
