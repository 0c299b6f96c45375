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

  it('is a title alone only where it is of the job and the summary does not open with it', () => {
    const made = (role: string, summary: string) => {
      const work_experience = [{ ...blankWorkItem, role, to_date: 'present' }]
      const harbour = readJob('Harbour electrician\n\nRequirements\n- Wiring')
      const resume = { ...blankContent(), summary, work_experience }
      return proposeHeadline(resume, harbour, 'en').map(({ value }) => value)
    }
    expect(made('Electrician', 'Twelve years of it.')).toEqual(['Electrician'])
    expect(made('Electrician', 'Electrician for twelve years.')).toEqual([])
    expect(made('Harbour hand', 'Twelve years of it.')).toEqual([])
  })

  it('names no rank above the post, and no list of skills', () => {
    const headed = (role: string, skill: string) => {
      const work_experience = [{ ...blankWorkItem, role, to_date: 'present' }]
      const ad = readJob('Electrician\n\nRequirements\n- Driving licence B\n- Wiring')
      const skill_categories = [{ name: 'Other', skills: [skill] }]
      const resume = { ...blankContent(), work_experience, skill_categories }
      return proposeHeadline(resume, ad, 'en').map(({ value }) => value)
    }
    expect(headed('Electrician', 'Driving licence B')).toEqual(['Electrician · Driving licence B'])
    expect(headed('Electrician', 'Driving licence B; car in Leeds')).toEqual(['Electrician'])
    expect(headed('Director of Electrical Works', 'Driving licence B')).toEqual([])
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

  it('tells what must be where the summary says it too, and no years that it tells', () => {
    expect(headed({ summary: 'Electrician for seven years, with the ECS gold card.' })).toBe(
      'Electrician · ECS gold card · German C1 · Driving licence B',
    )
  })

  it('tells no paper that is under way, and no language below the level that is asked for', () => {
    const certification_and_training = [
      { ...blankCertification, name: 'ECS gold card', description: 'applied for' },
    ]
    const skill_categories = [{ name: 'Languages', skills: ['German A2'] }]
    expect(headed({ certification_and_training, skill_categories })).toBe(
      'Electrician · 7 years’ experience',
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
    expect(headed({ work_experience })).toBeUndefined()
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

  it.each(['Exam in autumn 2027', '2027-10', 'expired 2020', 'Prüfung im Herbst 2027'])(
    'tells no paper whose date says that it is not had: %s',
    (date) => {
      const card = { ...blankCertification, name: 'ECS gold card' }
      const papers = (one: string) => ({ certification_and_training: [{ ...card, date: one }] })
      expect(headed(papers(date))).toBe(
        'Electrician · 7 years’ experience · German C1 · Driving licence B',
      )
      expect(headed(papers('2020'))).toContain('ECS gold card')
    },
  )

  it('tells no skill of a beginner as one that is had', () => {
    const advert = readJob('Electrician\n\nYou bring\n- advanced Python\n- DATEV')
    const told = (skills: string[]) =>
      proposeHeadline(
        { ...electrician, skill_categories: [{ name: 'Tools', skills }] },
        advert,
        'en',
        now,
      )[0]?.value ?? ''
    expect(told(['Python', 'DATEV'])).toMatch(/Python/)
    expect(told(['Python (basics)', 'DATEV (Grundkenntnisse)'])).not.toMatch(/Python|DATEV/)
  })

  it('tells no years of helping whoever held the title', () => {
    const post = (role: string, from_date: string, to_date: string) => ({
      ...blankWorkItem,
      role,
      from_date,
      to_date,
    })
    const work_experience = [
      post('Electrician', '2022-09', 'present'),
      post('Assistant electrician', '2015-08', '2022-08'),
    ]
    expect(headed({ work_experience })).toContain('Electrician · 4 years’ experience')
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

  it('names a paper whole but for a word behind it, and a language with its level', () => {
    const certification_and_training = [
      { ...blankCertification, name: 'ECS gold card (Scotland), renewed' },
    ]
    const skill_categories = [{ name: 'Languages', skills: ['German (C1, spoken at home)'] }]
    expect(headed({ certification_and_training, skill_categories })).toBe(
      'Electrician · 7 years’ experience · ECS gold card (Scotland) · German C1',
    )
  })

  it('is the trade that the summary opens with, where the present title is another', () => {
    const work_experience = [{ ...blankWorkItem, role: 'Taxi driver', to_date: 'present' }]
    expect(headed({ work_experience, summary: 'Qualified electrician, back in spring.' })).toBe(
      'Qualified electrician · ECS gold card · German C1 · Driving licence B',
    )
    const education = [{ ...blankEducationItem, degree: 'Evening classes' }]
    const summary = 'Electrician, not qualified yet.'
    expect(headed({ work_experience, education, summary })).toMatch(/^Taxi driver · /u)
  })

  it('names the recognition of a paper from abroad, and not that paper', () => {
    const education = [{ ...blankEducationItem, degree: 'Vocational certificate, electrician' }]
    const name = 'Recognition as electrician (full equivalence)'
    const certification_and_training = [{ ...blankCertification, name }]
    expect(headed({ education, certification_and_training })).toBe(
      'Electrician · 7 years’ experience · Recognition as electrician (full equivalence) · German C1',
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

  it('leaves the years away before what the ad demands where both are too long', () => {
    const name = 'Recognition as electrician by the chamber of commerce and crafts of Leipzig'
    const certification_and_training = [{ ...blankCertification, name }]
    expect(headed({ certification_and_training })).toBe(`Electrician · ${name} · German C1`)
  })

  it('names a paper that a line of the ad has all words of', () => {
    const crane = readJob('Electrician\n\nYou must have\n- TCVT W4-01 or the like, still valid')
    const papers = (description: string) => {
      const paper = { ...blankCertification, name: 'TCVT W4-01', description }
      const resume = { ...electrician, certification_and_training: [paper] }
      return proposeHeadline(resume, crane, 'en', now)[0]?.value
    }
    expect(papers('')).toContain('TCVT W4-01')
    expect(papers('expired in June')).not.toContain('TCVT')
  })

  it('puts an aside of a title in brackets before other parts', () => {
    const work_experience = [{ ...blankWorkItem, role: 'Electrician, lights', to_date: 'present' }]
    expect(headed({ work_experience })).toContain('Electrician (lights) · ECS gold card · ')
  })

  it('tells programs in the order of the ad', () => {
    const developer = readJob('Web developer\n\nRequirements\n- TypeScript\n- GraphQL\n- React')
    const work_experience = [{ ...blankWorkItem, role: 'Web developer', to_date: 'present' }]
    const skill_categories = [{ name: 'Tools', skills: ['React', 'GraphQL', 'TypeScript'] }]
    const resume = { ...blankContent(), work_experience, skill_categories }
    expect(proposeHeadline(resume, developer, 'en', now)[0]?.value).toBe(
      'Web developer · TypeScript · GraphQL',
    )
  })

  it('is a title of another trade only with what must be, and more than a driving licence', () => {
    const work_experience = [{ ...blankWorkItem, role: 'Cook', to_date: 'present' }]
    expect(headed({ work_experience, education: [] })).toBe(
      'Cook · ECS gold card · German C1 · Driving licence B',
    )
    const driver = { skill_categories: [{ name: 'Other', skills: ['Driving licence B'] }] }
    const bare = { work_experience, education: [], certification_and_training: [] }
    expect(headed({ ...bare, ...driver })).toBeUndefined()
    const gap = [{ ...blankWorkItem, role: 'Break, care of my mother', to_date: 'present' }]
    expect(headed({ work_experience: gap, education: [] })).toBeUndefined()
  })

  it('names a class of licence by its row', () => {
    const skill_categories = [{ name: 'Driving licence', skills: ['C with code 95'] }]
    const driver = readJob('Truck driver\n\nYou bring\n- Driving licence C with code 95')
    const work_experience = [{ ...blankWorkItem, role: 'Truck driver', to_date: 'present' }]
    const resume = { ...blankContent(), work_experience, skill_categories }
    const [made] = proposeHeadline(resume, driver, 'en', now)
    expect(made?.value).toBe('Truck driver · Driving licence C with code 95')
  })
})
