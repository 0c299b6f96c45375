import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'
import { blankContent } from '../../resume/blank.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import type { Language } from '../../language/languages.ts'
import { restoreContent } from '../../resume/restore.ts'
import { verifyResume } from '../verify.ts'

type Case = readonly [from: Language, before: string, to: Language, after: string]

const isStopped = ([from, before, to, after]: Case) =>
  claimsOfLine(before, after, from, to).length > 0

const cases = (list: readonly Case[]) => list.map((one) => [one.join(' → '), one] as const)

describe('a capital in a translation', () => {
  it.each(
    cases([
      ['es', 'Trabajo sobre tipografía vasca', 'nl', 'Afstudeerproject over Baskische typografie'],
      ['nl', 'Beheer volgens de Archiefwet.', 'es', 'Gestión conforme a la Ley de Archivos.'],
      ['en', 'Reported to the drug committee.', 'es', 'Informes para la Comisión de Farmacia.'],
      ['en', 'Led pharmacy technicians.', 'de', 'Leitung der pharmazeutischen Assistenten (PA).'],
      ['pt', 'Contacto com importadores da Suécia.', 'en', 'Contact with Swedish importers.'],
    ]),
  )('may be the language’s own: %s', (_, one) => {
    expect(isStopped(one)).toBe(false)
  })

  it.each(
    cases([
      ['es', 'Trabajo sobre tipografía vasca', 'nl', 'Afstudeerproject over Catalaanse typografie'],
      ['nl', 'Beheer van het archief.', 'es', 'Gestión conforme a la Ley de Patrimonio.'],
      ['en', 'Met the team every week.', 'es', 'Informes semanales para la Comisión de Farmacia.'],
      ['pt', 'Contacto com importadores da Suécia.', 'en', 'Contact with Danish importers.'],
    ]),
  )('is still a name that the source has not: %s', (_, one) => {
    expect(isStopped(one)).toBe(true)
  })
})

describe('a number in a translation', () => {
  it.each(
    cases([
      ['de', 'Bereitschaft rund um die Uhr.', 'fr', 'Astreinte 24 heures sur 24.'],
      ['de', 'Einbau von 27 Halbschranken.', 'nl', 'Inbouw van 27 halve overwegbomen.'],
      ['de', 'Hilfe für Klassen 1 bis 4.', 'fr', 'Aide pour les classes de la 1re à la 4e.'],
    ]),
  )('may stand for a word: %s', (_, one) => {
    expect(isStopped(one)).toBe(false)
  })

  it.each(
    cases([
      ['de', 'Bereitschaft am Wochenende.', 'fr', 'Astreinte 24 heures sur 24.'],
      ['de', 'Hilfe für Klassen 3 bis 4.', 'fr', 'Aide pour les classes de la 1re à la 5e.'],
      ['es', 'Guía para 65 vecinos', 'fr', 'Guide pour plus de 65 voisins'],
    ]),
  )('is no other number: %s', (_, one) => {
    expect(isStopped(one)).toBe(true)
  })
})

describe('a title that is translated alone', () => {
  const withRole = (role: string): ResumeContent => ({
    ...blankContent(),
    summary: 'Köchin mit neun Jahren Erfahrung in der Gemeinschaftsverpflegung und im Hotel.',
    work_experience: [
      {
        role,
        company: 'Haus am See',
        location: '',
        from_date: '2018',
        to_date: '2025',
        description: ['Zubereitung von 120 Mittagessen am Tag mit frischen Zutaten der Region.'],
      },
    ],
  })
  const isRoleStopped = (before: string, after: string) =>
    verifyResume(withRole(before), withRole(after)).length > 0

  it('ranks no higher, and is no other title of its own language', () => {
    expect(isRoleStopped('Küchenhilfe', 'Cheffe de cuisine senior')).toBe(true)
    expect(isRoleStopped('Köchin', 'Küchenmeisterin')).toBe(true)
    expect(isRoleStopped('Testanalyst', 'Testmanager')).toBe(true)
    expect(isRoleStopped('Köchin', 'Product Owner')).toBe(true)
  })
})

describe('who gave a paper, in a translation', () => {
  const course = (organization: string) => ({
    ...blankContent(),
    summary: 'Guía de museo con ocho años de oficio, sobre todo con grupos de escolares.',
    certification_and_training: restoreContent({
      certification_and_training: [{ name: 'Curso de vela', organization }],
    }).certification_and_training,
  })
  const found = (before: string, after: string) =>
    verifyResume(course(before), course(after), { language: 'es', translatedTo: 'pt' })

  it('is said in the other language around a name of its own that stays', () => {
    expect(found('Escuela de Vela de Alicante', 'Escola de Vela de Alicante')).toEqual([])
  })
  it('is asked about where no name stays', () => {
    expect(found('Escuela de Vela de Alicante', 'Federação Nacional')).not.toEqual([])
  })
})
