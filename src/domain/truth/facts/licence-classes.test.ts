import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'

describe('the class of a driving licence', () => {
  it.each([
    ['en', 'Holds a category B licence.', 'Holds a category C licence.'],
    ['de', 'Führerschein Klasse B.', 'Führerschein der Klasse C.'],
    ['de', 'Führerschein Klasse C.', 'Führerschein Klasse CE.'],
    ['de', 'Fahrerlaubnis Klasse B.', 'Fahrerlaubnis Klassen B und D.'],
    ['es', 'Carné de conducir B.', 'Carné de conducir C.'],
    ['fr', 'Permis B.', 'Permis C.'],
    ['pt', 'Carta de condução B.', 'Carta de condução categoria C.'],
    ['nl', 'Rijbewijs B.', 'Rijbewijs C.'],
    ['nl', 'Rijbewijs C.', 'Rijbewijs CE.'],
    ['de', 'Führerschein.', 'Führerschein Klasse C.'],
    ['de', 'Führerschein der Klasse D.', 'Führerschein Klasse DE.'],
    ['de', 'Triebfahrzeugführer.', 'Führerschein Klasse D.'],
  ] as const)('stays what it was in %s: %s is no %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).not.toEqual([])
  })

  it.each([
    ['en', 'Holds a category B licence.', 'Licence, category B.'],
    ['de', 'Führerschein Klasse B.', 'Führerschein der Klasse B.'],
    ['de', 'Führerschein Klasse CE.', 'Führerschein Klassen C und CE.'],
    ['es', 'Carné de conducir B.', 'Carnet de conducir B.'],
    ['fr', 'Permis de conduire B.', 'Permis B.'],
    ['pt', 'Carta de condução categoria B.', 'Carta de condução B.'],
    ['de', 'Lkw-Führerschein und Angular.', 'Angular und Führerschein Klasse C.'],
    ['de', 'Führerschein und Angular.', 'Angular und Führerschein Klasse B.'],
    ['pt', 'CNH E e Angular.', 'Angular e carta de condução categoria CE.'],
    ['nl', 'Rijbewijs B en heftruck.', 'Heftruck en rijbewijs B.'],
  ] as const)('may be written in another way in %s: %s, %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).toEqual([])
  })
})
