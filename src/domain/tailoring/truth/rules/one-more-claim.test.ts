import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'
import type { Language } from '../../../language/languages.ts'
import { blankContent } from '../../../resume/blank.ts'
import type { ResumeContent } from '../../../resume/resume.ts'
import { verifyResume } from '../../truth.ts'

const isStopped = (before: string, after: string, language: Language) =>
  claimsOfLine(before, after, language).length > 0

describe('what brought something about', () => {
  it.each([
    ['en', 'Fewer faults thanks to monthly inspections.', 'Fewer faults thanks to a new crane.'],
    ['de', 'Weniger Ausfälle dank neuer Verträge.', 'Weniger Ausfälle dank neuer Maschinen.'],
    [
      'es',
      'Menos averías gracias a las revisiones.',
      'Menos averías gracias a un programa informático.',
    ],
    ['fr', 'Moins de pannes grâce aux révisions.', 'Moins de pannes grâce à une nouvelle machine.'],
    ['pt', 'Menos avarias graças às revisões.', 'Menos avarias graças a um programa informático.'],
    [
      'nl',
      'Wachttijd verkort door een terugbelsysteem.',
      'Wachttijd verkort door extra personeel.',
    ],
  ] as const)('may not be exchanged for another cause in %s', (language, before, after) => {
    expect(isStopped(before, after, language)).toBe(true)
  })

  it.each([
    [
      'en',
      'Fewer faults thanks to monthly inspections.',
      'Thanks to inspections every month, fewer faults.',
    ],
    ['de', 'Weniger Ausfälle dank neuer Verträge.', 'Aufgrund neuer Verträge weniger Ausfälle.'],
    ['es', 'Menos averías gracias a las revisiones.', 'Menos averías debido a la revisión.'],
    ['nl', 'Afval verminderd door beter te plannen.', 'Afval verminderd door een betere planning.'],
  ] as const)('may be said in other words in %s', (language, before, after) => {
    expect(isStopped(before, after, language)).toBe(false)
  })
})

describe('one more act', () => {
  it.each([
    ['es', 'Lavado y secado del cabello.', 'Lavado, secado y corte del cabello.'],
    ['nl', 'Toetsen voor het college geschreven.', 'Toespraken voor het college geschreven.'],
    ['nl', "Meegeholpen bij het inwerken van collega's.", "Collega's ingewerkt en begeleid."],
    [
      'fr',
      'Organisation de sorties scolaires.',
      "Création d'une association de sorties scolaires.",
    ],
    ['en', 'Installed kitchens.', 'Designed and installed kitchens.'],
    ['de', 'Einbau von Küchen.', 'Planung und Einbau von Küchen.'],
    ['es', 'Instalación de cocinas.', 'Diseño e instalación de cocinas.'],
    ['fr', 'Nettoyage des salles.', 'Nettoyage et stérilisation des salles.'],
    ['pt', 'Limpeza dos blocos.', 'Limpeza e esterilização dos blocos.'],
    ['nl', 'Keukens geplaatst.', 'Keukens ontworpen en geplaatst.'],
    ['es', 'Revisión de las facturas.', 'Aprobación de las facturas.'],
    ['es', 'Pacientes para TAC.', 'Pacientes para TAC y resonancia.'],
    ['pt', 'Verificação das faturas.', 'Aprovação das faturas.'],
    [
      'fr',
      'Formation de six gestionnaires à la lecture des indicateurs.',
      'Formation de six gestionnaires à la lecture des indicateurs et encadrement de six analystes.',
    ],
  ] as const)('is stopped in %s: %s', (language, before, after) => {
    expect(isStopped(before, after, language)).toBe(true)
  })

  it('in points is another number than the difference of the two', () => {
    const before = 'Grew open rates from 21% to 29%.'
    expect(isStopped(before, 'Grew open rates by 18 percentage points to 29%.', 'en')).toBe(true)
    expect(isStopped(before, 'Grew open rates by 8% to 29%.', 'en')).toBe(true)
  })

  it.each([
    ['en', 'Installed kitchens and cleaned them.', 'Cleaned and installed kitchens.'],
    ['de', 'Beratung von Angehörigen.', 'Angehörige beraten und informiert.'],
    ['de', 'Einweisung von Praktikanten.', 'Einweisung von Praktikantinnen und Praktikanten.'],
    ['nl', 'Klachten doorgegeven aan de chef.', 'Geef klachten door aan de chef.'],
    ['fr', 'Pose de parquets et ponçage.', 'Ponçage et pose de parquets.'],
    ['fr', 'Formation de deux apprentis.', 'Formation et accompagnement de deux apprentis.'],
    ['en', 'Helped move services from virtual machines.', 'Helped move services from VMs.'],
    ['es', 'Vacunación de 1.500 pacientes.', 'Administración de vacunas a 1.500 pacientes.'],
    ['en', 'Raised coverage from 45% to 80%.', 'Increased coverage to 80%.'],
    ['en', 'Grew open rates from 21% to 29%.', 'Grew open rates by 8 percentage points to 29%.'],
    ['nl', 'Maaltijden bereid voor 80 gasten.', 'Bereiding van maaltijden voor tachtig personen.'],
  ] as const)('is none in %s where the source says as much: %s', (language, before, after) => {
    expect(isStopped(before, after, language)).toBe(false)
  })
})

describe('a thing of another line', () => {
  const lines = (first: string): ResumeContent => ({
    ...blankContent(),
    work_experience: [
      {
        role: 'Office Manager',
        company: 'Y',
        location: '',
        from_date: '2020',
        to_date: '2022',
        description: [first, 'Helped the partners to prepare client presentations.'],
      },
    ],
  })

  it('stands for no thing of this one, however near it is in meaning', () => {
    const before = lines('Booked travel and accommodation for site visits, about 20 trips a month.')
    const options = { language: 'en', translatedTo: 'en' } as const
    const isStoppedAs = (after: string) => verifyResume(before, lines(after), options).length > 0
    expect(
      isStoppedAs('Booked travel and accommodation for conferences, about 20 trips a month.'),
    ).toBe(true)
    expect(
      isStoppedAs('Booked accommodation and travel for site visits, some 20 trips a month.'),
    ).toBe(false)
  })
})

describe('how often something of some length was done', () => {
  it.each([
    ['en', 'Tutoring of three hours a week.', 'Tutoring of three hours a day.'],
    ['de', 'Nachhilfe von drei Stunden pro Woche.', 'Nachhilfe von drei Stunden pro Tag.'],
    ['es', 'Tutorías de tres horas por semana.', 'Tutorías de tres horas por día.'],
    ['fr', 'Tutorat de trois heures par semaine.', 'Tutorat de trois heures par jour.'],
    ['pt', 'Plantões de três horas por semana.', 'Plantões de três horas por dia.'],
    ['nl', 'Bijles van drie uur per week.', 'Bijles van drie uur per dag.'],
  ] as const)('is held to the source in %s', (language, before, after) => {
    expect(isStopped(before, after, language)).toBe(true)
    expect(
      isStopped(before, before.replace(/three|drei|tres|trois|três|drie/u, '3'), language),
    ).toBe(false)
  })
})

describe('both ends of a change', () => {
  it.each([
    ['en', 'Raised coverage from 30% to 45%.', 'Raised coverage from 30 to 45 percent.'],
    ['de', 'Quote von 30 % auf 45 % erhöht.', 'Quote von 30 auf 45 Prozent erhöht.'],
    ['es', 'Aumento del 30 % al 45 %.', 'Aumento del 30 al 45 por ciento.'],
    ['fr', 'Hausse de 30 % à 45 %.', 'Hausse de 30 à 45 pour cent.'],
    ['pt', 'Aumento de 30% para 45%.', 'Aumento de 30 para 45 por cento.'],
    ['nl', 'Stijging van 30% naar 45%.', 'Stijging van 30 naar 45 procent.'],
  ] as const)('share what stands behind the second in %s', (language, before, after) => {
    expect(isStopped(before, after, language)).toBe(false)
  })
})
