import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { blankContent, blankWorkItem } from '../../resume/blank.ts'
import { proposeHeadline } from './headline.ts'
import { worthToJob } from './worth.ts'

const job = readJob('Senior Electrician\n\nRequirements\n- Wiring')

const headlineOf = (posts: [role: string, to: string][], headline = '') => {
  const blank = blankContent()
  const work = posts.map(([role, to_date]) => ({ ...blankWorkItem, role, to_date }))
  const resume = {
    ...blank,
    contact_info: { ...blank.contact_info, headline },
    work_experience: work,
  }
  return proposeHeadline(resume, job, worthToJob(resume, job))[0]?.value
}

describe('a headline for a job', () => {
  it("is the person's present title in the job's occupation, and no higher one", () => {
    expect(headlineOf([['Electrician', 'present']])).toBe('Electrician')
    expect(headlineOf([['Electrician', '2024']])).toBe('Electrician')
  })

  it('is none where they are something else today', () => {
    expect(
      headlineOf([
        ['Site Manager', 'present'],
        ['Electrician', '2019'],
      ]),
    ).toBeUndefined()
    expect(headlineOf([['Cook', 'present']])).toBeUndefined()
  })

  it('adds a language that the job demands, and no hours of the post', () => {
    const asked = readJob('Electrician\n\nRequirements\n- Wiring\n- Driving licence B\n- French')
    const blank = blankContent()
    const resume = {
      ...blank,
      summary: 'Knows old wiring.',
      work_experience: [{ ...blankWorkItem, role: 'Electrician (20 hours)', to_date: 'present' }],
      skill_categories: [{ name: 'Skills', skills: ['French B2', 'Wiring', 'Driving licence B'] }],
    }
    const [headline] = proposeHeadline(resume, asked, worthToJob(resume, asked))
    expect(headline?.value).toBe('Electrician · French B2')
    expect(headline?.basis).toHaveLength(2)
  })

  it('is none that the summary opens with already', () => {
    const blank = blankContent()
    const resume = {
      ...blank,
      summary: 'Electrician for twelve years.',
      work_experience: [{ ...blankWorkItem, role: 'Electrician', to_date: 'present' }],
    }
    expect(proposeHeadline(resume, job, worthToJob(resume, job))).toEqual([])
  })

  it('leaves their own', () => {
    expect(headlineOf([['Electrician', 'present']], 'Sparks flying safely')).toBeUndefined()
  })
})
