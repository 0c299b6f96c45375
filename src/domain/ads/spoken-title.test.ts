/** Titles that an ad shouts. */
import { expect, it } from 'vitest'

import type { Language } from '#domain/language/languages.ts'
import { spokenTitle } from './spoken-title.ts'

it.each<[Language, string, string]>([
  ['en', 'DENTAL NURSE', 'Dental Nurse'],
  ['en', 'HEAD OF QC SUPPORT', 'Head of QC Support'],
  ['es', 'ADMINISTRATIVO/A DE EXPORTACIÓN', 'Administrativo/a de exportación'],
  ['fr', 'COIFFEUR (SE) MIXTE', 'Coiffeur (se) mixte'],
  ['fr', 'CONDUCTEUR(TRICE) DE BUS', 'Conducteur(trice) de bus'],
  ['de', 'ALTENPFLEGER IN VOLLZEIT', 'Altenpfleger in Vollzeit'],
  ['nl', 'MEDEWERKER KLANTENSERVICE', 'Medewerker klantenservice'],
  ['pt', 'RVT', 'RVT'],
  ['en', 'RVN wanted', 'RVN wanted'],
])('%s: %s is spoken of as %s', (language, shouted, spoken) => {
  expect(spokenTitle(shouted, language)).toBe(spoken)
})
