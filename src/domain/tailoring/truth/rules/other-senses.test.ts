import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'

describe('a word in a sense that claims nothing', () => {
  it.each([
    ['en', 'Chased out walls for conduits.', 'Cut channels into walls for conduit.'],
    [
      'en',
      'Place around 120 purchase orders a week for castings, seals and motors.',
      'Raise about 120 purchase orders per week for motors, seals and castings.',
    ],
    [
      'en',
      'Watched over the pool and enforced the rules.',
      'Supervised the pool and made sure the rules were followed.',
    ],
    [
      'de',
      'Ausleihe und Rücknahme von täglich rund 400 Medien.',
      'Jeden Tag ca. 400 Medien verliehen und zurückgenommen.',
    ],
    [
      'de',
      'Bibliotheksführungen für Schulklassen, etwa 30 pro Jahr.',
      'Jährlich rund 30 Schulklassen durch die Bibliothek geführt.',
    ],
    [
      'es',
      'Pláticas mensuales sobre lectura de etiquetas para el público general.',
      'Charlas mensuales dirigidas al público general sobre cómo leer las etiquetas.',
    ],
    [
      'fr',
      'Prise des constantes : tension, température, saturation.',
      'Relevé des constantes (tension, température, saturation).',
    ],
    [
      'pt',
      'Redução do consumo de detergentes em 15 %.',
      'Poupança de 15% no consumo de detergentes.',
    ],
    ['pt', 'Gestão da agenda do estúdio.', 'Responsável pela agenda do estúdio.'],
    [
      'nl',
      'Gebruikerstests gehouden met gemiddeld zes deelnemers per ronde.',
      'Gebruikerstests afgenomen bij gemiddeld 6 testpersonen per ronde.',
    ],
    [
      'nl',
      'Hulp verleend bij wateroverlast en stormschade.',
      'Hulpverlening bij stormschade en wateroverlast.',
    ],
  ] as const)('passes in %s: %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).toEqual([])
  })

  it.each([
    ['en', 'Tracked energy costs of the plant.', 'Cut energy costs of the plant.'],
    ['en', 'Tracked sales of the shop.', 'Raised sales of the shop.'],
    ['en', 'Worked with care staff for children.', 'Supervised care staff for children.'],
    ['de', 'Transporte im Team Nord.', 'Zum Teamleiter Nord befördert.'],
    ['de', 'Erfassung der Reklamationen.', 'Reklamationen zurückgefahren.'],
    ['es', 'Trabajo en un equipo de ocho personas.', 'Equipo de ocho personas dirigido.'],
    ['fr', 'Suivi des ventes du rayon.', 'Hausse des ventes du rayon.'],
    ['pt', 'Controlo dos custos de energia.', 'Corte dos custos de energia.'],
    ['nl', 'Klachten geteld.', 'Aantal klachten afgenomen.'],
  ] as const)(
    'is stopped in the sense that claims something, in %s: %s',
    (language, before, after) => {
      expect(claimsOfLine(before, after, language)).not.toEqual([])
    },
  )
})

describe('each and every', () => {
  it.each([
    [
      'fr',
      "Animation d'un atelier mémoire le jeudi après-midi.",
      'Atelier mémoire animé tous les jeudis après-midi.',
    ],
    ['pt', 'Limpeza da loja aos sábados.', 'Limpeza da loja todos os sábados.'],
    [
      'fr',
      "Vérification de l'oxygène et du matériel avant le départ.",
      "Vérification, avant chaque départ, de l'oxygène et du matériel.",
    ],
    ['en', 'Clean equipment between births.', 'Clean equipment after each birth.'],
  ] as const)('say when something is done in %s: %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).toEqual([])
  })

  it.each([
    [
      'es',
      'Atención a clientas mayores en una residencia un lunes al mes.',
      'Atención a clientas mayores en una residencia todos los lunes.',
    ],
    [
      'es',
      'Atención en mostrador a talleres, dos tardes por semana.',
      'Atención en mostrador a talleres, todas las tardes.',
    ],
    ['fr', 'Livraison des magasins le lundi.', 'Livraison de tous les magasins le lundi.'],
  ] as const)(
    'are no oftener and no more than the source says, in %s: %s',
    (language, before, after) => {
      expect(claimsOfLine(before, after, language)).not.toEqual([])
    },
  )
})
