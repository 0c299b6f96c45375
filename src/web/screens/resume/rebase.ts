/**
 * Somebody else saved first. Where the two of us changed different parts of the resume, both
 * changes stand and nobody is asked; where we changed the same part, the person decides.
 */
import type { Editable } from '#domain/resume/edit.ts'
import { editableOf } from '#domain/resume/edit.ts'

export type Rebased =
  /** `theirsShow` says whether anything of theirs is now seen that was not there before. */
  { kind: 'merged'; value: Editable; theirsShow: boolean } | { kind: 'clash' }

export function rebase(base: Editable, mine: Editable, theirs: Editable): Rebased {
  const value = { ...editableOf(mine) }
  let theirsShow = false
  for (const name of editableNames(base)) {
    if (sameValue(theirs[name], base[name]) || sameValue(theirs[name], mine[name])) continue
    if (!sameValue(mine[name], base[name])) return { kind: 'clash' }
    Object.assign(value, { [name]: theirs[name] })
    theirsShow = true
  }
  return { kind: 'merged', value, theirsShow }
}

export function sameEditable(a: Editable, b: Editable): boolean {
  return editableNames(a).every((name) => sameValue(a[name], b[name]))
}

/** Values of a resume are plain data with a fixed order of fields. */
function sameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

function editableNames(value: Editable): (keyof Editable)[] {
  // `editableOf` answers exactly the fields of an Editable.
  return Object.keys(editableOf(value)) as (keyof Editable)[]
}
