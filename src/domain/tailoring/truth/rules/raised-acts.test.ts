import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'
import { blankContent } from '../../../resume/blank.ts'
import { verifyResume } from '../../truth.ts'

describe('an act that makes or runs a thing', () => {
  it.each([
    ['en', 'Took notes in 30 user interviews.', 'Conducted 30 user interviews.'],
    ['en', 'Reviewed 30 A/B tests.', 'Designed 30 A/B tests.'],
    ['de', 'Vorbereitung der Lohnabrechnung.', 'Verantwortung für die Lohnabrechnung.'],
    ['es', 'Revisión de planos de obra.', 'Diseño de planos de obra.'],
    ['fr', 'Relecture des plans de table.', 'Conception des plans de table.'],
    ['pt', 'Preparação de duas auditorias.', 'Condução de duas auditorias.'],
    ['nl', 'Notulen gemaakt van overleggen.', 'Overleggen geleid.'],
    ['en', 'Write the minutes of site meetings.', 'Chair site meetings and send out the minutes.'],
    ['en', 'Keep HACCP records for the officer.', 'Audit HACCP records for the officer.'],
    ['es', 'Acompañamiento de una aprendiza.', 'Formación de una aprendiza.'],
  ] as const)('stands in no place of one that looked on or prepared in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).not.toEqual([])
  })

  it.each([
    ['en', 'Checked the stock every week.', 'Carried out weekly stock checks.'],
    ['en', 'Prepared monthly reports.', 'Created monthly reports.'],
    ['de', 'Prüfung der Rechnungen.', 'Durchführung von Rechnungsprüfungen.'],
    ['es', 'Revisión semanal de extintores.', 'Realización de revisiones semanales de extintores.'],
    ['nl', 'Voorraad gecontroleerd.', 'Voorraadcontroles uitgevoerd.'],
  ] as const)('may carry the same act in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).toEqual([])
  })
})

describe('what was done under supervision', () => {
  it.each([
    [
      'es',
      'Conexión de mecanismos bajo la supervisión de un oficial.',
      'Conecté mecanismos supervisado por un oficial.',
    ],
    ['pt', 'Cálculo de férias sob supervisão.', 'Férias calculadas com supervisão.'],
  ] as const)('may say so in other words in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).toEqual([])
  })
})

describe('how far something reaches', () => {
  it.each([
    ['en', 'Worked on a hand hygiene plan.', 'Worked on a hospital-wide hand hygiene plan.'],
    ['de', 'Mitarbeit an einem Protokoll.', 'Mitarbeit an einem klinikweiten Protokoll.'],
    ['es', 'Aplicación de las pruebas.', 'Aplicación de las pruebas a todo el colegio.'],
    ['fr', 'Tenue du planning.', "Tenue du planning à l'échelle du groupe hospitalier."],
    ['pt', 'Aplicação dos testes.', 'Aplicação dos testes a todo o agrupamento.'],
    ['nl', 'Meegewerkt aan een audit.', 'Meegewerkt aan een ziekenhuisbrede audit.'],
  ] as const)('is not widened by one word in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).not.toEqual([])
  })

  it('does not rise to those who decide', () => {
    const was = 'Presented findings to category managers.'
    expect(claimsOfLine(was, 'Presented findings to the executive team.', 'en')).not.toEqual([])
    expect(claimsOfLine(was, 'Presented the findings to managers.', 'en')).toEqual([])
  })
})

describe('the years of a summary', () => {
  const job = { role: 'Nurse', company: 'A', location: '', description: [] }
  const original = {
    ...blankContent(),
    summary: 'Nurse with 7 years of experience in surgery.',
    work_experience: [
      { ...job, from_date: '2018', to_date: '2025' },
      { ...job, role: 'Carer', company: 'B', from_date: '2012', to_date: '2016' },
    ],
  }
  const claims = (summary: string) =>
    verifyResume(original, { ...original, summary }, { language: 'en', translatedTo: 'en' })

  it('are no more than it states, whatever the dates of all jobs span', () => {
    expect(claims('Nurse with 12 years of experience in surgery.')).not.toEqual([])
    expect(claims('Nurse with seven years of experience in surgery.')).toEqual([])
  })
})
