/** Every must, wish and duty of an ad has a row, beside the lines of the resume that answer it. */
import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { restoreContent } from '../resume/restore.ts'
import { answersTo } from './answers.ts'

const resume = restoreContent({
  summary: 'Electrician for houses and small firms.',
  work_experience: [
    {
      role: 'Electrician',
      company: 'Harbour Electric',
      from_date: '2020-01',
      to_date: '2024-06',
      description: ['Installed 40 charging points', 'Looked after two apprentices'],
    },
  ],
  skill_categories: [{ name: 'Software', skills: ['AutoCAD'] }],
  certification_and_training: [
    { name: 'NVQ Level 3 Electrical', organization: 'City & Guilds', date: '2019' },
  ],
})

const ad = `Electrician (m/f)

Your duties
- Install charging points for electric cars
- Paint the workshop

Requirements
- at least 3 years' experience as an electrician
- AutoCAD
- driving licence
- no fear of high ladders

Nice to have
- Welding`

const rows = answersTo(resume, readJob(ad), { year: 2026, month: 1 })
const rowOf = (requirement: string) =>
  rows.find((row) => row.requirement.toLowerCase().includes(requirement.toLowerCase()))

describe('the rows of what a job asks for', () => {
  it('stand in the order of role, musts, wishes and duties, each once', () => {
    expect([...new Set(rows.map(({ group }) => group))]).toEqual(['role', 'must', 'wish', 'duty'])
    const said = rows.map(({ requirement }) => requirement)
    expect(new Set(said).size).toBe(said.length)
  })

  it('keep the role beside a demand that names it too', () => {
    const job = readJob(
      'Florist (m/f)\n\nRequirements\n- at least two years as a florist in a shop',
    )
    expect(answersTo(resume, job).map(({ group }) => group)).toEqual(['role', 'must'])
  })

  it('answer a demand of years with the posts of that occupation and their time', () => {
    const row = rowOf('3 years')
    expect(row).toMatchObject({ kind: 'years', group: 'must', state: 'shown' })
    expect(row?.lines[0]?.entry).toEqual({
      title: 'Electrician',
      organization: 'Harbour Electric',
      period: '2020-01 – 2024-06',
    })
  })

  it('say that fewer years than asked are only a part of it', () => {
    const more = answersTo(resume, readJob(ad.replace('3 years', '9 years')))
    expect(more.find(({ kind }) => kind === 'years')?.state).toBe('partly')
  })

  it('tick years with named skills only where every one of them is shown for that long', () => {
    const asked = readJob(
      'Developer (m/f)\n\nRequirements\n- Three years of experience with Python and PostgreSQL',
    )
    const of = (from: string, said: string) =>
      answersTo(
        restoreContent({
          work_experience: [
            {
              role: 'Developer',
              company: 'Quay',
              from_date: from,
              to_date: '2024-06',
              description: [said],
            },
          ],
        }),
        asked,
      ).find(({ kind }) => kind === 'years')?.state
    expect(of('2018-01', 'Wrote services in Python on PostgreSQL')).toBe('shown')
    expect(of('2018-01', 'Wrote services in Python')).toBe('partly')
    expect(of('2023-07', 'Wrote services in Python on PostgreSQL')).toBe('partly')
  })

  it('name a language with the level at which the ad asks for it', () => {
    const asked = readJob(
      `${ad}\n\nAnforderungen\n- Englisch mindestens B2, mündlich und schriftlich`,
    )
    expect(answersTo(resume, asked).map(({ requirement }) => requirement)).toContain(
      'Englisch mindestens B2, mündlich und schriftlich',
    )
  })

  it('name a language in the words of the ad where these are few, and no shift that nobody works', () => {
    const asked = readJob(
      'Koch\n\nAnforderungen\n- sehr gutes Deutsch\n- Frühschicht, keine Nachtschicht',
    )
    const said = answersTo(resume, asked).map(({ requirement }) => requirement)
    expect(said).toContain('sehr gutes Deutsch')
    expect(said).not.toContain('Nachtschicht')
  })

  it('say of a paper that is not had yet, by what stands below its name', () => {
    const booked = {
      ...resume,
      certification_and_training: resume.certification_and_training.map((paper) => ({
        ...paper,
        name: 'IPAF 3a',
        description: 'Course finished, registration pending',
      })),
    }
    const asked = readJob(ad.replace('- driving licence', '- IPAF certificate'))
    const row = answersTo(booked, asked).find(({ kind }) => kind === 'licence')
    expect(row).toMatchObject({ state: 'partly', why: 'begun' })
  })

  it('say that what is only listed is shown in part', () => {
    expect(rowOf('AutoCAD')).toMatchObject({ kind: 'skill', state: 'partly', isName: true })
  })

  it('say of a licence that no line tells of that it is missing', () => {
    expect(rowOf('driving licence')).toMatchObject({ kind: 'licence', state: 'missing', lines: [] })
  })

  it('say of a line that names nothing the tables know that nobody but its person can tell', () => {
    expect(rowOf('no fear')).toMatchObject({ group: 'must', state: 'untold', lines: [] })
  })

  it('answer a duty by the line that tells of the same things, and not by any other', () => {
    expect(rowOf('Install charging')?.lines[0]?.path).toBe('/work_experience/0/description/0')
    expect(rowOf('Paint')).toMatchObject({ kind: 'duty', state: 'missing' })
  })

  it('point into the text of the ad', () => {
    const row = rowOf('AutoCAD')
    expect(ad.slice(row?.job.start, row?.job.end)).toBe('AutoCAD')
  })

  it('are none for a job that asks for nothing', () => {
    expect(answersTo(resume, readJob('')).filter(({ group }) => group !== 'role')).toEqual([])
  })
})

describe('what falls short', () => {
  const job = readJob(`Office Manager

What you bring
- 5 years of experience as an office manager
- German at level C1
- Excel
- Driving licence`)
  const now = { year: 2026, month: 11, day: 1 }
  const post = { role: 'Office Manager', company: 'Aire', from_date: '01/2016', to_date: 'Present' }
  const whyOf = (kind: string, resume: object, ad = job) => {
    const row = answersTo(restoreContent(resume), ad, now).find((one) => one.kind === kind)
    return [row?.state, row?.why]
  }

  it('of a trade is said: related, for a short time, only learned, or only claimed', () => {
    expect(whyOf('role', { work_experience: [post] })).toEqual(['shown', null])
    const begun = [{ ...post, from_date: '10/2026' }]
    expect(whyOf('role', { work_experience: begun })).toEqual(['partly', 'brief'])
    const near = [{ ...post, role: 'Management Assistant' }]
    expect(whyOf('role', { work_experience: near })).toEqual(['partly', 'near'])
    expect(whyOf('role', { summary: 'Office manager.' })).toEqual(['partly', 'said'])
    const nurse = readJob('Nurse\n\nWhat you bring\n- Friendly')
    const learned = [{ degree: 'Nurse', university: 'Aire', to_date: '2020' }]
    expect(whyOf('role', { education: learned }, nurse)).toEqual(['partly', 'learned'])
  })

  it('of years, a level and a list is said', () => {
    const begun = [{ ...post, from_date: '01/2024' }]
    expect(whyOf('years', { work_experience: begun })).toEqual(['partly', 'fewer'])
    const skill_categories = [{ name: '', skills: ['German (B1)', 'Excel'] }]
    expect(whyOf('language', { skill_categories })).toEqual(['partly', 'lower'])
    expect(whyOf('skill', { skill_categories })).toEqual(['partly', 'listed'])
  })

  it('is a row of its own where it is the language of the ad', () => {
    const post = 'Nous cherchons pour notre boutique de Lyon une personne qui aime les livres. '
    const ad = readJob(`Libraire\n\n${post.repeat(6)}\n\nVotre profil\n- Excel`)
    const resume = { work_experience: [{ role: 'Bookseller', description: english }] }
    const row = answersTo(restoreContent(resume), ad, now).find(({ why }) => why === 'told')
    expect(row).toMatchObject({ requirement: 'Français', state: 'missing', kind: 'language' })
  })
})

const english = [
  'Advised the readers of a large bookshop and ordered what they wished for.',
  'Arranged the shelves and the windows with two colleagues each week.',
]

describe('a paper that is not finished', () => {
  const asked = readJob('Nurse\n\nEssential\n- NMC registration\n- Degree in nursing')
  const statesOf = (degree: string, to_date: string, name: string) =>
    answersTo(
      restoreContent({
        education: [{ degree, university: 'Aire University', from_date: '2022', to_date }],
        certification_and_training: [{ name }],
      }),
      asked,
      { year: 2026, month: 11 },
    )
      .filter(({ group }) => group === 'must')
      .map(({ state, why }) => [state, why])

  it.each([
    ['BSc Nursing', '2025', 'NMC registration', 'shown', null],
    ['BSc Nursing', 'present', 'NMC registration (in progress)', 'partly', 'begun'],
    ['BSc Nursing', 'expected 2027', 'NMC registration applied for', 'partly', 'begun'],
    ['BSc Nursing', '2028', 'NMC registration pending', 'partly', 'begun'],
    ['BSc Nursing (not completed)', '2025', 'NMC registration, expired', 'missing', 'over'],
  ])('is no answer that is held: %s to %s, %s', (degree, to, paper, state, why) => {
    expect(statesOf(degree, to, paper)).toEqual([
      [state, why],
      [state, why],
    ])
  })
})

it.each([
  ['PhD in biology', 'MSc Biology', 'partly'],
  ['Master’s degree', 'BSc Biology', 'partly'],
  ['Master’s degree in biology', 'PhD in Biology', 'shown'],
  ['Degree in biology', 'BSc Biology', 'shown'],
])('a degree below the one that is asked for is no such degree: %s, %s', (asked, degree, state) => {
  const resume = restoreContent({ education: [{ degree, to_date: '2015' }] })
  const rows = answersTo(resume, readJob(`Biologist\n\nRequirements\n- ${asked}\n- PCR`))
  expect(rows.find(({ kind }) => kind === 'degree')?.state).toBe(state)
})

it('a paper that has run out is missing, with its line as what is there', () => {
  const job = readJob('Nurse\n\nEssential\n- NMC registration')
  const rowOf = (...dates: string[]) =>
    answersTo(
      restoreContent({
        work_experience: [{ role: 'NMC registered nurse' }],
        certification_and_training: dates.map((date) => ({ name: 'NMC registration', date })),
      }),
      job,
      { year: 2026, month: 11 },
    ).find(({ kind }) => kind === 'licence')
  const path = '/certification_and_training/0/name'
  expect(rowOf('valid until 2024')).toMatchObject({ state: 'missing', lines: [{ path }] })
  expect(rowOf('valid until 2029')).toMatchObject({ state: 'shown' })
  // What is held answers alone.
  expect(rowOf('valid until 2024', '2025')?.lines.map((line) => line.path)).toEqual([
    '/work_experience/0/role',
    '/certification_and_training/1/name',
  ])
})

it.each([
  ['Pool Plant Operator certificate', 'Pool Plant Operator'],
  ['Pool Plant Operator', 'Pool Plant Operator certificate, renewed 2025'],
])('a paper is known by its name, with or without the word for one: %s', (asked, name) => {
  const job = readJob(`Worker\n\nRequirements\n- ${asked}`)
  const rows = answersTo(restoreContent({ certification_and_training: [{ name }] }), job)
  expect(rows.find(({ group }) => group === 'must')).toMatchObject({ state: 'shown' })
})

it('a course that is no licence stands as its entry says, too', () => {
  const rowOf = (name: string) =>
    answersTo(
      restoreContent({ certification_and_training: [{ name }] }),
      readJob('Site worker\n\nRequirements\n- Asbestos Awareness'),
      { year: 2026, month: 11 },
    ).find(({ requirement }) => requirement === 'Asbestos Awareness')
  expect(rowOf('Asbestos Awareness – failed')).toMatchObject({ state: 'missing' })
  expect(rowOf('Asbestos Awareness – in progress')).toMatchObject({
    state: 'partly',
    why: 'begun',
  })
  expect(rowOf('Asbestos Awareness')).toMatchObject({ state: 'shown' })
})

describe('the words of a row', () => {
  const rowsIn = (...lines: string[]) =>
    answersTo(resume, readJob(`Clerk\n\nRequirements\n- ${lines.join('\n- ')}`)).flatMap((row) =>
      row.group === 'must' ? [[row.kind, row.requirement]] : [],
    )

  it.each([
    ['AFGSU niveau 2 en cours de validité', 'licence'],
    ['VCA basis', 'licence'],
    ['Excel: pivots, lookups', 'skill'],
    ['University degree: law, economics, translation or the like', 'degree'],
    ['Willing to do shift work, nights, weekends', 'other'],
    ['be able to do one week in four on call, nights incl.', 'other'],
  ])('hold the level or the condition that follows a thing: %s', (line, kind) => {
    expect(rowsIn(line, 'SAP')).toContainEqual([kind, line])
  })

  it('end where the thought ends', () => {
    expect(rowsIn('Full UK driving licence. Sorry, our yard is far out', 'SAP')).toContainEqual([
      'licence',
      'Full UK driving licence',
    ])
  })

  it('show a demand of having done something, behind which the employer explains itself', () => {
    const [, words] =
      rowsIn(
        'experience of making paper flowers, or of closely related work (paper boats, hats...). Sorry, we cannot train from scratch this time',
        'SAP',
      ).find(([kind]) => kind === 'other') ?? []
    expect(words).toBe(
      'experience of making paper flowers, or of closely related work (paper boats, hats...)',
    )
  })

  it.each([
    ['Mindestens zwei Jahre als Florist in einem Laden', 'years'],
    ['no mínimo 2 anos de experiência como florista numa loja', 'years'],
  ])('tell of which kind it is: %s', (line, kind) => {
    expect(rowsIn(line, 'SAP').map(([one]) => one)).toContain(kind)
  })
})
