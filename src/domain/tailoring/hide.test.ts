import { describe, expect, it } from 'vitest'

import { changesOf } from '../edits/changes.ts'
import { traceResumes } from '../edits/compare.ts'
import { blankContent, blankItem, blankWorkItem } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { verifyResume } from '../truth/verify.ts'
import { applyEdits } from './apply.ts'
import { decide } from './decide.ts'
import { editOf } from './edit-of-change.ts'
import type { Edit } from './edit.ts'
import { findingsAgainst, partEdits } from './guard.ts'
import type { Asked, ReviewOptions } from './review.ts'
import { reviewOf } from './review.ts'

const lines = [
  'Baked rye bread',
  'Cleaned the ovens',
  'Kept stock of flour',
  'Trained four apprentices',
]
const original: ResumeContent = {
  ...blankContent(),
  summary: 'Baker in regional bakeries.',
  work_experience: [{ ...blankWorkItem, role: 'Baker', company: 'Mill Lane', description: lines }],
  projects: ['Oven', 'Choir'].map((name) => ({
    ...blankItem('projects'),
    name,
    purpose: `A ${name}`,
  })),
}

const hide = (path: string, old: string): Edit => ({
  id: path,
  op: 'hide',
  path,
  old,
  value: null,
  basis: [path],
  requirement: null,
})
const line = (at: number) => `/work_experience/0/description/${at}`
const ovens = hide(line(1), 'Cleaned the ovens')
const choir = hide('/projects/1', 'Choir · A Choir')
const order: Edit = {
  ...ovens,
  id: 'order',
  op: 'move',
  path: '/work_experience/0/description',
  old: [0, 1, 2, 3],
  value: [3, 1, 0, 2],
}
const reworded: Edit = {
  ...ovens,
  id: 'reworded',
  op: 'rewrite',
  path: line(2),
  old: 'Kept stock of flour',
  value: 'Kept flour in stock',
}

const linesOf = ({ work_experience }: ResumeContent) => work_experience[0]?.description

describe('a hidden line or entry', () => {
  it('is gone from the copy, and the lines around it stand in their order and words', () => {
    for (const edits of [
      [ovens, choir, order, reworded],
      [reworded, order, choir, ovens],
    ]) {
      const { resume, rejected } = applyEdits(original, edits)
      expect(rejected).toEqual([])
      expect(linesOf(resume)).toEqual([
        'Trained four apprentices',
        'Baked rye bread',
        'Kept flour in stock',
      ])
      expect(resume.projects.map(({ name }) => name)).toEqual(['Oven'])
    }
  })

  it('says nothing that the original does not', () => {
    const parted = partEdits(original, [ovens, choir, order])
    expect(parted.waiting).toEqual([])
    expect(verifyResume(original, parted.content)).toEqual([])
  })

  it.each([
    ['a post', hide('/work_experience/0', 'Baker · Mill Lane')],
    ['the summary', hide('/summary', original.summary)],
    ['the name', hide('/contact_info/name', '')],
    ['a line that says something else by now', hide(line(1), 'Cleaned the oven')],
    ['a line that is given other words', { ...ovens, value: 'Baked' }],
  ])('is never %s', (_, edit) => {
    expect(findingsAgainst(original, edit)).toMatchObject([{ grade: 'stop' }])
  })

  it('is told in Show Edits by the change that hid it', () => {
    const { resume } = applyEdits(original, [ovens, choir])
    const marks = changesOf(traceResumes(original, resume, 'en'), original, resume)
    expect(marks.map((mark) => editOf(mark, [ovens, choir])?.path)).toEqual([
      line(1),
      '/projects/1',
    ])
  })
})

describe('the review of what is hidden', () => {
  const tailoring = { edits: [ovens, choir, order], discarded: [], statements: [] }
  const options: ReviewOptions = { language: 'en', stated: [], settled: [], isTranslated: false }
  const made = applyEdits(original, tailoring.edits).resume
  const askedOf = (current: ResumeContent): Asked => ({
    original,
    current,
    tailoring,
    decisions: [],
  })

  it('brings back what is left out, to its place and beside what was written since', () => {
    const current = { ...made, summary: 'Baker, and proud of it.' }
    const [first, second] = [ovens, choir].map(({ id }) =>
      decide(askedOf(current), { id, state: 'left_out' }, options),
    )
    if (first?.kind !== 'decided' || second?.kind !== 'decided') throw new Error('undecided')
    expect(linesOf(first.content)).toEqual([
      'Trained four apprentices',
      'Cleaned the ovens',
      'Baked rye bread',
      'Kept stock of flour',
    ])
    expect(second.content.projects).toEqual(original.projects)
    expect([first.content.summary, first.keptOwn]).toEqual(['Baker, and proud of it.', false])
  })

  it('knows what the person has brought back by hand', () => {
    const back = { ...made, projects: original.projects }
    expect(reviewOf(askedOf(back), options).map(({ state }) => state)).toEqual([
      'applied',
      'left_out',
      'applied',
    ])
  })

  it('takes no other words for it', () => {
    const wish = { id: ovens.id, state: 'accepted', value: 'Baked' } as const
    expect(decide(askedOf(made), wish, options).kind).toBe('unknown')
  })
})
