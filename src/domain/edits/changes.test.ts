import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { blankContent } from '../resume/blank.ts'
import type { ResumeContent, WorkItem } from '../resume/resume.ts'
import { changesOf, takeBack, withoutSettled } from './changes.ts'
import { traceResumes } from './compare.ts'

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

const original: ResumeContent = {
  ...blankContent(),
  summary: 'Pastry chef with nine years in hotel kitchens.',
  work_experience: [job],
  skill_categories: [{ name: 'Kitchen', skills: ['Lamination', 'Chocolate', 'HACCP'] }],
}

const saying = (description: string[], skills = ['Lamination', 'Chocolate', 'HACCP']) => ({
  ...original,
  work_experience: [{ ...job, description }],
  skill_categories: [{ name: 'Kitchen', skills }],
})

const between = (before: ResumeContent, after: ResumeContent) => {
  const traced = traceResumes(before, after, 'en')
  return { traced, changes: changesOf(traced, before, after) }
}

describe('changesOf', () => {
  it('names each phrase, entry and order that changed, with its place in the original', () => {
    const [, second = '', third = ''] = job.description
    const changed = saying(
      ['Baked sourdough bread and pastry for 130 guests a day.', third],
      ['HACCP', 'Lamination', 'Sugar work'],
    )
    const { changes } = between(original, changed)
    const told = changes.map(({ kind, origin, before, after }) => [kind, origin, before, after])
    expect(told).toEqual([
      ['words', '/work_experience/0/description/0', '', 'sourdough '],
      ['words', '/work_experience/0/description/0', '120', '130'],
      ['removed', '/work_experience/0/description/1', second, ''],
      [
        'order',
        '/skill_categories/0/skills',
        'Lamination · Chocolate · HACCP',
        'HACCP · Lamination · Sugar work',
      ],
      ['removed', '/skill_categories/0/skills/1', 'Chocolate', ''],
      ['added', null, '', 'Sugar work'],
    ])
  })

  it('keeps the name of a change when lines before it come and go', () => {
    const [, second = '', third = ''] = job.description
    const line = 'Baked rye bread and pastry for 120 guests a day.'
    const keyOf = (description: string[]) =>
      between(original, saying(description)).changes.find(({ after }) => after.startsWith('rye'))
        ?.key
    expect(keyOf([line, second, third])).toBeDefined()
    expect(keyOf(['Led tours.', line, third])).toBe(keyOf([line, second, third]))
  })

  it('keeps the name of an order while entries are added to it and reworded', () => {
    const listed = saying(job.description, ['Lamination', 'Chocolate', 'Ordering', 'HACCP'])
    const keyOf = (...skills: string[]) =>
      between(listed, saying(job.description, skills)).changes.find(({ kind }) => kind === 'order')
        ?.key
    const turned = keyOf('HACCP', 'Lamination', 'Chocolate', 'Ordering')
    expect(turned).toBeDefined()
    expect(keyOf('HACCP', 'Lamination', 'Chocolate', 'Ordering', 'Sugar work')).toBe(turned)
    expect(keyOf('HACCP', 'Lamination', 'Chocolate', 'Orders and stock')).toBe(turned)
    expect(keyOf('Lamination', 'HACCP', 'Chocolate', 'Ordering')).not.toBe(turned)
  })
})

describe('takeBack', () => {
  it('takes back one phrase and leaves the other', () => {
    const [, second = '', third = ''] = job.description
    const changed = saying([
      'Baked sourdough bread and pastry for 130 guests a day.',
      second,
      third,
    ])
    const { traced, changes } = between(original, changed)
    const number = changes.find(({ after }) => after === '130')
    if (!number) throw new Error('the number changed')
    expect(takeBack(original, changed, traced, number).work_experience[0]?.description[0]).toBe(
      'Baked sourdough bread and pastry for 120 guests a day.',
    )
  })

  /** Sentences that are one another's only by their beginning, each with a word that varies. */
  const sentences = [
    'Baked bread for the guests of',
    'Ordered flour, butter and fruit in',
    'Taught laminated dough to apprentices from',
    'Planned weddings and banquets with',
    'Cleaned every oven before',
  ]
  const word = fc.constantFrom('Ghent', 'Paris', '12 rooms', 'für alle', 'C++')
  const line = fc
    .tuple(fc.constantFrom(...sentences), word)
    .map(([sentence, end]) => `${sentence} ${end}.`)
  const lines = fc.uniqueArray(line, { maxLength: 5, selector: (said) => said.slice(0, 6) })
  const versions = fc
    .record({
      summary: line,
      description: lines,
      skills: fc.uniqueArray(word, { maxLength: 5 }),
      companies: fc.uniqueArray(word, { maxLength: 3 }),
      turn: fc.integer({ min: 0, max: 5 }),
    })
    .map(({ summary, description, skills, companies, turn }): ResumeContent => {
      const order = blankContent().section_order
      return {
        ...saying(description, skills),
        summary,
        work_experience: [
          { ...job, description },
          ...companies.map((company) => ({ ...job, company, description: [company] })),
        ],
        section_order: [...order.slice(turn), ...order.slice(0, turn)],
      }
    })

  it('gives the original once every change is taken back', () => {
    fc.assert(
      fc.property(versions, versions, fc.nat(), (before, after, which) => {
        let now = after
        for (let steps = 0; steps < 200; steps += 1) {
          const { traced, changes } = between(before, now)
          const change = changes[which % Math.max(1, changes.length)]
          if (!change) break
          now = takeBack(before, now, traced, change)
        }
        expect(now).toEqual(before)
      }),
      { numRuns: 60 },
    )
  })

  it('marks nothing once every change is settled, and only what is not', () => {
    fc.assert(
      fc.property(versions, versions, (before, after) => {
        const { traced, changes } = between(before, after)
        const all = new Set(changes.map(({ key }) => key))
        const none = { marks: {}, added: {}, removed: {}, moved: {} }
        expect(withoutSettled(traced.comparison, changes, all)).toEqual(none)
        expect(withoutSettled(traced.comparison, changes, new Set())).toEqual(traced.comparison)
      }),
      { numRuns: 50 },
    )
  })
})
