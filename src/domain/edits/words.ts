/** One text against its former self, word by word, with the spaces between kept exactly. */
import { diffWordsWithSpace } from 'diff'

/** Texts of `same` and `added` make the new text; of `same` and `removed`, the old one. */
export type Segment = { kind: 'same' | 'added' | 'removed'; text: string }

/**
 * Past this many insertions and deletions two texts have nothing to tell word by word, and
 * finding the shortest way between them would take longer than a frame.
 */
const mostWordEdits = 1_200

export function diffWords(before: string, after: string): Segment[] {
  if (before === after) return after === '' ? [] : [{ kind: 'same', text: after }]
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostWordEdits })
  if (!parts) return wholly(before, after)
  return parts.map((part) => ({
    kind: part.added ? 'added' : part.removed ? 'removed' : 'same',
    text: part.value,
  }))
}

function wholly(before: string, after: string): Segment[] {
  const segments: Segment[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return segments.filter((segment) => segment.text !== '')
}
