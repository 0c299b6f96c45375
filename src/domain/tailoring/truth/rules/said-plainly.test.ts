import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'

describe('helpers, carriers and kinds said otherwise', () => {
  it.each([
    [
      'en',
      "Supported a film crew's night shoots as safety driver.",
      "Safety on a film crew's night shoots as safety driver.",
    ],
    [
      'en',
      'Made story boards for children who do not read.',
      'Created story boards for non-reading children.',
    ],
    ['en', 'Opened the shop at 7 a.m.', 'Opened the shop at seven in the morning.'],
    ['de', 'Mitwirkung an der Neugestaltung des Lagers.', 'Das Lager mit neu gestaltet.'],
    [
      'de',
      'Schnitt von Beiträgen zu Sport und Wetter.',
      'Beiträge zu Wetter und Sport geschnitten.',
    ],
    [
      'de',
      'Monatliche Berichte für den technischen Leiter.',
      'Monatliche Berichte für die technische Leitung.',
    ],
    ['nl', 'Zalen ingericht voor 90 personen.', 'Zalen ingericht voor 90 gasten.'],
    ['es', 'Reseñas de conciertos de jazz.', 'Redacción de reseñas de conciertos de jazz.'],
    [
      'es',
      'Mantenimiento de dos cámaras a 6 °C.',
      'Mantenimiento de dos cámaras frigoríficas a 6 °C.',
    ],
    ['fr', 'Entretiens avec les familles.', "Conduite d'entretiens avec les familles."],
    ['pt', 'Turno de noite a cada cinco semanas.', 'Turno de noite de cinco em cinco semanas.'],
    ['nl', 'Inrichting van twee winkels.', 'Meegeholpen om twee winkels in te richten.'],
  ] as const)('pass in %s: %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).toEqual([])
  })

  it.each([
    [
      'en',
      "Supported a film crew's night shoots as safety driver.",
      "Directed a film crew's night shoots.",
    ],
    [
      'en',
      'Made story boards for children who do not read.',
      'Made story boards for children who read.',
    ],
    ['de', 'Mitwirkung an der Neugestaltung des Lagers.', 'Das Lager neu gestaltet.'],
    ['de', 'Beitrag zur Neugestaltung des Lagers.', 'Neugestaltung des Lagers.'],
    ['es', 'Mantenimiento de dos cámaras a 6 °C.', 'Mantenimiento de dos cámaras a 60 °C.'],
    ['de', 'Monatliche Auswertungen für den technischen Leiter.', 'Technische Leitung.'],
    ['en', 'Presented findings to category managers.', 'Presented findings to the executive team.'],
    ['fr', 'Entretiens avec les familles.', 'Direction du service des familles.'],
    [
      'pt',
      'Colaboração numa montra que aumentou as vendas.',
      'Criação de uma montra que aumentou as vendas.',
    ],
  ] as const)('are stopped where they claim more, in %s: %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).not.toEqual([])
  })
})
