import { describe, expect, it } from 'vitest'

import { saidPlace } from './said-place.ts'

describe('a place of work in the text of a post', () => {
  it.each([
    ['Wir suchen dich.\nEinsatzort: Augsburg\nVollzeit', 'Augsburg'],
    ['- Arbeitsort: 80331 München; ab sofort', '80331 München'],
    ['Standort:\nLeipzig\nAufgaben', 'Leipzig'],
    ['Lieu de travail : Lyon (69)', 'Lyon (69)'],
    ['Ubicación: Sevilla. Jornada completa', 'Sevilla'],
    ['Local de trabalho: Braga', 'Braga'],
    ['Standplaats: Zwolle', 'Zwolle'],
    ['Location: Leeds', 'Leeds'],
    [
      'Arbeitsort:\n\nResidenz Kubitzer Bodden\nGrabitz 10, 18573 Rambin\n\nAb sofort',
      'Residenz Kubitzer Bodden, Grabitz 10, 18573 Rambin',
    ],
    ['Standort:\n\n\nWir', null],
    ['Unser Standort ist modern: Kaffee und Obst', null],
    ['Standortleiter gesucht', null],
    ['', null],
  ])('of %j is %j', (text, place) => {
    expect(saidPlace(text)).toBe(place)
  })
})
