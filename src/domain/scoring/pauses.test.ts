import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { answersTo } from '../answers/answers.ts'
import { restoreContent } from '../resume/restore.ts'
import { proposeHeadline } from '../tailoring/propose/headline.ts'
import { verifyResume } from '../truth/verify.ts'
import { isPause, workIn } from './pauses.ts'
import { yearsAs, yearsInTrade } from './years-as.ts'

describe('an entry among the posts', () => {
  it.each([
    'Career break',
    'Career break (full-time carer)',
    'Parental Leave',
    'Sabbatical – Asia',
    'Travelling in South America',
    'Unemployed, looking for work',
    'Stay-at-home parent',
    'Elternzeit',
    'Elternzeit und Umzug',
    'Weltreise',
    'Arbeitssuchend',
    'Congé parental',
    'Recherche d’emploi',
    'Année sabbatique',
    'Excedencia por cuidado de hijos',
    'Viajes por Asia',
    'En paro',
    'Licença de maternidade',
    'Ano sabático',
    'Desempregada',
    'Ouderschapsverlof',
    'Wereldreis',
    'Werkzoekend',
  ])('"%s" is a pause', (role) => {
    expect(isPause({ role, company: '' })).toBe(true)
    expect(isPause({ role: '', company: role })).toBe(true)
  })

  it.each([
    'Parental leave cover, Nurse',
    'Travel agent',
    'Travel Nurse',
    'Elternzeitvertretung',
    'Reiseleiterin',
    'Pausenaufsicht',
    'Sabbatical Officer',
    'Agente de viajes',
    'Viagens Abreu',
    'Reisadviseur',
    'Nurse',
    '',
  ])('"%s" is none', (role) => {
    expect(isPause({ role, company: '' })).toBe(false)
  })
})

const now = { year: 2026, month: 11 }
const withBreak = restoreContent({
  work_experience: [
    { role: 'Career break', company: 'Family', from_date: '01/2021', to_date: 'present' },
    { role: 'Nurse', company: 'St Mary', from_date: '01/2018', to_date: '12/2020' },
  ],
})

it('a pause adds no years, in whatever trade, and is no title to stand under a name', () => {
  expect(workIn(withBreak).map(({ role }) => role)).toEqual(['Nurse'])
  const job = readJob('Nurse\n\nEssential\n- Four years of experience as a nurse\n- Wound care')
  const years = answersTo(withBreak, job, now).find(({ kind }) => kind === 'years')
  expect(years).toMatchObject({ state: 'partly', lines: [{ text: 'Nurse' }] })
  expect(yearsAs('Nurse', withBreak, now)).toBe(3)
  expect(yearsInTrade('Nurse', withBreak, now)).toBe(3)
  const [headline] = proposeHeadline(withBreak, job, 'en', now)
  expect(headline?.value).not.toContain('break')
  const claims = (summary: string) =>
    verifyResume(withBreak, { ...withBreak, summary }, { language: 'en', now })
  expect(claims('Nurse with 3 years of experience.')).toEqual([])
  expect(claims('Nurse with 6 years of experience.')).not.toEqual([])
})

it('a pause between two posts is not worked through', () => {
  const resume = restoreContent({
    work_experience: [
      { role: 'Nurse', company: 'Elm House', from_date: '01/2022', to_date: '12/2023' },
      { role: 'Parental leave', from_date: '01/2020', to_date: '12/2021' },
      { role: 'Nurse', company: 'St Mary', from_date: '01/2018', to_date: '12/2019' },
    ],
  })
  const claims = (years: number) =>
    verifyResume(
      resume,
      { ...resume, summary: `Nurse with ${years} years of experience.` },
      { language: 'en', now },
    )
  expect(claims(4)).toEqual([])
  expect(claims(6)).not.toEqual([])
})
