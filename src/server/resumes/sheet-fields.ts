/** The fields of a resume that its sheet shows: what a saved state brings back. */
import { blankContent } from '#domain/resume/blank.ts'
import type { Editable } from '#domain/resume/edit.ts'

const names: ReadonlySet<string> = new Set([
  ...Object.keys(blankContent()),
  'layout',
  'paper',
  'look',
])

export const onSheet = (field: string): boolean => names.has(field)

/** Whether two states look the same on the sheet. */
export function sameSheet(a: Editable, b: Editable): boolean {
  return [...names].every((name) => {
    const field = name as keyof Editable // names are exactly those of an Editable
    return JSON.stringify(a[field]) === JSON.stringify(b[field])
  })
}
