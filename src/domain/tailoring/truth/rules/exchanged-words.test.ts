import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'

describe('a line that is its source but for one stretch', () => {
  it.each([
    ['en', 'Made props for 14 productions.', 'Made costumes for 14 productions.'],
    [
      'en',
      'Taught chess to pupils at two clubs.',
      'Taught chess to pupils and referees at two clubs.',
    ],
    [
      'de',
      'Prüfung der Zugeinrichtungen vor jeder Premiere.',
      'Prüfung der Notausgänge vor jeder Premiere.',
    ],
    [
      'de',
      'Mitarbeit an einem Pflegeprotokoll.',
      'Mitarbeit an einem klinikweiten Pflegeprotokoll.',
    ],
    [
      'es',
      'Informe mensual para la directora comercial.',
      'Informe mensual para la directora comercial y el consejo.',
    ],
    ['fr', 'Déneigement et salage en hiver.', 'Déneigement et élagage en hiver.'],
    [
      'fr',
      'Surveillance du rythme cardiaque.',
      'Surveillance du rythme cardiaque pour un programme de recherche.',
    ],
    [
      'pt',
      'Obtenção de fundos de um programa regional.',
      'Obtenção de fundos de um programa europeu.',
    ],
    ['nl', 'Pannen gelegd en dakgoten vervangen.', 'Pannen gelegd en dakramen vervangen.'],
    [
      'nl',
      'Vacatureteksten herschreven in eenvoudige taal.',
      'Arbeidscontracten herschreven in eenvoudige taal.',
    ],
    ['nl', 'Instructies gelezen en gevolgd.', 'Instructies opgesteld en gevolgd.'],
  ] as const)('says in that stretch nothing that its source does not in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).not.toEqual([])
  })

  it.each([
    [
      'en',
      'Logged faults in Maximo every shift.',
      'Logged faults in the maintenance system every shift.',
    ],
    ['de', 'Betreuung von Kunden am Schalter.', 'Betreuung von Kundinnen und Kunden am Schalter.'],
    ['es', 'Cobro de abonos con TPV.', 'Cobro de abonos con terminal punto de venta (TPV).'],
    [
      'fr',
      'Contrôles de qualité internes sur automates.',
      'CQI (contrôles de qualité internes) sur automates.',
    ],
    ['pt', 'Revisão das peças de um designer.', 'Revisão das peças produzidas por um designer.'],
    ['nl', 'Ritten ingevoerd in Transwide.', 'Ritten ingevoerd in het transportsysteem.'],
  ] as const)('may say the same there in other words in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).toEqual([])
  })
})
