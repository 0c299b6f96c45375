import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'

describe('where a change began or led to', () => {
  it.each([
    ['en', 'Raised the open rate from 18% to 26%.', 'Raised the open rate by 26%.'],
    ['de', 'Steigerung der Quote von 18 % auf 26 %.', 'Steigerung der Quote um 26 %.'],
    ['es', 'Aumento de la tasa del 18 % al 26 %.', 'Aumento de la tasa en un 26 %.'],
    ['pt', 'Redução das paragens de 11 para 7 horas.', 'Redução das paragens em 11 horas.'],
    ['nl', 'Verzuim verlaagd van 9% naar 5%.', 'Verzuim verlaagd met 5%.'],
  ] as const)('is not by how much it changed in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).not.toEqual([])
  })

  it.each([
    ['en', 'Raised the open rate from 18% to 26%.', 'Raised the open rate to 26%.'],
    ['en', 'Raised the open rate from 18% to 26%.', 'Raised the open rate by 8 points, to 26%.'],
    ['de', 'Steigerung der Quote von 18 % auf 26 %.', 'Steigerung der Quote um 8 Prozentpunkte.'],
    [
      'pt',
      'Redução das paragens de 11 para 7 horas.',
      'Redução das paragens em 4 horas, de 11 para 7.',
    ],
  ] as const)('may be told as such in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).toEqual([])
  })
})
