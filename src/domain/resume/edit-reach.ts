/**
 * What the editor's moves may reach: what is printed, never ids, versions, notes or the order of
 * sections; and what stands at a place there, told by its path.
 */
import { valueAt, segmentsOf } from './pointer.ts'
import type { NestedProject, ResumeContent } from './resume.ts'
import type { ListField } from './sections.ts'
import { sections } from './sections.ts'
import type { Fields, Shape } from './sections/declaration.ts'
import { shapes } from './sections/declaration.ts'
import type { FurtherItem } from './sections/further.ts'
import { targetOf } from './sections/leaves.ts'

/** What a list of a resume holds one of. */
export type ListEntry = string | ResumeContent[ListField][number] | FurtherItem

const contentFields: ReadonlySet<string> = new Set([
  'contact_info',
  'media',
  ...sections.map(({ field }) => field),
  'further_sections',
])

export function contentAt(resume: ResumeContent, path: string): unknown {
  const [field = ''] = segmentsOf(path)
  // A further section keeps its id and its kind.
  const isOpen = field !== 'further_sections' || targetAt(path) !== null
  return isOpen && contentFields.has(field) ? valueAt(resume, path) : undefined
}

export function listAt(resume: ResumeContent, path: string): readonly unknown[] | null {
  const value = contentAt(resume, path)
  return Array.isArray(value) ? value : null
}

/**
 * What a list holds, told by its place: items of a section, sentences, or words. Null of what is no
 * such list: sections come and go by moves of their own.
 */
export function listKind(path: string): 'items' | 'lines' | 'words' | null {
  const kind = targetAt(path)?.kind
  if (path === '' || kind === 'sections') return null
  if (kind === 'items') return 'items'
  return shapeAt(path) === 'lines' ? 'lines' : 'words'
}

export function isLongText(path: string): boolean {
  const shape = shapeAt(path)
  return shape === 'lines' || shape === 'text'
}

export function isItemOf(path: string, value: ListEntry): boolean {
  const target = targetAt(path)
  return target?.kind === 'items' && hasShapeOf(target.section.fields, value)
}

const targetAt = (path: string) => targetOf(segmentsOf(path))

function shapeAt(path: string): Shape | null {
  const target = targetAt(path)
  return target?.kind === 'field' ? shapes[target.field.kind] : null
}

/** The same field names; what they hold has been typed by whoever made the move. */
export function hasShapeOf(fields: Fields, value: ListEntry | NestedProject): boolean {
  if (typeof value === 'string') return false
  const names = Object.keys(fields)
  return Object.keys(value).length === names.length && names.every((name) => name in value)
}
