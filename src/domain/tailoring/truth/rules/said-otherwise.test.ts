import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'

describe('counts, groups and kinds said otherwise', () => {
  it.each([
    [
      'en',
      'Visited packaging suppliers twice a year.',
      'Twice-yearly visits to packaging suppliers.',
    ],
    ['en', 'Inspect scaffolds every seven days.', 'Carry out weekly scaffold inspections.'],
    ['de', 'Reinigung der Filter alle sieben Tage.', 'Wöchentliche Reinigung der Filter.'],
    ['es', 'Limpieza de filtros cada siete días.', 'Limpieza semanal de filtros.'],
    ['fr', 'Nettoyage des filtres tous les sept jours.', 'Nettoyage hebdomadaire des filtres.'],
    ['pt', 'Limpeza de filtros a cada sete dias.', 'Limpeza semanal de filtros.'],
    ['nl', 'Filters elke zeven dagen schoongemaakt.', 'Filters wekelijks schoongemaakt.'],
    [
      'es',
      'Acompañamiento de una aprendiza los martes y los jueves.',
      'Dos días por semana, martes y jueves, acompañamiento de una aprendiza.',
    ],
    [
      'es',
      'Coordinación de horarios con peluquería y vestuario.',
      'Coordiné los horarios con los equipos de peluquería y de vestuario.',
    ],
    [
      'en',
      'Send daily notes to wardrobe, lighting and sound.',
      'Send daily notes to the lighting, sound and wardrobe teams.',
    ],
    [
      'fr',
      'Déploiement du Wi-Fi dans 5 bâtiments.',
      'Mise en place du réseau sans fil dans cinq bâtiments.',
    ],
  ] as const)('pass in %s: %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).toEqual([])
  })

  it.each([
    ['en', 'Inspect scaffolds every seven days.', 'Inspect scaffolds daily.'],
    ['es', 'Atención en inglés y francés.', 'Atención en tres idiomas: inglés y francés.'],
    [
      'es',
      'Coordinación de horarios con peluquería y vestuario.',
      'Coordiné los equipos de peluquería y de vestuario.',
    ],
    ['fr', 'Vente de pain au marché.', 'Vente de pain au marché sans réclamation.'],
  ] as const)('are stopped where they say more, in %s: %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).not.toEqual([])
  })
})
