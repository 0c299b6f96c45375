import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'

describe('a thing of everyday work under another name', () => {
  it.each([
    [
      'en',
      'Took dental X-rays and ordered disposables.',
      'Took dental radiographs and ordered consumables.',
    ],
    ['de', 'Rohbau von 86 Wohnungen.', 'Rohbau von 86 Wohneinheiten.'],
    ['es', 'Corte, color y peinado de clientas.', 'Corté, teñí y peiné a clientas.'],
    ['fr', 'Compositions de deuil.', 'Compositions funéraires.'],
    ['pt', 'Calibração de pHmetros.', 'Calibração de medidores de pH.'],
    ['nl', 'Opstellen van de jaarbegroting.', 'Opstellen van het jaarbudget.'],
  ] as const)('is honest in %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).toEqual([])
  })

  it.each([
    ['en', 'Ordered disposables.', 'Ordered dental chairs.'],
    ['de', 'Planung von Ausflügen und Festen.', 'Planung von Klassenfahrten und Festen.'],
    ['nl', 'Opstellen van het rooster.', 'Opstellen van de jaarbegroting.'],
  ] as const)('is none where it is another in %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).not.toEqual([])
  })
})
