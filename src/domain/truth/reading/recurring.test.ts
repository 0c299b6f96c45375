import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'

describe('times that come round', () => {
  it.each([
    [
      'en',
      'Deliver induction for new starters every Monday.',
      'Deliver a weekly Monday induction for new starters.',
    ],
    [
      'pt',
      'Revisão do código de dois colegas, todas as sextas-feiras.',
      'Revisão semanal, à sexta-feira, do código de dois colegas.',
    ],
    [
      'es',
      'Limpieza de las máquinas todos los viernes.',
      'Limpieza semanal de las máquinas, los viernes.',
    ],
    ['de', 'Prüfung der Kühlung jeden Morgen.', 'Tägliche Prüfung der Kühlung am Morgen.'],
    ['fr', 'Inventaire du dépôt chaque janvier.', 'Inventaire annuel du dépôt, en janvier.'],
  ] as const)('are as often as their days in %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).toEqual([])
  })

  it.each([
    [
      'en',
      'Deliver induction for new starters every Monday.',
      'Deliver a daily induction for new starters.',
    ],
    [
      'pt',
      'Revisão do código de dois colegas, todas as sextas-feiras.',
      'Revisão diária do código de dois colegas.',
    ],
    ['en', 'Checked the stores every other Friday.', 'Weekly check of the stores on Fridays.'],
  ] as const)('are no oftener in %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).not.toEqual([])
  })

  it('tell a month by its name without being done monthly', () => {
    const before = 'Marked mock exams for 132 pupils each January.'
    expect(
      claimsOfLine(
        before,
        'Corrección de los simulacros de examen de 132 alumnos cada mes de enero.',
        'en',
        'es',
      ),
    ).toEqual([])
    expect(
      claimsOfLine(
        before,
        'Corrección de los simulacros de examen de 132 alumnos cada mes.',
        'en',
        'es',
      ),
    ).not.toEqual([])
  })
})

describe('a time of day', () => {
  it.each([
    ['nl', 'Brood bezorgd vóór 6.30 uur.', 'fr', 'Livraison de pain avant 6 h 30.'],
    ['de', 'Öffnung des Ladens ab 18 Uhr.', 'en', 'Opened the shop from 6 pm.'],
    ['en', 'Opened the shop at 6:30 am.', 'es', 'Apertura de la tienda a las 6.30 h.'],
  ] as const)('is one in each spelling of %s and %s', (from, before, to, after) => {
    expect(claimsOfLine(before, after, from, to)).toEqual([])
  })

  it('is another half a day later', () => {
    expect(
      claimsOfLine('Öffnung des Ladens ab 6 Uhr.', 'Opened the shop from 6 pm.', 'de', 'en'),
    ).not.toEqual([])
  })
})

describe('a unit of two', () => {
  it('is read as one, so that its first half is no other claim', () => {
    const before = 'Bediening van torenkranen tot 280 tonmeter.'
    expect(
      claimsOfLine(before, 'Conduite de grues à tour jusqu’à 280 tonnes-mètres.', 'nl', 'fr'),
    ).toEqual([])
    expect(
      claimsOfLine(before, 'Conduite de grues à tour jusqu’à 380 tonnes-mètres.', 'nl', 'fr'),
    ).not.toEqual([])
  })

  it('leaves "second-year" a year, and no seconds', () => {
    const before = 'Docencia a cuatro grupos de 2.º de Bachillerato.'
    expect(
      claimsOfLine(before, 'Taught four second-year Bachillerato groups.', 'es', 'en'),
    ).toEqual([])
  })
})
