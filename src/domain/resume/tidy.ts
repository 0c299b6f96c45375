/**
 * What is dropped when a field is left (specification §5): empty description lines, empty skills
 * and technologies, and a skill category whose name is empty. The answer is a move like any other,
 * so that undo brings back what was tidied away.
 */
import type { EditorMove } from './edit.ts'
import { pointer, segmentsOf, valueAt } from './pointer.ts'
import type { ResumeContent } from './resume.ts'
import { targetOf } from './sections/leaves.ts'

/** The tidying that leaving the field at `path` brings about; null where all is in order. */
export function tidyAfter(resume: ResumeContent, path: string): EditorMove | null {
  const value = valueAt(resume, path)
  if (typeof value !== 'string') return null
  const segments = segmentsOf(path)
  const entry = /^\d+$/.test(segments.at(-1) ?? '')
  const tidy = value.trim()
  if (tidy === '' && entry) return { kind: 'remove', path }
  const target = targetOf(segments)
  if (tidy === '' && target?.kind === 'field' && target.field.kind === 'group')
    return { kind: 'remove', path: pointer(segments.slice(0, -1)) }
  return tidy === value ? null : { kind: 'set-text', path, value: tidy }
}

/** The same over a whole list of words, which is edited as one field. */
export function tidyWords(words: readonly string[]): string[] {
  return words.map((word) => word.trim()).filter((word) => word !== '')
}
