import { describe, expect, it } from 'vitest'

import type { TailoringRecord } from '#contract/tailoring.ts'
import type { Change } from '#domain/edits/changes.ts'
import { blankContent } from '#domain/resume/blank.ts'

import { reasonOf, reasonOfOwn } from './reasons.ts'

const original = {
  ...blankContent(),
  summary: 'Baker.',
  skill_categories: [{ name: 'Baking', skills: ['Sourdough'] }],
}
const edit = { id: 'e', old: null, requirement: null }
const record: TailoringRecord = {
  done_by: { engine: 'built-in', model: null, fallback: null },
  edits: [
    {
      ...edit,
      op: 'summary',
      path: '/summary',
      value: 'Baker. Sourdough.',
      basis: ['/summary', '/skill_categories/0/skills/0'],
      requirement: 'Sourdough',
    },
    {
      ...edit,
      op: 'surface_skill',
      path: '/skill_categories/0/skills',
      value: 'HACCP',
      basis: ['/statements/0'],
    },
    { ...edit, op: 'move', path: '/section_order', value: [1, 0], basis: ['/summary'] },
  ],
  discarded: [],
  statements: [{ text: 'HACCP', stated_at: '2026-01-05T10:00:00.000Z' }],
  unusable_count: 0,
  second_opinion: null,
}
const change: Change = {
  key: 'k',
  kind: 'words',
  path: '/summary',
  origin: '/summary',
  before: '',
  after: ' Sourdough.',
  index: 0,
}
const added: Change = {
  ...change,
  kind: 'added',
  path: '/skill_categories/0/skills/1',
  origin: null,
  after: 'HACCP',
}

describe('the reason of a change', () => {
  it('is no demand of which the new words say nothing, and is what a line below the name does', () => {
    const [made] = record.edits
    if (made === undefined) throw new Error('no edit')
    const path = '/contact_info/headline'
    const value = 'Baker · Sourdough'
    const headline = { ...made, path, value, requirement: 'Senior Pastry Chef' }
    const own = { ...change, path, origin: path, after: value }
    const reason = reasonOf(own, { ...record, edits: [headline] }, original)
    expect(reason).toMatchObject({ requirement: null, kind: 'headline' })
  })

  it('is the requirement it answers, with the lines it rests on', () => {
    expect(reasonOf(change, record, original)).toEqual({
      requirement: 'Sourdough',
      kind: 'reworded',
      basis: [
        { kind: 'words', path: '/summary', text: 'Baker.' },
        { kind: 'words', path: '/skill_categories/0/skills/0', text: 'Sourdough' },
      ],
    })
  })

  it('is the person’s own statement, with its date, whoever wrote it in', () => {
    const basis = [{ kind: 'stated', text: 'HACCP', at: '2026-01-05T10:00:00.000Z' }]
    expect(reasonOf(added, record, original)?.basis).toEqual(basis)
    const said = {
      id: '1',
      skill: 'haccp',
      stated_at: '2026-01-05T10:00:00.000Z',
      withdrawn_at: null,
      about: null,
    }
    expect(reasonOfOwn(added, [said])?.basis).toEqual([{ ...basis[0], text: 'haccp' }])
    expect(reasonOfOwn({ ...added, after: 'SAP' }, [said])).toBeNull()
  })

  it('rests on no words where only an order changed', () => {
    const order: Change = {
      ...change,
      kind: 'order',
      path: '/section_order',
      origin: '/section_order',
    }
    expect(reasonOf(order, record, original)).toMatchObject({ kind: 'ordered', basis: [] })
  })

  it('is none where no edit says so', () => {
    expect(reasonOf({ ...change, origin: '/work_experience/0/role' }, record, original)).toBeNull()
  })
})
