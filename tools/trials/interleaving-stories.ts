/**
 * Stories of two or three tabs over one resume, as data: who types what and where, when a save
 * leaves, arrives and is answered, when an answer is lost and when a tab hears of another's save.
 */
import * as fc from 'fast-check'

import type { Editable, EditorMove } from '#domain/resume/edit.ts'
import { blankItem } from '#domain/resume/blank.ts'
import { valueAt } from '#domain/resume/pointer.ts'

export type Step =
  | { kind: 'edit'; tab: number; how: (typeof ways)[number]; where: number }
  | { kind: 'save' | 'arrive' | 'answer' | 'lose' | 'hear' | 'undo'; tab: number }

export type Story = {
  tabs: number
  /** Every tab changes only what it wrote itself, wherever the others have moved it to. */
  disjoint: boolean
  steps: Step[]
}

const ways = [
  'append',
  'prepend',
  'rewrite',
  'add line',
  'add item',
  'move line',
  'move item',
  'move section',
  'remove line',
  'remove item',
  'fill blank item',
] as const

const tab = fc.nat({ max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      tab,
      how: fc.constantFrom(...ways),
      where: fc.nat({ max: 1_000 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('save', 'arrive', 'answer', 'hear', 'save', 'arrive', 'answer'),
      tab,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('lose' as const, 'undo' as const), tab }),
  },
)

export const stories: fc.Arbitrary<Story> = fc.record({
  tabs: fc.integer({ min: 2, max: 3 }),
  disjoint: fc.boolean(),
  steps: fc.array(step, { minLength: 5, maxLength: 60 }),
})

/** The move that an edit makes, with `word` as the new text; null where there is nothing to do it to. */
export function moveOf(
  resume: Editable,
  edit: Extract<Step, { kind: 'edit' }>,
  word: string,
  disjoint: boolean,
): EditorMove | null {
  const { how, where } = edit
  const owner = `tab${edit.tab}`
  const isOurs = (text: unknown) => typeof text === 'string' && text.includes(`${owner} `)
  const pick = <T>(list: readonly T[]): T | undefined => list[where % Math.max(1, list.length)]
  const texts = textPaths(resume).filter((path) => !disjoint || isOurs(valueAt(resume, path)))
  const lines = linePaths(resume).filter((path) => !disjoint || isOurs(valueAt(resume, path)))
  const count = resume.work_experience.length
  const setText = (change: (old: string) => string): EditorMove | null => {
    const path = pick(texts)
    const old = path === undefined ? undefined : valueAt(resume, path)
    return path === undefined || typeof old !== 'string'
      ? null
      : { kind: 'set-text', path, value: change(old) }
  }
  switch (how) {
    case 'append':
      return setText((old) => `${old} ${word}`)
    case 'prepend':
      return setText((old) => (disjoint ? `${word} ${old}` : `${word} ${old}`))
    case 'rewrite':
      return setText(() => `${owner} ${word}`)
    case 'add line': {
      const list = pick(listPaths(resume))
      if (list === undefined) return null
      const length = (valueAt(resume, list) as unknown[]).length // the path of a list
      return { kind: 'insert', list, index: where % (length + 1), value: `${owner} ${word}` }
    }
    case 'add item': {
      const value = { ...blankItem('work_experience'), role: `${owner} ${word}` }
      return { kind: 'insert', list: '/work_experience', index: where % (count + 1), value }
    }
    case 'move line': {
      const path = pick(linePaths(resume))
      return path === undefined ? null : { kind: 'move', path, to: where % 3 }
    }
    case 'move item':
      return { kind: 'move', path: `/work_experience/${where % (count || 1)}`, to: where % 2 }
    case 'move section':
      return {
        kind: 'move-section',
        section: pick(resume.section_order) ?? 'skills',
        to: where % 6,
      }
    case 'remove line': {
      const path = pick(lines)
      return path === undefined ? null : { kind: 'remove', path }
    }
    case 'remove item':
      return disjoint ? null : { kind: 'remove', path: `/work_experience/${where % (count || 1)}` }
    default:
      return disjoint ? null : fillBlankItem(resume, `${owner} ${word}`)
  }
}

/** As in the editor: "Add" makes an empty item, typing fills it. */
function fillBlankItem(resume: Editable, text: string): EditorMove {
  const index = resume.work_experience.findIndex(({ role, company }) => role + company === '')
  if (index < 0) {
    const value = blankItem('work_experience')
    return { kind: 'insert', list: '/work_experience', index: 0, value }
  }
  const field = text.length % 2 === 0 ? 'role' : 'company'
  return { kind: 'set-text', path: `/work_experience/${index}/${field}`, value: text }
}

export function textPaths(resume: Editable): string[] {
  const fields = resume.work_experience.flatMap((_, i) =>
    ['role', 'company'].map((name) => `/work_experience/${i}/${name}`),
  )
  const all = ['/summary', '/contact_info/name', '/media/website', ...fields, ...linePaths(resume)]
  return all.filter((path) => valueAt(resume, path) !== '')
}

function listPaths(resume: Editable): string[] {
  return [
    ...resume.work_experience.map((_, i) => `/work_experience/${i}/description`),
    ...resume.skill_categories.map((_, i) => `/skill_categories/${i}/skills`),
  ]
}

function linePaths(resume: Editable): string[] {
  return listPaths(resume).flatMap((list) =>
    (valueAt(resume, list) as unknown[]).map((_, i) => `${list}/${i}`),
  )
}
