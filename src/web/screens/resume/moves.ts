/** What the editor asks of a move: whether it is typing, and which place it is about. */
import type { EditorMove } from '#domain/resume/edit.ts'

type Typing = Extract<EditorMove, { kind: 'set-text' | 'set-words' }>

export function isTyping(move: EditorMove): move is Typing {
  return move.kind === 'set-text' || move.kind === 'set-words'
}

/** The place a move is about, for the eye and the focus to follow. */
export function placeOf(move: EditorMove): string {
  switch (move.kind) {
    case 'insert':
      return `${move.list}/${move.index}`
    case 'move':
      return move.path.replace(/(?<!\d)\d+$/, String(move.to))
    case 'move-section':
      return `/${move.section}`
    case 'several':
      return move.moves[0] ? placeOf(move.moves[0]) : ''
    default:
      return 'path' in move ? move.path : ''
  }
}
