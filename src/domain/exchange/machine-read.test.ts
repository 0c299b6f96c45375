import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { resumeContents } from '../../../tests/arbitraries/resume-contents.ts'
import { blankContent, blankProject, blankWorkItem } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { machineRead } from './machine-read.ts'
import { processorMs } from '../../../tests/processor-time.ts'

const ana: ResumeContent = {
  ...blankContent(),
  contact_info: {
    name: 'Ana Silva',
    headline: '',
    email: 'ana@silva.example',
    phone: '555',
    possible_work_locations: [],
  },
  media: { github: '', website: '', linkedin: 'https://www.linkedin.com/in/ana/' },
  work_experience: [
    {
      ...blankWorkItem,
      role: 'Baker',
      company: 'Oven',
      from_date: '2019',
      to_date: 'spring',
      description: ['Baked bread', 'Kept\nthe books'],
    },
    { ...blankWorkItem, role: 'Cook', company: 'Inn', from_date: '2015', to_date: '2019' },
  ],
  projects: [{ ...blankProject, purpose: 'Even heat 🔥' }],
}

describe('what a machine reads', () => {
  it('names the letters that a person would see as boxes, even where all was read', () => {
    const { score, undrawn } = machineRead(ana, { resume: ana, unplaced: [] })
    expect([score, undrawn]).toEqual([100, ['🔥']])
  })

  it('is all of it where the same came back, however it was broken into lines', () => {
    fc.assert(
      fc.property(resumeContents, (content) => {
        const { score, fields } = machineRead(content, { resume: content, unplaced: [] })
        expect(score).toBe(100)
        expect(fields.every(({ isSame, remedy }) => isSame && remedy === null)).toBe(true)
      }),
      { numRuns: 50 },
    )
    const resume = structuredClone(ana)
    resume.media.linkedin = 'linkedin.com/in/ana'.replace('linkedin', 'https://www.linkedin')
    expect(machineRead(ana, { resume, unplaced: [] }).score).toBe(100)
  })

  it('is all of it where dates and marks have the form of the sheet', () => {
    const written = structuredClone(ana)
    const resume = structuredClone(ana)
    const [before, after] = [written.work_experience[0], resume.work_experience[0]]
    if (before === undefined || after === undefined) throw new Error('no work')
    Object.assign(before, { from_date: '2019-03', description: [`Baked "rye" - 5% more`] })
    Object.assign(after, { from_date: '03/2019', description: ['Baked „rye“ – 5\u202F% more'] })
    expect(machineRead(written, { resume, unplaced: [] }).score).toBe(100)
    Object.assign(after, { from_date: '04/2019' })
    expect(machineRead(written, { resume, unplaced: [] }).score).toBeLessThan(100)
  })

  it('tells each loss with its reason, and finds an item that moved', () => {
    const [baker, cook] = ana.work_experience
    if (baker === undefined || cook === undefined) throw new Error('no work')
    const read: ResumeContent = {
      ...ana,
      contact_info: { ...ana.contact_info, phone: '' },
      work_experience: [
        { ...cook, role: 'Inn', company: 'Cook' },
        { ...baker, to_date: '', description: ['Baked bread', 'Kept'] },
      ],
      projects: [],
    }
    const { score, fields } = machineRead(ana, { resume: read, unplaced: [] })
    expect(score).toBe(Math.floor((100 * (fields.length - 6)) / fields.length))
    expect(
      fields.filter(({ isSame }) => !isSame).map(({ path, read, remedy }) => [path, read, remedy]),
    ).toEqual([
      ['/contact_info/phone', null, 'phone'],
      ['/work_experience/0/to_date', null, 'date'],
      ['/work_experience/0/description/1', 'Kept', 'breaks'],
      ['/work_experience/1/role', 'Inn', 'elsewhere'],
      ['/work_experience/1/company', 'Cook', 'elsewhere'],
      ['/projects/0/purpose', null, 'letters'],
    ])
  })

  it('names an entry that has no head, and what stands in no field', () => {
    const content = {
      ...blankContent(),
      work_experience: [{ ...blankWorkItem, company: 'Oven & Sons' }],
      summary: 'Bakes.',
    }
    const { fields, unplaced, score } = machineRead(content, {
      resume: blankContent(),
      unplaced: ['Bakes. Oven'],
    })
    expect(fields.map(({ remedy }) => remedy)).toEqual(['unplaced', 'headless'])
    expect([score, unplaced]).toEqual([0, ['Bakes. Oven']])
  })

  it('is told in proportionate time, however many skills did not come back', () => {
    const withSkills = (skills: string[]): ResumeContent => ({
      ...ana,
      skill_categories: Array.from({ length: 20 }, (_, i) => ({
        name: `Skills ${i}`,
        skills: skills.map((skill) => `${skill} ${i}`),
      })),
    })
    const numbers = Array.from({ length: 1_000 }, (_, i) => i)
    const written = withSkills(numbers.map((i) => `skill ${i}`))
    const read = withSkills(
      numbers.toReversed().map((i) => (i % 2 === 0 ? `skill ${i}` : `art ${i}`)),
    )
    let fields: ReturnType<typeof machineRead>['fields'] = []
    const took = processorMs(() => {
      fields = machineRead(written, { resume: read, unplaced: ['art 7'] }).fields
    })
    expect(took).toBeLessThan(5_000)
    expect(fields.filter(({ field, isSame }) => field === 'skills' && isSame)).toHaveLength(10_000)
  })
})
