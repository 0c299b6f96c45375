import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { blankContent } from '../resume/blank.ts'
import { valueAt } from '../resume/pointer.ts'
import type { ResumeContent, WorkItem } from '../resume/resume.ts'
import { compareResumes } from './compare.ts'
import type { Segment } from './words.ts'

const job: WorkItem = {
  role: 'Pastry chef',
  company: 'Hotel Miramar',
  location: 'Ostend',
  from_date: '04/2019',
  to_date: '2023',
  description: [
    'Baked bread and pastry for 120 guests a day.',
    'Ordered flour, butter and fruit from five suppliers.',
    'Taught two apprentices laminated dough.',
  ],
}

const resume: ResumeContent = {
  ...blankContent(),
  summary: 'Pastry chef with nine years in hotel kitchens.',
  work_experience: [
    job,
    { ...job, company: 'Bakery Noord', from_date: '2014', to_date: '2019', description: [] },
  ],
  skill_categories: [{ name: 'Kitchen', skills: ['Lamination', 'Chocolate', 'HACCP'] }],
}

const withLines = (description: string[]): ResumeContent => ({
  ...resume,
  work_experience: [{ ...job, description }, ...resume.work_experience.slice(1)],
})

const without = (kind: Segment['kind'], segments: Segment[]) =>
  segments.flatMap((s) => (s.kind === kind ? [] : [s.text])).join('')

const lines = '/work_experience/0/description'

describe('compareResumes', () => {
  it('finds nothing between a resume and itself', () => {
    expect(compareResumes(resume, resume)).toEqual({ marks: {}, added: {}, removed: {}, moved: {} })
  })

  it('marks the words that a line gained and lost', () => {
    const changed = withLines([
      'Baked sourdough bread and pastry for 120 guests.',
      ...job.description.slice(1),
    ])
    const { marks, added, removed } = compareResumes(resume, changed)
    expect(Object.keys(marks)).toEqual([`${lines}/0`])
    const segments = marks[`${lines}/0`] ?? []
    expect(segments).toContainEqual({ kind: 'added', text: 'sourdough ' })
    expect(segments).toContainEqual({ kind: 'removed', text: ' a day' })
    expect({ added, removed }).toEqual({ added: {}, removed: {} })
  })

  it('takes a moved line for moved, not for struck and added', () => {
    const [first = '', second = '', third = ''] = job.description
    const found = compareResumes(resume, withLines([third, first, second]))
    expect(found).toEqual({ marks: {}, added: {}, removed: {}, moved: { [`${lines}/0`]: 2 } })
  })

  it('keeps a removed line at the place where it stood', () => {
    const [first = '', , third = ''] = job.description
    const found = compareResumes(resume, withLines([first, third]))
    expect(found.removed).toEqual({
      [lines]: [{ before: 1, path: `${lines}/1`, texts: [job.description[1]] }],
    })
  })

  it('marks a line without a source as added throughout', () => {
    const line = 'Negotiated rent with landlords.'
    const found = compareResumes(resume, withLines([...job.description, line]))
    expect(found.added).toEqual({ [`${lines}/3`]: true })
    expect(found.marks).toEqual({ [`${lines}/3`]: [{ kind: 'added', text: line }] })
  })

  it('knows an employer by its name and dates when the role was reworded', () => {
    const changed = {
      ...resume,
      work_experience: [{ ...job, role: 'Chef pâtissier' }, ...resume.work_experience.slice(1)],
    }
    const found = compareResumes(resume, changed)
    expect(Object.keys(found.marks)).toEqual(['/work_experience/0/role'])
  })

  it('takes another employer for another item', () => {
    const other = { ...job, company: 'Zeegeluk', from_date: '2020', description: [] }
    const found = compareResumes(resume, {
      ...resume,
      work_experience: [other, ...resume.work_experience.slice(1)],
    })
    expect(found.added).toHaveProperty(['/work_experience/0'])
    expect(found.removed['/work_experience']).toMatchObject([
      { before: 0, path: '/work_experience/0' },
    ])
  })

  it('names the former place of a line struck inside a moved item', () => {
    const [first, second] = withLines(job.description.slice(1)).work_experience
    if (!first || !second) throw new Error('two items are needed')
    const third = { ...second, role: 'Greenkeeper', company: 'Northfield Links', description: [] }
    const three = { ...resume, work_experience: [...resume.work_experience, third] }
    const found = compareResumes(three, { ...three, work_experience: [second, third, first] })
    expect(Object.keys(found.moved)).toEqual(['/work_experience/2'])
    expect(found.removed).toEqual({
      '/work_experience/2/description': [
        { before: 0, path: `${lines}/0`, texts: [job.description[0]] },
      ],
    })
  })

  it('shows a surfaced skill as added and leaves the others alone', () => {
    const changed = {
      ...resume,
      skill_categories: [
        { name: 'Kitchen', skills: ['HACCP', 'Lamination', 'Chocolate', 'Excel'] },
      ],
    }
    const found = compareResumes(resume, changed)
    expect(found.added).toEqual({ '/skill_categories/0/skills/3': true })
    expect(found.moved).toEqual({ '/skill_categories/0/skills/0': 2 })
    expect(found.removed).toEqual({})
  })

  it('says which sections moved', () => {
    const changed = {
      ...resume,
      section_order: ['skills', ...resume.section_order.filter((key) => key !== 'skills')],
    } satisfies ResumeContent
    expect(compareResumes(resume, changed).moved).toEqual({ '/section_order/0': 3 })
  })
})

describe('compareResumes on any two versions', () => {
  const word = fc.constantFrom('bread', 'Dough', 'guests', 'für', 'équipe', '12', 'the', ',', '')
  const line = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '))
  const versions = fc.record({
    summary: line,
    description: fc.array(line, { maxLength: 6 }),
    skills: fc.array(word, { maxLength: 5 }),
  })
  const build = (v: { summary: string; description: string[]; skills: string[] }) => ({
    ...withLines(v.description),
    summary: v.summary,
    skill_categories: [{ name: 'Kitchen', skills: v.skills }],
  })

  it('gives back the new text without the removed and an old text without the added', () => {
    fc.assert(
      fc.property(versions, versions, (a, b) => {
        const before = build(a)
        const after = build(b)
        const { marks, added } = compareResumes(before, after)
        const olds = new Set([...a.description, ...a.skills, a.summary])
        for (const [path, segments] of Object.entries(marks)) {
          expect(without('removed', segments)).toBe(valueAt(after, path))
          if (!added[path]) expect(olds).toContain(without('added', segments))
        }
      }),
    )
  })

  it('accounts for every line of the original: kept, reworded or removed', () => {
    fc.assert(
      fc.property(versions, versions, (a, b) => {
        const found = compareResumes(build(a), build(b))
        const kept = b.description.flatMap((now, i) => {
          const path = `${lines}/${i}`
          if (found.added[path]) return []
          const segments = found.marks[path]
          return [segments ? without('added', segments) : now]
        })
        const gone = (found.removed[lines] ?? []).map((entry) => entry.texts[0] ?? '')
        const blank = (text: string) => (text.trim() === '' ? '' : text)
        expect([...kept, ...gone].map(blank).toSorted()).toEqual(
          a.description.map(blank).toSorted(),
        )
      }),
    )
  })

  it('moves lines and never strikes them when only their order changed', () => {
    fc.assert(
      fc.property(versions, fc.integer({ min: 0, max: 5 }), (a, turn) => {
        const turned = [...a.description.slice(turn), ...a.description.slice(0, turn)]
        const found = compareResumes(build(a), build({ ...a, description: turned }))
        expect([found.marks, found.added, found.removed]).toEqual([{}, {}, {}])
      }),
    )
  })
})
