import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import {
  blankCertification,
  blankContent,
  blankEducationItem,
  blankWorkItem,
} from '../../resume/blank.ts'
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
    ['of which the summary opens with a word', 'Electrician, patient, since 2014.', 'en' as const],
    ['in another language than the ad', 'Twelve years of it.', 'de' as const],
  ])('is none of a title alone %s', (_, summary, language) => {
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

describe('a headline of what a job asks for', () => {
  const ad = readJob(
    [
      'Electrician for building sites',
      '',
      'You bring',
      '- Training as an electrician',
      '- ECS gold card',
      '- German (B2 or better)',
      '- Driving licence',
    ].join('\n'),
  )
  const now = { year: 2026, month: 11 }
  const electrician = {
    ...blankContent(),
    summary: 'I like old houses.',
    work_experience: [
      { ...blankWorkItem, role: 'Electrician', from_date: '2019-03', to_date: 'present' },
    ],
    education: [{ ...blankEducationItem, degree: 'Apprenticeship as an electrician' }],
    skill_categories: [{ name: 'Other', skills: ['German C1', 'Driving licence B'] }],
    certification_and_training: [{ ...blankCertification, name: 'ECS gold card' }],
  }
  const headed = (change: Partial<typeof electrician>) => {
    const resume = { ...electrician, ...change }
    const [made] = proposeHeadline(resume, ad, 'en', now)
    if (made !== undefined)
      expect(findingsAgainst(resume, { id: '', op: 'rewrite', ...made }, { now })).toEqual([])
    return made?.value
  }

  it('tells the title, the years in it and what must be, in the words of the resume', () => {
    expect(headed({})).toBe('Electrician · 7 years’ experience · ECS gold card · German C1')
  })

  it('tells no years that the summary tells, and nothing else that it says but the title', () => {
    expect(headed({ summary: 'Electrician for seven years, with the ECS gold card.' })).toBe(
      'Electrician · German C1 · Driving licence B',
    )
  })

  it('tells no paper that is under way, and no language below the level that is asked for', () => {
    const certification_and_training = [
      { ...blankCertification, name: 'ECS gold card', description: 'applied for' },
    ]
    const skill_categories = [{ name: 'Languages', skills: ['German A2'] }]
    expect(headed({ certification_and_training, skill_categories })).toBe(
      'Electrician · 7 years’ experience · Apprenticeship as an electrician',
    )
  })

  it.each(['ECS gold card, expired June 2026', 'ECS gold card (no longer valid)'])(
    'tells no paper that is over: %s',
    (name) => {
      const certification_and_training = [{ ...blankCertification, name }]
      expect(headed({ certification_and_training })).not.toContain('ECS')
    },
  )

  it('says of nobody that they are junior where the job does not seek one', () => {
    const work_experience = [
      { ...blankWorkItem, role: 'Junior electrician', from_date: '2022-01', to_date: 'present' },
    ]
    expect(headed({ work_experience })).not.toContain('Junior')
  })

  it('tells no years of learning the trade', () => {
    const work_experience = [
      { ...blankWorkItem, role: 'Electrician', from_date: '2023-09', to_date: 'present' },
      {
        ...blankWorkItem,
        role: 'Apprentice electrician',
        from_date: '2020-08',
        to_date: '2023-08',
      },
    ]
    expect(headed({ work_experience })).toContain('Electrician · 3 years’ experience')
  })

  it('counts the years of all posts in the trade, and none where a post may be of it or there is a gap', () => {
    const post = (role: string, from_date: string, to_date: string) => ({
      ...blankWorkItem,
      role,
      from_date,
      to_date,
    })
    const now26 = post('Electrician', '2022-04', 'present')
    const years = (...posts: (typeof now26)[]) =>
      / (\d+) years/u.exec(headed({ work_experience: [now26, ...posts] }) ?? '')?.[1]
    expect(years(post('Electrician', '2018-04', '2022-03'))).toBe('8')
    expect(years(post('Cook', '2018-04', '2022-03'))).toBe('4')
    expect(years(post('Electrician', '2014-04', '2018-03'))).toBeUndefined()
    expect(years(post('All kinds of things', '2018-04', '2022-03'))).toBeUndefined()
  })

  it('names a paper without its asides, and a language with its level', () => {
    const certification_and_training = [
      { ...blankCertification, name: 'ECS gold card (no. 4711), renewed' },
    ]
    const skill_categories = [{ name: 'Languages', skills: ['German (C1, spoken at home)'] }]
    expect(headed({ certification_and_training, skill_categories })).toBe(
      'Electrician · 7 years’ experience · ECS gold card · German C1',
    )
  })

  it('is the trade that the summary opens with, where the present title is another', () => {
    const work_experience = [{ ...blankWorkItem, role: 'Taxi driver', to_date: 'present' }]
    expect(headed({ work_experience, summary: 'Qualified electrician, back in spring.' })).toBe(
      'Qualified electrician · ECS gold card · German C1',
    )
    expect(headed({ work_experience, summary: 'Electrician, not qualified yet.' })).toBe(
      'Apprenticeship as an electrician · ECS gold card',
    )
  })

  it('names the recognition of a paper from abroad, and not that paper', () => {
    const education = [{ ...blankEducationItem, degree: 'Vocational certificate, electrician' }]
    const name = 'Recognition as electrician (full equivalence)'
    const certification_and_training = [{ ...blankCertification, name }]
    expect(headed({ education, certification_and_training })).toBe(
      'Electrician · 7 years’ experience · Recognition as electrician · German C1',
    )
  })

  it('names no language of the ad to who writes in it', () => {
    const english = readJob(
      `Electrician\n\n${'- You keep the lights of the harbour on, day and night.\n'.repeat(6)}\nYou bring\n- Fluent English`,
    )
    const skill_categories = [{ name: 'Languages', skills: ['Fluent English'] }]
    const resume = { ...electrician, education: [], skill_categories }
    expect(proposeHeadline(resume, english, 'en', now)[0]?.value).not.toContain('English')
  })

  it('is none of one weak thing alone', () => {
    const german = readJob(
      `Lagerist\n\n${'- Sie packen Kisten in unserer Halle und laden sie.\n'.repeat(6)}\nAnforderungen\n- Deutsch B1`,
    )
    const skill_categories = [{ name: 'Languages', skills: ['German B2'] }]
    const work_experience = [{ ...blankWorkItem, role: 'Cook', to_date: 'present' }]
    const resume = { ...blankContent(), work_experience, skill_categories }
    expect(proposeHeadline(resume, german, 'en', now)).toEqual([])
  })

  it('is none of one paper alone, which would call somebody a learner', () => {
    const work_experience = [{ ...blankWorkItem, role: 'Cook', to_date: 'present' }]
    const bare = { work_experience, skill_categories: [], certification_and_training: [] }
    expect(headed(bare)).toBeUndefined()
  })

  it('is none where all that could be told is that somebody drives', () => {
    const education: typeof electrician.education = []
    const work_experience = [{ ...blankWorkItem, role: 'Cook', to_date: 'present' }]
    const skill_categories = [{ name: 'Other', skills: ['Driving licence B'] }]
    const nothing = { education, work_experience, skill_categories, certification_and_training: [] }
    expect(headed(nothing)).toBeUndefined()
  })
})
