import { describe, expect, it } from 'vitest'

import type { Language } from '../../../language/languages.ts'
import { blankContent } from '../../../resume/blank.ts'
import { verifyResume } from '../../truth.ts'

const personOf = (role: string, summary: string) => ({
  ...blankContent(),
  summary,
  work_experience: [
    { role, company: 'X', location: '', from_date: '2020', to_date: '2025', description: ['Y'] },
  ],
})

const claims = (role: string, before: string, after: string, language: Language) =>
  verifyResume(personOf(role, before), personOf(role, after), {
    language,
    translatedTo: language,
  }).map(({ claim }) => claim)

describe('what a summary calls the person', () => {
  it.each([
    [
      'en',
      'Accounts Assistant',
      'Accounts assistant with 5 years in retail.',
      'Financial controller with 5 years in retail.',
    ],
    [
      'en',
      'Warehouse Team Leader',
      'Warehouse team leader with 6 years in food.',
      'Warehouse manager with 6 years in food.',
    ],
    [
      'de',
      'Buchhalterin',
      'Buchhalterin mit 5 Jahren im Handel.',
      'Controllerin mit 5 Jahren im Handel.',
    ],
    [
      'fr',
      'Aide-comptable',
      'Aide-comptable avec 5 ans de métier.',
      'Directrice financière avec 5 ans de métier.',
    ],
    [
      'es',
      'Auxiliar administrativa',
      'Auxiliar administrativa con 5 años en comercio.',
      'Contable con 5 años en comercio.',
    ],
    [
      'pt',
      'Assistente contábil',
      'Assistente contábil com 5 anos no comércio.',
      'Contadora com 5 anos no comércio.',
    ],
    [
      'nl',
      'Administratief medewerker',
      'Administratief medewerker met 5 jaar ervaring.',
      'Boekhouder met 5 jaar ervaring.',
    ],
  ] as const)('is an occupation of theirs, in %s', (language, role, before, after) => {
    expect(claims(role, before, after, language)).not.toEqual([])
  })

  it.each([
    [
      'en',
      'Graphic Designer',
      'Graphic designer with 5 years in print.',
      'Designer with 5 years in print.',
    ],
    [
      'en',
      'Staff Nurse',
      'Nurse with 5 years on wards.',
      'Experienced nurse with 5 years on wards.',
    ],
    [
      'de',
      'Krankenschwester',
      'Krankenschwester mit 5 Jahren Praxis.',
      'Pflegefachfrau mit 5 Jahren Praxis.',
    ],
    [
      'fr',
      'Aide-soignante',
      'Aide-soignante avec 5 ans de métier.',
      'Aide-soignante forte de 5 ans de métier.',
    ],
    [
      'es',
      'Cocinero',
      'Cocinero con 5 años en hoteles.',
      'Profesional de la cocina con 5 años en hoteles.',
    ],
    ['nl', 'Receptionist', 'Receptionist met 5 jaar.', 'Baliemedewerker met 5 jaar.'],
    ['nl', 'Kok', 'Kok met 5 jaar ervaring.', 'Ervaren kok met 5 jaar ervaring.'],
  ] as const)('may be the same in other words, in %s', (language, role, before, after) => {
    expect(claims(role, before, after, language)).toEqual([])
  })
})
