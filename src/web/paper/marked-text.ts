/** A text with what was added and removed marked in it, as nodes for an element that is written by hand. */
import type { Segment } from '#domain/edits/words.ts'

const tags = { added: 'ins', removed: 'del' } as const

export function markedNodes(segments: readonly Segment[]): Node[] {
  return segments.map(({ kind, text }) => {
    if (kind === 'same') return document.createTextNode(text)
    const element = document.createElement(tags[kind])
    element.textContent = text
    return element
  })
}
