/** Which edit of a tailoring a mark of Show Edits comes from. */
import type { Change } from '../edits/changes.ts'
import { segmentsOf } from '../resume/pointer.ts'
import { targetOf } from '../resume/sections/leaves.ts'
import type { Edit } from './edit.ts'

export function editOf(change: Change, edits: readonly Edit[]): Edit | undefined {
  return edits.find(({ op, path, value }) => {
    const isHere = path === change.origin
    if (change.kind === 'order') return op === 'move' && isHere
    if (change.kind === 'added')
      return (op === 'surface_skill' || isListed(path)) && value === change.after
    if (change.kind === 'removed') return op === 'hide' && isHere
    return (op === 'rewrite' || op === 'summary') && isHere
  })
}

/** A skill that was only spelt otherwise is struck and added, as another word. */
function isListed(path: string): boolean {
  const target = targetOf(segmentsOf(path))
  return target?.kind === 'field' && target.field.kind === 'skills' && target.isEntry
}
