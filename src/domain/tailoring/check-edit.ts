/**
 * Whether an edit may be applied at all, before what it says is read: its place is one that edits
 * may touch, its old text is the resume's, and what it rests on exists. Employers, titles, dates,
 * degrees, links and contact details but the headline are no such places.
 */
import { textsOf } from '../edits/compare.ts'
import { completeSectionOrder } from '../resume/sections.ts'
import { isInOrderOfTime } from '../resume/sections/declaration.ts'
import { targetOf } from '../resume/sections/leaves.ts'
import { segmentsOf, valueAt } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Edit, EditOp } from './edit.ts'
import type { Finding } from '../truth/finding.ts'
import type { Statement } from '../truth/verify.ts'

/** Whether edits of each kind may touch a path. What tells the years of a life is never hidden. */
const mayTouch: Readonly<Record<EditOp, (path: string, original: ResumeContent) => boolean>> = {
  rewrite: (path) => {
    if (path === '/contact_info/headline') return true
    const target = targetOf(segmentsOf(path))
    if (target?.kind !== 'field' || path === '/summary') return false
    const { field, isEntry } = target
    return isEntry ? field.kind === 'points' || field.kind === 'skills' : field.kind === 'text'
  },
  summary: (path) => path === '/summary',
  surface_skill: (path) => {
    const target = targetOf(segmentsOf(path))
    if (target?.kind === 'items') return target.section.form === 'rows'
    return target?.kind === 'field' && target.field.kind === 'skills' && !target.isEntry
  },
  move: (path, original) => {
    if (path === '/section_order') return true
    const target = targetOf(segmentsOf(path), original)
    if (target?.kind === 'items') return !isInOrderOfTime(target.section)
    if (target?.kind !== 'field' || target.isEntry) return false
    return target.field.kind === 'points' || target.field.kind === 'skills'
  },
  hide: (path, original) => {
    const segments = segmentsOf(path)
    const target = targetOf(segments, original)
    if (target?.kind === 'field') return target.isEntry && target.field.kind === 'points'
    const list = target?.kind === 'item' ? targetOf(segments.slice(0, -1), original) : null
    return (
      list?.kind === 'items' && list.section.form === 'entries' && !isInOrderOfTime(list.section)
    )
  },
}

export function checkEdit(
  original: ResumeContent,
  edit: Edit,
  statements: readonly Statement[] = [],
): Finding[] {
  const { op, path, old, value, basis } = edit
  const said = typeof value === 'string' ? value : ''
  const violation = (rule: Finding['rule'], reason: Finding['reason'], claim = said): Finding => ({
    rule,
    path,
    claim,
    reason,
    grade: 'stop',
    span: null,
    source: null,
  })
  if (!mayTouch[op](path, original)) return [violation('locked_field', 'differs_from_original')]
  const present = valueAt(original, path)
  const found: Finding[] = []
  if (basis.length === 0) found.push(violation('edit_mismatch', 'basis_missing'))
  for (const place of basis) {
    if (valueAt({ ...original, statements }, place) === undefined)
      found.push(violation('edit_mismatch', 'basis_missing', place))
  }
  if (op === 'move') {
    const length = lengthOf(original, path, present)
    const isWhole = Array.isArray(value) && isOrder(value, length)
    if (!isWhole || (Array.isArray(old) && !isSameOrder(old, length)))
      found.push(violation('edit_mismatch', isWhole ? 'old_text_differs' : 'line_lost'))
    return found
  }
  if (op === 'hide') {
    if (value !== null || shownText(present) !== old)
      found.push(violation('edit_mismatch', 'old_text_differs'))
    return found
  }
  if (typeof value !== 'string' || value.trim() === '')
    return [...found, violation('edit_mismatch', 'line_lost')]
  if (op === 'surface_skill') {
    if (!Array.isArray(present)) found.push(violation('edit_mismatch', 'old_text_differs'))
  } else if (present !== old) found.push(violation('edit_mismatch', 'old_text_differs'))
  return found
}

/** What a line or an entry says, as Show Edits tells it of what is gone. */
export const shownText = (value: unknown): string => textsOf(value).join(' · ')

function lengthOf(original: ResumeContent, path: string, present: unknown): number {
  if (path === '/section_order')
    return completeSectionOrder(original.section_order, original.further_sections).length
  return Array.isArray(present) ? present.length : -1
}

/** Every index of the list once. */
function isOrder(order: readonly number[], length: number): boolean {
  return order.length === length && new Set(order).size === length && order.every((i) => i < length)
}

function isSameOrder(order: readonly number[], length: number): boolean {
  return order.length === length && order.every((place, i) => place === i)
}
