import { describe, expect, it } from 'vitest'

import type { Language } from '../../../language/languages.ts'
import { blankContent } from '../../../resume/blank.ts'
import { verifyResume } from '../../truth.ts'

function findings(language: Language, company: string, before: string, after: string): string[] {
  const resume = (line: string) => ({
    ...blankContent(),
    work_experience: [
      { role: 'X', company, location: '', from_date: '2018', to_date: '2025', description: [line] },
    ],
  })
  return verifyResume(resume(before), resume(after), { language }).map(({ claim }) => claim)
}

describe('the whole in the place of its part', () => {
  it.each([
    [
      'en',
      'City Hospital',
      'Ordered ward supplies on Mondays.',
      'Ordered hospital supplies on Mondays.',
      'hospital',
    ],
    [
      'de',
      'Klinik Nord',
      'Dienstplan der Station erstellt.',
      'Dienstplan der Klinik erstellt.',
      'Klinik',
    ],
    [
      'fr',
      'Entreprise Duval',
      "Entretiens et veille juridique pour l'équipe.",
      "Entretiens et veille juridique pour l'entreprise.",
      'entreprise',
    ],
    [
      'es',
      'Hospital del Mar',
      'Pedidos de material de la planta.',
      'Pedidos de material del hospital.',
      'hospital',
    ],
    [
      'pt',
      'Escola Básica',
      'Visitas de estudo da turma.',
      'Visitas de estudo da escola.',
      'escola',
    ],
    [
      'nl',
      'Ziekenhuis West',
      'Roosters van de afdeling gemaakt.',
      'Roosters van het ziekenhuis gemaakt.',
      'ziekenhuis',
    ],
  ] as const)(
    'is wider, also where the employer is called so, in %s',
    (language, company, before, after, claim) => {
      expect(findings(language, company, before, after)).toContain(claim)
    },
  )

  it.each([
    ['en', 'Led a team of six in goods-in.', 'Led a department of six in goods-in.', 'department'],
    [
      'de',
      'Leitung eines Teams aus sechs Köchen.',
      'Leitung einer Abteilung aus sechs Köchen.',
      'Abteilung',
    ],
    [
      'es',
      'Dirección de un equipo de seis personas.',
      'Dirección de un departamento de seis personas.',
      'departamento',
    ],
    [
      'fr',
      "Direction d'une équipe de six personnes.",
      "Direction d'un département de six personnes.",
      'département',
    ],
    [
      'pt',
      'Direção de uma equipa de seis pessoas.',
      'Direção de um departamento de seis pessoas.',
      'departamento',
    ],
    [
      'nl',
      'Leiding gegeven aan een team van zes.',
      'Leiding gegeven aan een afdeling van zes.',
      'afdeling',
    ],
  ] as const)('is wider by a step, whoever is counted, in %s', (language, before, after, claim) => {
    expect(findings(language, 'Y', before, after)).toContain(claim)
  })

  it('is as wide where the source names both', () => {
    const before = 'Ordered supplies for one ward of the hospital.'
    const after = 'Placed supply orders for a hospital ward.'
    expect(findings('en', 'City Hospital', before, after)).toEqual([])
  })
})
