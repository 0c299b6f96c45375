import { describe, expect, it } from 'vitest'

import { blankCertification, blankContent, blankProject, blankWorkItem } from '../resume/blank.ts'
import { valueAt } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { checkEdit } from './check-edit.ts'
import type { Edit, EditOp } from './edit.ts'

const project = { ...blankProject, name: 'Depot', date: '2021', purpose: 'Fewer empty trips' }
const resume: ResumeContent = {
  ...blankContent(),
  summary: 'Software developer in logistics.',
  contact_info: {
    name: 'Ida Berg',
    headline: '',
    email: 'ida@example.org',
    phone: '1',
    possible_work_locations: ['Oslo'],
  },
  media: { github: 'github.com/ida', website: 'ida.example', linkedin: 'in/ida' },
  work_experience: [
    {
      ...blankWorkItem,
      role: 'Developer',
      company: 'Quayside',
      location: 'Oslo',
      from_date: '2020',
      to_date: '2024',
      description: ['Fixed bugs.', 'Built screens.', 'Wrote tests.'],
    },
    { ...blankWorkItem, role: 'Clerk', description: ['Kept the books.'] },
  ],
  education: [
    {
      degree: 'BSc',
      university: 'Oslo',
      from_date: '2016',
      to_date: '2019',
      special_achievements: ['A prize', 'A grant'],
    },
  ],
  projects: [project, { ...project, name: 'Route' }],
  skill_categories: [
    { name: 'Tools', skills: ['Git', 'SQL'] },
    { name: 'Languages', skills: ['Dutch'] },
  ],
  certification_and_training: [
    { ...blankCertification, name: 'Scrum', description: 'Two days', project },
  ],
}

const summary = '/summary'
const edit = (op: EditOp, path: string, more: Partial<Edit> = {}): Edit => {
  const present = valueAt(resume, path)
  return {
    id: 'a',
    op,
    path,
    old: typeof present === 'string' ? present : null,
    value: 'Something else.',
    basis: [summary],
    requirement: null,
    ...more,
  }
}
const move = (path: string, value: number[], old: Edit['old'] = null): Edit =>
  edit('move', path, { value, old })
const reasons = (one: Edit, statements: Parameters<typeof checkEdit>[2] = []) =>
  checkEdit(resume, one, statements).map(({ rule, reason }) => `${rule} ${reason}`)

describe('an edit may touch', () => {
  it.each<[EditOp, string]>([
    ['rewrite', '/work_experience/0/description/2'],
    ['rewrite', '/work_experience/1/description/0'],
    ['rewrite', '/education/0/special_achievements/1'],
    ['rewrite', '/projects/1/purpose'],
    ['rewrite', '/certification_and_training/0/description'],
    ['rewrite', '/certification_and_training/0/project/purpose'],
    ['rewrite', '/skill_categories/0/skills/1'],
    ['summary', summary],
    ['surface_skill', '/skill_categories/1/skills'],
    ['surface_skill', '/skill_categories'],
  ])('%s %s', (op, path) => {
    expect(reasons(edit(op, path))).toEqual([])
  })

  it.each<[string, number[]]>([
    ['/work_experience/0/description', [2, 0, 1]],
    ['/education/0/special_achievements', [1, 0]],
    ['/skill_categories', [1, 0]],
    ['/skill_categories/0/skills', [1, 0]],
    ['/projects', [1, 0]],
    ['/certification_and_training', [0]],
    ['/section_order', [5, 4, 3, 2, 1, 0]],
  ])('the order of %s', (path, order) => {
    expect(reasons(move(path, order))).toEqual([])
    const asItStands = [...order.keys()]
    expect(reasons(move(path, order, asItStands))).toEqual([])
  })
})

describe('an edit may never touch', () => {
  const locked = ['locked_field differs_from_original']
  const texts = [
    '/contact_info/name',
    '/contact_info/email',
    '/contact_info/phone',
    '/contact_info/possible_work_locations/0',
    '/media/github',
    '/media/website',
    '/media/linkedin',
    '/work_experience/0/role',
    '/work_experience/0/company',
    '/work_experience/0/location',
    '/work_experience/0/from_date',
    '/work_experience/0/to_date',
    '/education/0/degree',
    '/education/0/university',
    '/education/0/from_date',
    '/education/0/to_date',
    '/projects/0/name',
    '/projects/0/date',
    '/projects/0/link',
    '/certification_and_training/0/name',
    '/certification_and_training/0/organization',
    '/certification_and_training/0/date',
    '/certification_and_training/0/certificate_link',
    '/certification_and_training/0/project/name',
    '/skill_categories/0/name',
    '/work_experience/0',
    '/work_experience',
    '/work_experience/0/description',
    // A place that may be touched, with something before or behind it.
    '/work_experience/0/description/0/0',
    '/old/summary',
    '/summary/0',
    'x/projects/0/purpose',
    '/projects/0/purpose/x',
    '/skill_categories/0/skills/0/name',
    '/statements/0',
    '/section_order',
    '',
    '/',
    '/work_experience/-1/description/0',
    '/work_experience/x/description/0',
  ]
  it.each(texts)('%s', (path) => {
    expect(reasons(edit('rewrite', path))).toEqual(locked)
    if (path !== summary) expect(reasons(edit('summary', path))).toEqual(locked)
    expect(reasons(edit('surface_skill', path))).toEqual(locked)
  })

  it.each([
    '/work_experience',
    '/education',
    '/contact_info/possible_work_locations',
    '/skill_categories/0',
    '/skill_categories/0/skills/0',
    '/projects/0/key_technologies_concepts',
    '/projects/0',
    '/section_order/0',
    '/work_experience/0/description/0',
    '/a/projects',
    summary,
  ])('the order of %s', (path) => {
    expect(reasons(move(path, [1, 0]))).toEqual(locked)
  })

  it('names the place and what was to be written there', () => {
    expect(checkEdit(resume, edit('rewrite', '/work_experience/0/role'))).toEqual([
      {
        rule: 'locked_field',
        path: '/work_experience/0/role',
        claim: 'Something else.',
        reason: 'differs_from_original',
        grade: 'stop',
        span: null,
        source: null,
      },
    ])
  })
})

describe('an edit must', () => {
  const line = '/work_experience/0/description/0'

  it('name the text that stands there', () => {
    const differs = ['edit_mismatch old_text_differs']
    expect(reasons(edit('rewrite', line, { old: 'Fixed all bugs.' }))).toEqual(differs)
    expect(reasons(edit('rewrite', line, { old: null }))).toEqual(differs)
    expect(reasons(edit('summary', summary, { old: '' }))).toEqual(differs)
    // Beyond the end of a list there is nothing.
    expect(reasons(edit('rewrite', '/work_experience/0/description/3'))).toEqual(differs)
    expect(reasons(edit('surface_skill', '/skill_categories/2/skills'))).toEqual(differs)
  })

  it('rest on something that is there, and says each place that is not', () => {
    const missing = 'edit_mismatch basis_missing'
    expect(reasons(edit('rewrite', line, { basis: [] }))).toEqual([missing])
    expect(reasons(edit('rewrite', line, { basis: [summary, '/projects/7/name'] }))).toEqual([
      missing,
    ])
    const [violation] = checkEdit(resume, edit('rewrite', line, { basis: ['/statements/0'] }))
    expect(violation).toMatchObject({ reason: 'basis_missing', claim: '/statements/0' })
    const said = [{ text: 'HACCP', stated_at: '2026-01-01T00:00:00.000Z' }]
    expect(reasons(edit('rewrite', line, { basis: ['/statements/0'] }), said)).toEqual([])
    expect(reasons(edit('rewrite', line, { basis: ['/statements/1'] }), said)).toEqual([missing])
  })

  it('say something, and a text where a text is wanted', () => {
    const lost = ['edit_mismatch line_lost']
    expect(reasons(edit('rewrite', line, { value: '' }))).toEqual(lost)
    expect(reasons(edit('rewrite', line, { value: ' \n' }))).toEqual(lost)
    expect(reasons(edit('summary', summary, { value: [0] }))).toEqual(lost)
    expect(reasons(edit('rewrite', line, { value: '', basis: [] }))).toEqual([
      'edit_mismatch basis_missing',
      'edit_mismatch line_lost',
    ])
  })

  it('keep every entry of a list that it puts in order, each once', () => {
    const lost = ['edit_mismatch line_lost']
    const lines = '/work_experience/0/description'
    for (const order of [[], [0, 1], [0, 1, 1], [0, 1, 3], [0, 1, 2, 3], [0, 1, 2, 2]]) {
      expect([order, reasons(move(lines, order))]).toEqual([order, lost])
    }
    expect(reasons(edit('move', lines, { value: 'first' }))).toEqual(lost)
    expect(reasons(move('/work_experience/5/description', []))).toEqual(lost)
    expect(reasons(move('/work_experience/5/description', [0]))).toEqual(lost)
    expect(reasons(move('/section_order', [0, 1, 2, 3, 4, 5, 6]))).toEqual(lost)
  })

  it('know the order that stands', () => {
    const differs = ['edit_mismatch old_text_differs']
    const lines = '/work_experience/0/description'
    expect(reasons(move(lines, [2, 1, 0], [1, 0, 2]))).toEqual(differs)
    expect(reasons(move(lines, [2, 1, 0], [0, 1]))).toEqual(differs)
    expect(reasons(move(lines, [2, 1, 0], [0, 1, 2, 3]))).toEqual(differs)
    expect(reasons({ ...move(lines, [2, 1, 0]), basis: [] })).toEqual([
      'edit_mismatch basis_missing',
    ])
  })
})
