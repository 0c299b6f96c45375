/** Whether two states of a resume are the same for the editor. */
import type { Editable } from '#domain/resume/edit.ts'
import { editableOf } from '#domain/resume/edit.ts'

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
