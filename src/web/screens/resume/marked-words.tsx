/** A text with what was added and removed in it, told apart by more than colour. */
import type { Segment } from '#domain/edits/words.ts'

export function MarkedWords({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ kind, text }, i) => {
    // A segment has no identity but its place.
    const key = `${i}${kind}`
    if (kind === 'same') return <span key={key}>{text}</span>
    return kind === 'added' ? (
      <ins key={key} className="bg-added-soft text-added underline">
        {text}
      </ins>
    ) : (
      <del key={key} className="bg-removed-soft text-removed line-through">
        {text}
      </del>
    )
  })
}
