import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'

describe('what was run beside a superior', () => {
  it.each([
    ['en', 'Managed the refit of two shops with the manager.', 'Managed the refit of two shops.'],
    [
      'de',
      'Leitung des Umbaus von zwei Läden mit der Filialleiterin.',
      'Leitung des Umbaus von zwei Läden.',
    ],
    [
      'es',
      'Gestión de la reforma de dos tiendas con la encargada.',
      'Gestión de la reforma de dos tiendas.',
    ],
    [
      'fr',
      'Gestion des travaux de deux magasins avec la responsable.',
      'Gestion des travaux de deux magasins.',
    ],
    ['pt', 'Gestão das obras de duas lojas com a gerente.', 'Gestão das obras de duas lojas.'],
    ['nl', 'Beheer van twee winkels met de manager.', 'Beheer van twee winkels.'],
  ] as const)('was not run alone in %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).toEqual([after])
  })

  it('may leave out with whom a thing was talked about', () => {
    const before = 'Discussed the rotas of two shops with the manager.'
    expect(claimsOfLine(before, 'Discussed the rotas of two shops.', 'en')).toEqual([])
  })
})
