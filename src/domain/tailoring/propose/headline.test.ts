import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { blankContent, blankWorkItem } from '../../resume/blank.ts'
import { findingsAgainst } from '../guard.ts'
import { proposeHeadline } from './headline.ts'

const job = readJob('Senior Electrician\n\nRequirements\n- Wiring')

const headlineOf = (posts: [role: string, to: string][], headline = '') => {
  const blank = blankContent()
  const work = posts.map(([role, to_date]) => ({ ...blankWorkItem, role, to_date }))
  const resume = {
    ...blank,
    contact_info: { ...blank.contact_info, headline },
    work_experience: work,
  }
  const [made] = proposeHeadline(resume, job, 'en')
  if (made !== undefined)
    expect(findingsAgainst(resume, { id: '', op: 'rewrite', ...made }, {})).toEqual([])
  return made?.value
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

  it('is none that names the hours of a post', () => {
    expect(headlineOf([['Electrician (20 hours)', 'present']])).toBeUndefined()
  })

  it.each([
    ['that the summary opens with already', 'Electrician for twelve years.', 'en' as const],
    ['of which the summary opens with a word', 'Electrician, patient.', 'en' as const],
    ['in another language than the ad', '', 'de' as const],
  ])('is none %s', (_, summary, language) => {
    const role = 'Junior Electrician'
    const work_experience = [{ ...blankWorkItem, role, to_date: 'present' }]
    const resume = { ...blankContent(), summary, work_experience }
    const ad = `Electrician\n\n${'- You keep the lights of the harbour on, day and night.\n'.repeat(9)}`
    expect(proposeHeadline(resume, readJob(ad), language)).toEqual([])
  })

  it('leaves their own', () => {
    expect(headlineOf([['Electrician', 'present']], 'Sparks flying safely')).toBeUndefined()
  })
})
