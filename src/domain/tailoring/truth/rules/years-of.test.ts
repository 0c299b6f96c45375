import { describe, expect, it } from 'vitest'

import type { Language } from '../../../language/languages.ts'
import { blankContent } from '../../../resume/blank.ts'
import { verifyResume } from '../../truth.ts'

const work = {
  role: 'Plumber',
  company: 'Wells',
  location: '',
  from_date: '2016',
  to_date: '2025',
}

function findings(language: Language, duty: string, before: string, after: string): string[] {
  const resume = (summary: string) => ({
    ...blankContent(),
    summary,
    work_experience: [{ ...work, description: [duty] }],
  })
  return verifyResume(resume(before), resume(after), { language }).map(({ claim }) => claim)
}

describe('years of experience in a summary', () => {
  it.each([
    [
      'en',
      'Repaired boilers in schools.',
      'Plumber with 7 years of experience in housing.',
      'Plumber with 7 years of experience repairing boilers in schools.',
    ],
    [
      'de',
      'Einbau und Wartung von Wärmepumpen.',
      'Anlagenmechaniker mit 9 Jahren Berufserfahrung in Neubau und Sanierung.',
      'Anlagenmechaniker mit 9 Jahren Erfahrung in Einbau und Wartung von Wärmepumpen.',
    ],
    [
      'es',
      'Gestión de campañas de Google Ads.',
      'Técnico de marketing con 6 años de experiencia en alimentación.',
      'Técnico de marketing con 6 años de experiencia en la gestión de campañas de Google Ads.',
    ],
    [
      'nl',
      "Verzorging van baby's.",
      'Pedagogisch medewerker met 8 jaar ervaring in de dagopvang.',
      "Pedagogisch medewerker met 8 jaar ervaring in de verzorging van baby's.",
    ],
  ] as const)(
    'were not spent on one duty of a job alone in %s',
    (language, duty, before, after) => {
      expect(findings(language, duty, before, after)).not.toEqual([])
    },
  )

  it.each([
    [
      'en',
      'Led the shop floor team on Saturdays.',
      'Retail supervisor with 7 years on the shop floor.',
      'Retail supervisor, seven years on the shop floor, who led the team on Saturdays.',
    ],
    [
      'es',
      'Control de alérgenos.',
      'Cocinero con 6 años de experiencia en hoteles.',
      'Cocinero con seis años en hoteles y control de alérgenos.',
    ],
  ] as const)('may stand beside a duty in %s', (language, duty, before, after) => {
    expect(findings(language, duty, before, after)).toEqual([])
  })
})
