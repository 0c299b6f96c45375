import { describe, expect, it } from 'vitest'

import { stemsOf } from './stems.ts'
import { skillNamesIn } from '../skills/find.ts'
import type { Language } from './languages.ts'

/** Forms of one occupation or duty, parted by a bar. */
const pairs: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'waiter|waitress|waitresses',
    'salesman|saleswoman|salesperson|salespeople',
    'chairman|chairwoman|chairperson',
    'steward|stewardess',
    'foreman|forewoman',
    'barman|barmaid|bartender',
  ],
  de: [
    'Krankenpfleger|Krankenpflegerin|Krankenpflegerinnen|Krankenpfleger/in|Krankenpfleger:in',
    'Koch|Köchin',
    'Zahnarzt|Zahnärztin',
    'Kaufmann|Kauffrau|Kaufleute|Kaufmann/-frau',
    'Pflegefachmann|Pflegefachfrau|Pflegefachkraft',
    'Rechtsanwalt|Rechtsanwältin',
    'Student|Studentin',
    'Polizist|Polizistin',
    'Redakteur|Redakteurin',
    'Psychologe|Psychologin',
    'Sekretär|Sekretärin',
    'Architekt|Architektin',
  ],
  fr: [
    'infirmier|infirmière|infirmier/ière',
    'vendeur|vendeuse|vendeur/euse|vendeuses',
    'directeur|directrice|directeur(trice)',
    'boulanger|boulangère',
    'ingénieur|ingénieure',
    'chef|cheffe',
    'serveur|serveuse',
    'électricien|électricienne',
    'éducateur|éducatrice',
  ],
  es: ['enfermero|enfermera|enfermero/a', 'conductor|conductora|conductor(a)', 'actor|actriz'],
  pt: ['enfermeiro|enfermeira|enfermeiro(a)', 'vendedor|vendedora|vendedor(a)', 'actor|actriz'],
  nl: [
    'verkoper|verkoopster',
    'schoonmaker|schoonmaakster',
    'kapper|kapster',
    'medewerker|medewerkster',
    'begeleider|begeleidster',
    'schrijver|schrijfster',
    'leraar|lerares',
    'secretaris|secretaresse',
    'masseur|masseuse',
  ],
}

describe('a title in either gender', () => {
  it.each(
    Object.entries(pairs).flatMap(([language, all]) =>
      all.map((forms) => [language as Language, forms] as const),
    ),
  )('[%s] %s have the same stems', (language, forms) => {
    const [first, ...others] = forms.split('|').map((form) => stemsOf(form, language))
    for (const other of others) expect(other).toEqual(first)
  })

  it('leaves words apart that only end alike', () => {
    const differ: readonly (readonly [Language, string, string])[] = [
      ['de', 'Termin', 'Term'],
      ['de', 'Medizin', 'Medizer'],
      ['de', 'Berlin', 'Berl'],
      ['fr', 'caractère', 'caractéristique'],
      ['nl', 'register', 'reger'],
      ['nl', 'minister', 'minier'],
      ['en', 'specimen', 'special'],
    ]
    for (const [language, a, b] of differ)
      expect(stemsOf(a, language)).not.toEqual(stemsOf(b, language))
  })

  it.each([
    ['Krankenpfleger', 'Krankenpflegerin', 'Gesundheits- und Krankenpflegerin'],
    ['Pflegefachkraft', 'Pflegefachfrau', 'Pflegefachmann'],
    ['Koch', 'Köchin', 'Köchinnen'],
    ['Verkäufer', 'Verkäuferin', 'Verkäufer:in'],
    ['vendeur', 'vendeuse', 'vendeuses'],
    ['soudeur', 'soudeuse', 'soudeuses'],
    ['boulanger', 'boulangère', 'boulangères'],
    ['verkoper', 'verkoopster', 'verkoper/verkoopster'],
    ['kapper', 'kapster', 'kapper/kapster'],
    ['salesperson', 'salesman', 'saleswoman'],
  ])('%s, %s and %s name the same skill', (...forms) => {
    const [first, ...others] = forms.map(skillNamesIn)
    expect(first).toHaveLength(1)
    for (const other of others) expect(other).toEqual(first)
  })
})
