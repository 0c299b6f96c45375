import { expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { besideTitle } from './beside-title.ts'

it.each<[string, string, Language, string]>([
  ['Gesellenbrief Raumausstatter', 'Raumausstatterin', 'de', 'Gesellenbrief'],
  ['Mbo 4 Goudsmid', 'Goudsmid', 'nl', 'Mbo 4'],
  ['Diploma slager niveau 3', 'Eerste slager', 'nl', 'Diploma niveau 3'],
  ["Diplôme d'État d'ambulancier", 'Ambulancière', 'fr', "Diplôme d'État"],
  [
    'HCPC registration as podiatrist (until 2028)',
    'Podiatrist',
    'en',
    'HCPC registration (until 2028)',
  ],
])('"%s" behind "%s" does not say the trade again', (label, title, language, short) => {
  expect(besideTitle(label, title, language)).toBe(short)
})

it.each<[string, string, Language]>([
  ['CAP Cuisine', 'Second de cuisine', 'fr'],
  ['Licenciatura em Contabilidade', 'Contabilista', 'pt'],
  ['Certified Scrum Product Owner', 'Senior Product Manager', 'en'],
  ['Inscrição na Ordem dos Farmacêuticos', 'Farmacêutica adjunta', 'pt'],
  ['Anerkennung als Elektroniker', 'Elektroniker', 'de'],
])('"%s" behind "%s" stays whole', (label, title, language) => {
  expect(besideTitle(label, title, language)).toBe(label)
})

it.each<[string, string, Language]>([
  ['Ausbildung Elektroniker', 'Elektroniker', 'de'],
  ['Getuigschrift bakker', 'Bakker', 'nl'],
  ['Governança hoteleira', 'Governanta', 'pt'],
])('of "%s" behind "%s" nothing is left that tells more', (label, title, language) => {
  expect(besideTitle(label, title, language)).toBeNull()
})
