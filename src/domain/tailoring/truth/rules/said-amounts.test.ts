import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'

describe('amounts and times said otherwise', () => {
  it.each([
    [
      'en',
      'Ran storytime on three mornings a week for toddlers.',
      'Ran storytime for toddlers three times a week.',
    ],
    ['en', 'Checked the fridges twice a day.', 'Carried out twice-daily fridge checks.'],
    ['en', 'Graded apples from 1 to 4.', 'Graded apples on quality, from 1 to 4.'],
    [
      'en',
      'Priced refits of up to £240,000 for three hotels.',
      'Priced refits for three hotels, worth up to £240k.',
    ],
    ['en', 'Sold second-hand bicycles.', 'Sold used bicycles.'],
    [
      'de',
      'Betreuung des Marktstands an drei Tagen pro Woche.',
      'Den Marktstand dreimal wöchentlich betreut.',
    ],
    ['de', 'Monatliche Stundenabrechnung.', 'Jeden Monat die Stunden abgerechnet.'],
    [
      'es',
      'Montaje de motores de 60 caballos y 32 A.',
      'Montaje de motores de 60 CV y 32 amperios.',
    ],
    [
      'fr',
      'Animation de journées portes ouvertes, 3 par an.',
      'Animation de trois journées par an.',
    ],
    [
      'pt',
      'Manutenção de 40 impressoras e 25 computadores.',
      'Manutenção de 65 equipamentos (40 impressoras e 25 computadores).',
    ],
    ['nl', 'Snoeidag voor 30 buren.', 'Op één dag met 30 buren gesnoeid.'],
    ['nl', 'Terras van 20 m² aangelegd.', 'Terras van twintig vierkante meter aangelegd.'],
  ] as const)('pass in %s: %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).toEqual([])
  })

  it.each([
    ['en', 'Beat the target in 10 months out of 12.', 'Beat the target in all 12 months.'],
    ['en', 'Saved the team three hours a week.', 'Saved the team three days a week.'],
    ['en', 'Graded apples from 1 to 4.', 'Graded apples from 1 to 6.'],
    [
      'en',
      'Priced refits of up to £240,000 for three hotels.',
      'Priced refits for three hotels, worth up to £420k.',
    ],
    ['pt', 'Manutenção de 40 impressoras e 25 computadores.', 'Manutenção de 65 impressoras.'],
    [
      'nl',
      'Afsluiting van drie boeken binnen vijf dagen.',
      'Afsluiting van drie boeken binnen drie dagen.',
    ],
  ] as const)('are stopped where they are others, in %s: %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).not.toEqual([])
  })
})
