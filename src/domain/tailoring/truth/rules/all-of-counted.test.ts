import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'

describe('a number of things', () => {
  it.each([
    ['en', 'Ordered materials for two sites.', 'Ordered materials for all sites.'],
    ['de', 'Fahrten auf sechs Linien.', 'Fahrten auf allen Linien.'],
    ['de', 'Vertretung an zwei Samstagen im Monat.', 'Vertretung an jedem Samstag.'],
    ['es', 'Limpieza de tres plantas.', 'Limpieza de todas las plantas.'],
    ['fr', 'Nettoyage de trois étages.', 'Nettoyage de tous les étages.'],
    ['pt', 'Limpeza de três pisos.', 'Limpeza de todos os pisos.'],
    ['nl', 'Schoonmaak van drie verdiepingen.', 'Schoonmaak van alle verdiepingen.'],
  ] as const)('is not all of them in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).not.toEqual([])
  })

  it.each([
    ['en', 'Cleaned two rooms every day.', 'Every day cleaned two rooms.'],
    ['de', 'Jeden Tag zwei Fahrten auf sechs Linien.', 'Zwei Fahrten jeden Tag auf sechs Linien.'],
  ] as const)('may stand beside all of another thing in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).toEqual([])
  })
})
