import { describe, expect, it } from 'vitest'

import { cleanJobText, readJob } from '#domain/ads/requirements.ts'
import { titledText } from '../jobs/titled-text.ts'
import { blankContent, blankItem } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { scoreResume } from './score.ts'

const person = (
  role: string,
  degree = '',
  days: Partial<{ from: string; to: string; until: string }> = {},
): ResumeContent => ({
  ...blankContent(),
  work_experience: [
    {
      ...blankItem('work_experience'),
      role,
      from_date: days.from ?? '2015',
      to_date: days.to ?? 'present',
    },
  ],
  education: [{ ...blankItem('education'), degree, to_date: days.until ?? '' }],
})

const scoreFor = (ad: string) => {
  const job = readJob(ad)
  return (content: ResumeContent) => scoreResume(content, job).score
}

describe('a time of learning', () => {
  const ad = 'Plumber\nRequirements\n- Driving licence'

  it.each(['Apprentice plumber', 'Volunteer plumber', 'Plumber, internship'])(
    'counts less than work where practice is asked for, and as much where it is not: %s',
    (role) => {
      const [any, experienced] = [scoreFor(ad), scoreFor(`${ad}\n- 2 years of experience`)]
      expect(any(person(role))).toBe(any(person('Plumber')))
      expect(experienced(person(role))).toBeLessThan(0.8 * experienced(person('Plumber')))
    },
  )

  it('that goes on is worth less than one that ended, by its days or its words', () => {
    const score = scoreFor(ad)
    const done = score(person('Clerk', 'Plumber', { until: '2014' }))
    expect(score(person('Clerk', 'Plumber', { until: 'present' }))).toBeLessThan(done)
    expect(score(person('Clerk', 'Plumber (in progress)'))).toBeLessThan(done)
  })

  it('that goes on lends its trade to no title that names none', () => {
    const score = scoreFor(ad)
    expect(score(person('Journeyman', 'Plumber', { until: '2014' }))).toBeGreaterThan(
      1.3 * score(person('Journeyman', 'Plumber', { until: 'present' })),
    )
  })
})

it('the subject of a degree tells little of a title that names not even a way to work', () => {
  const score = scoreFor('Biologist\nRequirements\n- Driving licence')
  const [none, leave, analyst] = ['', 'Family leave', 'Analyst'].map((role) =>
    score(person(role, 'BSc Biology')),
  )
  expect(analyst).toBeGreaterThan(1.5 * (leave ?? 0))
  expect(leave).toBeLessThan(1.5 * (none ?? 0))
})

it('the subject of a degree tells more of such a title where lines below it tell of work', () => {
  const score = scoreFor('Car mechanic\nRequirements\n- Driving licence')
  const told = person('Oficial de primera', 'Ciclo superior de Automoción')
  const [work] = told.work_experience
  const description = ['Correas y embragues', 'Revisión previa a la inspección']
  const withLines = { ...told, work_experience: work ? [{ ...work, description }] : [] }
  expect(score(withLines)).toBeGreaterThan(1.5 * score(told))
})

it('a degree that is called by a way to work names no trade, in whatever language', () => {
  const score = scoreFor('Technician\nRequirements\n- Driving licence')
  const [spanish, english] = ['Técnico superior en Zorblaxia', 'Diploma in Zorblaxia'].map(
    (degree) => score(person('Cook', degree)),
  )
  expect(spanish).toBe(english)
})

it('the lines below a title name no trade', () => {
  const ad = scoreFor('Reinigungskraft\nAnforderungen\n- Führerschein B')
  const helper = person('Helfer in der Werkbank')
  const [work] = helper.work_experience
  const description = ['Reinigung der Maschinen', 'Montage von Formen']
  const told = { ...helper, work_experience: work ? [{ ...work, description }] : [] }
  expect(ad(told)).toBe(ad(helper))
})

it('the title of an ad that names a subject and nobody is met by the trades that it leads to', () => {
  const score = scoreFor(
    'Mitarbeiter/in Veranstaltungsorganisation (m/w/d)\nProfil\n- Führerschein B',
  )
  expect(score(person('Veranstaltungskaufmann'))).toBeGreaterThan(60)
  expect(score(person('Zahnarzt'))).toBeLessThan(20)
})

it('who helps or serves a profession by its subject is near to it, and no member of it', () => {
  const score = scoreFor('Dietitian\nRequirements\n- Driving licence')
  expect(score(person('Technician, nutrition'))).toBeLessThan(0.7 * score(person('Dietitian')))
  expect(score(person('Technician, nutrition'))).toBeGreaterThan(score(person('Technician')))
})

it.each([
  ['Sachbearbeiter Personal', 'Personalsachbearbeiterin'],
  ['Personalsachbearbeiter (m/w/d)', 'Sachbearbeiterin Personal'],
])('a compound and its parts name one trade: %s, %s', (title, role) => {
  const score = scoreFor(`${title}\nAnforderungen\n- Führerschein B`)
  expect(score(person(role))).toBe(score(person(title)))
})

describe('a trade that no table knows', () => {
  it.each([
    ['Zorblaxologe', 'Zorblaxologie-Spezialistin'],
    ['Fachkraft für Zorblaxlogistik', 'Zorblaxlogistiker'],
    ['Zorblaxerero', 'Responsable de zorblaxerería'],
  ])('is met by a word of the same root, and by no common word: %s, %s', (title, role) => {
    const score = scoreFor(
      cleanJobText(titledText(title, 'Wir freuen uns.\n\nAnforderungen\n- Excel')),
    )
    expect(score(person(role))).toBe(score(person(title)))
    expect(score(person('Fachkraft für Lager'))).toBeLessThan(30)
  })

  it('is met by who learned it and bears a title that names none', () => {
    const score = scoreFor('Zorblaxoptiker (m/w/d)\n\nAnforderungen\n- Excel')
    const learned = score(person('Gesellin', 'Gesellenprüfung im Zorblaxoptikerhandwerk'))
    expect(learned).toBeGreaterThan(0.8 * score(person('Zorblaxoptikerin')))
  })

  it('stands above a text that names it only in passing', () => {
    const text =
      'Clínica Sol busca ZORBLAXER para incorporación en enero, en uno de sus dos centros de Valencia.'
    expect(titledText('Zorblaxer', text)).toBe(`Zorblaxer\n\n${text}`)
    expect(titledText('Zorblaxer', 'ZORBLAXER (m/f)\n\nValencia')).toBe(
      'ZORBLAXER (m/f)\n\nValencia',
    )
  })
})

describe('a register that no table knows', () => {
  it.each([
    ['Veterinary nurse\nRequirements\n- You are on the RQZX register', 'Veterinary nurse'],
    ['Nutricionista\nRequisitos\n- registro ativo no RQZX', 'Nutricionista'],
    ['Dierenarts\nFunctie-eisen\n- Je bent ingeschreven in het RQZX', 'Dierenarts'],
  ])('takes its part of all the rest from who is not in it: %j', (ad, role) => {
    const score = scoreFor(ad)
    const papers = [{ ...blankItem('certification_and_training'), name: 'RQZX 12345' }]
    const without = score(person(role))
    const registered = score({ ...person(role), certification_and_training: papers })
    expect(without).toBeLessThan(0.95 * registered)
  })

  it('is no program in which something is registered', () => {
    const { certifications } = readJob('Clerk\nRequirements\n- Registration of orders in SAP')
    expect(certifications).toEqual([])
  })
})
