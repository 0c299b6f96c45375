import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'

describe('whom a trade serves, and words that name no thing of their own', () => {
  it.each([
    ['en', 'Handed out helmets and life jackets.', 'Gave visitors helmets and life jackets.'],
    ['en', 'Mopped the sluice room.', 'Mopped the sluice room floor.'],
    [
      'en',
      'Sealed joints according to the data sheet.',
      "Sealed joints following the manufacturer's data sheet.",
    ],
    [
      'de',
      'Auskunft zu Leihfristen am Schalter.',
      'Besucherinnen und Besucher am Schalter zu Leihfristen informiert.',
    ],
    [
      'es',
      'Reparto de cestas en seis pueblos.',
      'Reparto de cestas a los vecinos de seis pueblos.',
    ],
    [
      'fr',
      'Organisation du tournoi, avec 60 invités.',
      'Organisation du tournoi, avec 60 personnes.',
    ],
    [
      'pt',
      'Atendimento em espanhol e francês.',
      'Atendimento em duas línguas: espanhol e francês.',
    ],
    [
      'nl',
      'Uitleg gegeven over het energielabel.',
      'Bewoners uitleg gegeven over het energielabel.',
    ],
    ['nl', 'Boekje met 12 kooktips.', 'Boekje met twaalf tips voor het koken.'],
    [
      'nl',
      'Assistentie bij het snoeien van fruitbomen.',
      'Assistentie bij snoeiwerk aan fruitbomen.',
    ],
    [
      'pt',
      'Direção de um coro de 20 reformados.',
      'Direção de um coro composto por 20 reformados.',
    ],
  ] as const)('pass in %s: %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).toEqual([])
  })

  it.each([
    ['en', 'Handed out helmets to children.', 'Handed out helmets to executives.'],
    [
      'en',
      'Kept the figures up to date.',
      'Kept the figures up to date and discussed them with clients.',
    ],
    ['en', 'Handed out helmets.', 'Handed out helmets, harnesses and visitors.'],
    ['en', 'Mopped the sluice room.', 'Mopped the sluice room and the equipment store.'],
    ['es', 'Clases de costura y cocina.', 'Clases de idiomas y cocina.'],
    ['nl', 'Boekje met 12 kooktips.', 'Boekje met 12 reistips.'],
  ] as const)('are stopped where they are one more, in %s: %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).not.toEqual([])
  })
})
