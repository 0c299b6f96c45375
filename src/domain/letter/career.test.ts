/** Which posts a letter tells, in whose manner, and what of the demands stands in it. */
import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import type { Language } from '../language/languages.ts'
import { restoreContent } from '../resume/restore.ts'
import { checkLetter } from './check-letter.ts'
import { gapsIn } from './gaps.ts'
import { writeLetter } from './write-letter.ts'

const names = { title: 'Quartermaster', company: 'Acme Harbour Ltd' }

const nurse = restoreContent({
  contact_info: { name: 'Ruth Adeyemi', possible_work_locations: ['Remote', 'Leeds, UK'] },
  work_experience: [
    {
      role: 'Staff Nurse',
      company: 'Aire General (NHS)',
      from_date: '2021-03',
      to_date: 'present',
      description: [
        'Led the move to electronic records on the ward',
        'Practice assessor for three students a year',
        'Night rota for 28 beds',
      ],
    },
    {
      role: 'Care Assistant',
      company: 'Hill House',
      from_date: '2017',
      to_date: '2019',
      description: ['Cut falls from 9 to 2 a year'],
    },
  ],
  education: [{ degree: 'BSc Nursing', university: 'University of Leeds' }],
  certification_and_training: [
    { name: 'NMC registration', organization: 'Nursing and Midwifery Council' },
  ],
})

describe('what a letter tells of a resume', () => {
  it('tells posts that followed one another at one employer as one stay', () => {
    const [held, before] = nurse.work_experience
    if (held === undefined || before === undefined) throw new Error('no posts')
    const first = { ...before, role: 'Apprentice', from_date: '2015', to_date: '2017' }
    const content = { ...nurse, work_experience: [held, before, first] }
    const body = writeLetter(content, { ...names, title: 'Staff Nurse', reading: null }, 'en').body
    expect(body).toContain(
      'From 2015 to 2019 I worked at Hill House, first as an Apprentice and then as a Care Assistant.',
    )
    const passages = checkLetter(content, body, names, 'en')
    expect(passages.flatMap(({ violations }) => violations)).toEqual([])
  })

  it('tells a post of one year by that year, and no pause', () => {
    const [held, before] = nurse.work_experience
    if (held === undefined || before === undefined) throw new Error('no posts')
    const pause = { ...before, role: 'Career break', company: 'Family' }
    const short = { ...before, from_date: '2018-02', to_date: '2018-11' }
    const content = { ...nurse, work_experience: [held, pause, short] }
    const body = writeLetter(content, { ...names, reading: null }, 'en').body
    expect(body).toContain('In 2018 I worked as a Care Assistant at Hill House.')
    expect(body).not.toContain('Family')
    const passages = checkLetter(content, body, names, 'en')
    expect(passages.flatMap(({ violations }) => violations)).toEqual([])
  })

  it('says of each line of before whose it is', () => {
    const [held, before] = nurse.work_experience
    if (held === undefined || before === undefined) throw new Error('no posts')
    const description = ['Night rota of the ward, drug rounds', 'Drug rounds at night on the ward']
    const content = { ...nurse, work_experience: [held, { ...before, description }] }
    const reading = readJob('Nurse\n\nTasks\n- drug rounds on the ward at night')
    const body = writeLetter(content, { ...names, reading }, 'en').body
    expect(body.match(/\(Hill House\)/gu)).toHaveLength(2)
  })

  it.each([
    ['+55 47 5550-0143', 'Prezados senhores,'],
    ['(47) 5550-0143', 'Prezados senhores,'],
    ['+351 960 000 218', 'Exmos. Senhores,'],
    ['', 'Exmos. Senhores,'],
  ])('in Portuguese greets as in the country of the telephone "%s"', (phone, greeting) => {
    const content = { ...nurse, contact_info: { ...nurse.contact_info, phone } }
    expect(writeLetter(content, { ...names, reading: null }, 'pt')).toMatchObject({ greeting })
  })

  it('leaves out a language below the level that is asked for', () => {
    const skills = ['French B2']
    const content = { ...nurse, skill_categories: [{ name: 'Languages', skills }] }
    const body = (level: string) =>
      writeLetter(
        content,
        { ...names, reading: readJob(`Nurse\n\nEssential\n- NMC registration\n- French ${level}`) },
        'en',
      ).body
    expect(body('B1')).toContain('- French B2')
    expect(body('C1')).not.toContain('French')
  })

  it('lists of licences and certificates those that the ad demands', () => {
    const certification_and_training = [
      'Registered in Leeds',
      'Complaints',
      'Flower arranging',
    ].map((name) => ({ ...nurse.certification_and_training[0], name }))
    const content = restoreContent({ ...nurse, certification_and_training })
    const reading = readJob(
      'Nurse\n\nEssential\n- Registration as a nurse\n- Calm with complaints of all kinds',
    )
    const body = writeLetter(content, { ...names, reading }, 'en').body
    expect(body).not.toContain('Flower')
  })

  it('tells what is not finished as that, and never as what one has', () => {
    const [study] = nurse.education
    const [paper] = nurse.certification_and_training
    if (study === undefined || paper === undefined) throw new Error('nothing studied')
    const content = {
      ...nurse,
      education: [{ ...study, from_date: '2024', to_date: 'present' }],
      certification_and_training: [{ ...paper, name: 'Diving certificate (in progress)' }],
    }
    const reading = readJob('Nurse\n\nEssential\n- Degree in nursing\n- Diving certificate')
    const body = writeLetter(content, { ...names, reading }, 'en').body
    expect(body).toContain('Still in progress: BSc Nursing; Diving certificate.')
    expect(body).not.toContain('- BSc')
    const passages = checkLetter(content, body, names, 'en')
    expect(passages.flatMap(({ violations }) => violations)).toEqual([])
  })

  it.each([
    ['exam booked for 9 January', 'Still in progress: Diving certificate.'],
    ['exam in January', '- Diving certificate (exam in January)'],
    ['not repeated since', '- Diving certificate (not repeated since)'],
    ['exam passed with merit', '- Diving certificate\n'],
    ['three days at sea', '- Diving certificate\n'],
  ])('tells of a paper beside which stands "%s" no more than that', (description, said) => {
    const paper = { name: 'Diving certificate', organization: 'Harbour School', description }
    const content = restoreContent({ ...nurse, certification_and_training: [paper] })
    const reading = readJob('Nurse\n\nEssential\n- Diving certificate')
    const body = writeLetter(content, { ...names, reading }, 'en').body
    expect(`${body}\n`).toContain(said)
    const passages = checkLetter(content, body, names, 'en')
    expect(passages.flatMap(({ violations }) => violations)).toEqual([])
  })

  it('names no training as a post beside the one that it led to', () => {
    const post = { company: 'Hafen GmbH', description: [] }
    const content = restoreContent({
      work_experience: [
        { ...post, role: 'Eventkaufmann', from_date: '2024', to_date: 'present' },
        { ...post, role: 'Ausbildung Eventkaufmann', from_date: '2021', to_date: '2024' },
      ],
    })
    const body = writeLetter(
      content,
      { ...names, title: 'Eventkaufmann', reading: null },
      'de',
    ).body
    expect(body).not.toContain('als Ausbildung')
  })

  it('leaves out none of the certificates that must be, and puts them first', () => {
    const papers = ['Crane', 'Forklift', 'Welding', 'Rigging', 'Scaffold', 'Diving', 'First aid']
    const named = papers.map((paper) => `${paper} certificate`)
    const content = restoreContent({
      work_experience: nurse.work_experience,
      certification_and_training: named.map((name) => ({ name })),
    })
    const reading = readJob(`Nurse\n\nEssential\n${named.map((name) => `- ${name}`).join('\n')}`)
    const body = writeLetter(content, { ...names, reading }, 'en').body
    for (const name of named) expect(body).toContain(`\n- ${name}`)
    expect(body.indexOf('Crane')).toBeLessThan(body.indexOf('Some examples from my work'))
  })

  it.each([
    [
      'Vaga: modelista. Salário R$ 4.200, vale-alimentação.',
      '+31 6 5550 0204',
      'Prezados senhores,',
    ],
    ['Vaga: modelista em Blumenau/SC, experiência em equipe.', '', 'Prezados senhores,'],
    ['Vaga de modelista. Vencimento 1.400 €, a nossa equipa espera.', '', 'Exmos. Senhores,'],
  ])(
    'in Portuguese without a telephone of either country greets as the ad speaks: %s',
    (ad, phone, greeting) => {
      const content = { ...nurse, contact_info: { ...nurse.contact_info, phone } }
      const letter = writeLetter(content, { ...names, reading: readJob(ad) }, 'pt')
      expect(letter.greeting).toBe(greeting)
    },
  )

  it.each<[Language, string, string]>([
    ['es', 'Prácticas en planificación', 'trabajé en Acme (prácticas en planificación).'],
    ['de', 'Schülerpraktikum', 'habe ich bei Acme (Schülerpraktikum) gearbeitet.'],
    ['en', 'Internship in banking', 'I worked at Acme (an internship in banking).'],
  ])('puts in brackets in %s what somebody did and is no title: %s', (language, role, said) => {
    const [, before] = nurse.work_experience
    if (before === undefined) throw new Error('no posts')
    const content = { ...nurse, work_experience: [{ ...before, role, company: 'Acme' }] }
    const { body } = writeLetter(content, { ...names, reading: null }, language)
    expect(body).toContain(said)
    const passages = checkLetter(content, body, names, language)
    expect(passages.flatMap(({ violations }) => violations)).toEqual([])
  })

  it('tells of who directed what they did themselves, and leaves it to them why they want less', () => {
    const [held, before] = nurse.work_experience
    if (held === undefined || before === undefined) throw new Error('no posts')
    const director = {
      ...held,
      role: 'Director of Nursing',
      to_date: '2025',
      description: ['Budget of £6m, 94 staff on the ward', 'Night rota of the ward'],
    }
    const own = { ...before, role: 'Staff Nurse', description: ['Drug rounds on the ward'] }
    const content = { ...nurse, work_experience: [director, own] }
    const reading = readJob('Staff Nurse\n\nTasks\n- drug rounds on the ward\n- night rota')
    const job = { ...names, title: 'Staff Nurse', reading }
    const { body } = writeLetter(content, job, 'en')
    expect(body).toContain('From 2017 to 2019 I worked as a Staff Nurse at Hill House.')
    expect(body).toContain('- Drug rounds on the ward (Hill House)')
    expect(body).not.toContain('94 staff')
    expect(gapsIn(body)).toEqual(['[your reason]'])
    const passages = checkLetter(content, body, { ...names, title: 'Staff Nurse' }, 'en')
    expect(passages.flatMap(({ violations }) => violations)).toEqual([])
    expect(writeLetter(content, { ...job, title: 'Head of Nursing' }, 'en').body).toContain('94')
  })

  it.each(['Assistant to the Director', 'Ward Manager'])(
    'takes nobody for one who directed by the title %s',
    (role) => {
      const [held] = nurse.work_experience
      if (held === undefined) throw new Error('no posts')
      const content = { ...nurse, work_experience: [{ ...held, role, description: ['94 staff'] }] }
      const { body } = writeLetter(content, { ...names, title: 'Staff Nurse', reading: null }, 'en')
      expect(gapsIn(body)).toEqual([])
    },
  )
})
