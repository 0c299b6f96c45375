/**
 * Places where this editor and somebody else's save changed the same text: both texts, kept until
 * the person has chosen. The draft goes on with mine; a clash follows its place through whatever is
 * typed, moved or removed meanwhile, and is settled by itself where both have come to say the same.
 */
import type { Editable, EditorMove } from '#domain/resume/edit.ts'
import { editableOf, entryPlace } from '#domain/resume/edit.ts'
import { followPath, isSame } from '#domain/resume/merge-pairs.ts'
import type { Clash } from '#domain/resume/merge.ts'
import { valueAt, withValueAt } from '#domain/resume/pointer.ts'

export type OpenClash = Clash & {
  id: number
  /** False where the place is gone: `path` is then where it was last. */
  stands: boolean
}

export type Side = 'mine' | 'theirs'

/** The clashes still open after the resume became `after`. */
export function followClashes(
  clashes: readonly OpenClash[],
  before: Editable,
  after: Editable,
): OpenClash[] {
  if (clashes.length === 0 || before === after) return [...clashes]
  return clashes
    .map((clash) => {
      const path = clash.stands ? followPath(before, after, clash.path) : null
      return path === null ? { ...clash, stands: false } : { ...clash, path }
    })
    .filter((clash) => !isSettled(clash, after))
}

/** Those that a merge has just found, beside the ones that are open; the same one only once. */
export function addClashes(open: readonly OpenClash[], found: readonly Clash[]): OpenClash[] {
  const all = [...open]
  for (const clash of found) {
    if (all.some(({ path, theirs }) => path === clash.path && isSame(theirs, clash.theirs)))
      continue
    all.push({ ...clash, id: (all.at(-1)?.id ?? 0) + 1, stands: true })
  }
  return all
}

/** What choosing a side does to the resume; null where it says so already. */
export function moveFor(resume: Editable, clash: OpenClash, side: Side): EditorMove | null {
  const { path, stands } = clash
  const wanted = clash[side]
  const { list, index } = entryPlace(path)
  if (wanted === null) {
    if (!stands) return null
    return index < 0 ? { kind: 'set-project', path, value: null } : { kind: 'remove', path }
  }
  // Mine is what stands there, with whatever has been typed since.
  if (side === 'mine' && stands) return null
  if (!stands) return broughtBack(resume, list, wanted)
  if (typeof wanted === 'string') return { kind: 'set-text', path, value: wanted }
  return { kind: 'replace', value: withValueAt(editableOf(resume), path, wanted) }
}

/** What was removed while the clash was open comes back at the end of its list. */
function broughtBack(resume: Editable, list: string, wanted: unknown): EditorMove | null {
  const entries = valueAt(resume, list)
  if (!Array.isArray(entries)) return null
  const value = withValueAt(editableOf(resume), list, [...(entries as unknown[]), wanted])
  return { kind: 'replace', value }
}

function isSettled({ path, stands, theirs }: OpenClash, resume: Editable): boolean {
  return stands ? isSame(valueAt(resume, path), theirs) : theirs === null
}
