import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'

describe('a German or Dutch word written together', () => {
  it.each([
    ['de', 'Vermietung von 15 Wohnungen.', 'Vermietung von 15 Wohnungen bei Vollvermietung.'],
    ['nl', 'Les aan een groep leerlingen.', 'Les aan een plusgroep leerlingen.'],
    ['de', 'Beratung von Privatkunden.', 'Beratung von Privat- und Firmenkunden.'],
    [
      'de',
      'Erstellung von Therapieplänen.',
      'Erstellung von Therapieplänen und Medikationsplänen.',
    ],
  ] as const)('says no more than its parts in the source in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).not.toEqual([])
  })

  it.each([
    ['de', 'Beratung von Firmen- und Privatkunden.', 'Beratung von Privat- und Firmenkunden.'],
  ] as const)('may be told in another order in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).toEqual([])
  })
})
