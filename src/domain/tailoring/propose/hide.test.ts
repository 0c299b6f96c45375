import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { blankContent, blankItem, blankWorkItem } from '../../resume/blank.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { applyEdits } from '../apply.ts'
import { proposeEdits } from '../propose.ts'
import { paperLines } from './hide.ts'

const job = readJob(
  'Frontend Developer\n\nRequirements\n- React\n- Cypress\n- Work with designers every week',
)

const duty = (i: number) =>
  `Answered questions of branch ${'abcdefghijklmnopqrstuvwxyz'.charAt(i)} by telephone, by letter and at the counter, and passed on what had to be decided elsewhere`

const post = (role: string, lines: string[], to_date = '2015') => ({
  ...blankWorkItem,
  role,
  company: 'Harbour Bank',
  from_date: '2010',
  to_date,
  description: lines,
})

const resumeOf = (oldLines: number): ResumeContent => ({
  ...blankContent(),
  summary: 'Frontend developer who came from the counter of a bank.',
  work_experience: [
    post(
      'Frontend Developer',
      ['Built booking screens with React', 'Tested them with Cypress'],
      'present',
    ),
    ...[0, 1, 2, 3].map((i) =>
      post(
        `Bank Clerk ${i}`,
        Array.from({ length: oldLines }, (_, line) => duty(line)),
      ),
    ),
  ],
  projects: ['Chess club', 'Choir', 'Allotment'].map((name) => ({
    ...blankItem('projects'),
    name,
    purpose: 'Kept the accounts of forty members and wrote to them at Easter',
  })),
})

const hiddenIn = (resume: ResumeContent) =>
  proposeEdits(resume, job, { language: 'en' }).filter(({ op }) => op === 'hide')

describe('what is hidden in the copy for a job', () => {
  it('is nothing where the resume fits on two pages', () => {
    expect(hiddenIn(resumeOf(4))).toEqual([])
  })

  it('is what the job does not ask for, until two pages are reached', () => {
    const resume = resumeOf(14)
    const hidden = hiddenIn(resume)
    expect(paperLines(applyEdits(resume, hidden).resume)).toBeLessThanOrEqual(104)
    expect(hidden.length).toBeGreaterThan(0)
    expect(hidden.map(({ old }) => String(old)).join()).not.toMatch(/React|Cypress/u)
    expect(paperLines(applyEdits(resume, hidden.slice(0, -1)).resume)).toBeGreaterThan(104)
  })

  it('leaves every post, with two lines of it', () => {
    const { resume } = applyEdits(resumeOf(14), hiddenIn(resumeOf(14)))
    expect(resume.work_experience).toHaveLength(5)
    for (const { description } of resume.work_experience)
      expect(description.length).toBeGreaterThanOrEqual(2)
  })

  it('is nothing where two pages cannot be reached', () => {
    const wide = resumeOf(14)
    const posts = Array.from({ length: 60 }, (_, i) => post(`Bank Clerk ${i}`, [duty(1), duty(2)]))
    expect(hiddenIn({ ...wide, work_experience: posts })).toEqual([])
  })
})
