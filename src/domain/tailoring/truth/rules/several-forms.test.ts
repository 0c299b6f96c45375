import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'

describe('one thing in several forms', () => {
  it.each([
    [
      'de',
      'Teilnahme an der wöchentlichen Teambesprechung.',
      'Jede Woche an der Besprechung des Teams teilgenommen.',
    ],
    [
      'de',
      'Übungsprogramm für 40 Bewohner zweier Seniorenheime.',
      'Übungsprogramm für 40 Bewohner von zwei Altenheimen.',
    ],
    [
      'en',
      'Delivered tributes to funeral homes twice a week.',
      'Twice-weekly drop-off of tributes at funeral homes.',
    ],
    [
      'en',
      'Carried coffins as one of six bearers.',
      'Acted as one of six bearers who carried coffins.',
    ],
    [
      'es',
      'Visitas guiadas al colmenar para 12 colegios de la comarca.',
      'Visitas guiadas al colmenar para doce colegios de la zona.',
    ],
    [
      'nl',
      'Actieweek waarin 70 zwerfkatten zijn gecastreerd.',
      'Week waarin 70 zwerfkatten zijn gecastreerd.',
    ],
    ['nl', 'Opleiding van 12 lesdagen.', 'Twaalfdaagse opleiding.'],
    [
      'nl',
      'Samen met vier vrijwilligers dieren verzorgd.',
      'Met een groep van 4 vrijwilligers dieren verzorgd.',
    ],
    [
      'nl',
      'Gedrag geobserveerd en genoteerd.',
      'Observatie van het gedrag en vastlegging daarvan.',
    ],
  ] as const)('is retold in %s: %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).toEqual([])
  })

  it.each([
    ['de', 'Kontrolle der Gerüste vor Arbeitsbeginn.', 'Errichtung der Gerüste vor Arbeitsbeginn.'],
    ['nl', 'Medicijnen en dieetvoer verkocht.', 'Medicijnen en vaccins verkocht.'],
    ['nl', 'Opleiding van 12 lesdagen.', 'Opleiding van twaalf weken.'],
    [
      'nl',
      'Samen met vier vrijwilligers dieren verzorgd.',
      'Met een groep van 14 vrijwilligers dieren verzorgd.',
    ],
    [
      'fr',
      'Préparation du bloc et assistance du vétérinaire lors de 12 interventions.',
      'Préparation du bloc et réalisation de 12 interventions.',
    ],
  ] as const)('is no other thing in %s: %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).not.toEqual([])
  })
})

describe('whoever helped', () => {
  it.each([
    [
      'de',
      'Beteiligung an der Erprobung von zwei Elektrobussen.',
      'Zwei Elektrobusse mit erprobt.',
    ],
    [
      'de',
      'Unterstützung der Gesellen beim Verlegen von Rohren.',
      'Den Gesellen beim Verlegen von Rohren zur Hand gegangen.',
    ],
    ['nl', 'Bijgedragen aan een nieuw rooster.', 'Een nieuw rooster mee ontwikkeld.'],
  ] as const)('helps in the idioms of %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).toEqual([])
  })

  it('does not where the word stands for something else', () => {
    const before = 'Beteiligung an der Erprobung von zwei Elektrobussen.'
    expect(claimsOfLine(before, 'Zwei Elektrobusse mit Messgeräten erprobt.', 'de')).not.toEqual([])
  })
})
