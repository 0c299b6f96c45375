import { describe, expect, it } from 'vitest'

import type { Language } from '../../../language/languages.ts'
import { blankContent } from '../../../resume/blank.ts'
import { verifyResume } from '../../truth.ts'

function claimsOf(language: Language, lines: readonly string[], changed: string): string[] {
  const resume = (description: string[]) => ({
    ...blankContent(),
    work_experience: [
      { role: 'X', company: 'Y', location: '', from_date: '2018', to_date: '2025', description },
    ],
  })
  const after = resume([changed, ...lines.slice(1)])
  return verifyResume(resume([...lines]), after, { language }).map(({ claim }) => claim)
}

describe('a line in the words of another', () => {
  it.each([
    [
      'nl',
      ['Ongeveer 35 meldingen per dag afgehandeld.', '11 meldingen per dag doorgestuurd.'],
      'Ongeveer 11 meldingen per dag afgehandeld.',
      '11',
    ],
    [
      'fr',
      ["Aide à l'installation de 50 bornes de recharge.", 'Installation de 15 bornes par an.'],
      "Aide à l'installation de 15 bornes de recharge.",
      '15',
    ],
  ] as const)(
    'keeps its numbers, whatever the entry counts beside it, in %s',
    (language, lines, changed, claim) => {
      expect(claimsOf(language, lines, changed)).toContain(claim)
    },
  )

  it.each([
    [
      'pt',
      'Conferência mensal de 85 extintores e 14 hidrantes.',
      'Conferência mensal de 14 extintores e 85 hidrantes.',
    ],
    [
      'de',
      'Betreuung von 14 Kindern von 4 bis 12 Monaten mit zwei Hilfskräften.',
      'Betreuung von 14 Kindern von 4 bis 12 Monaten mit vier Hilfskräften.',
    ],
  ] as const)('gives each number to what it counts, in %s', (language, before, after) => {
    expect(claimsOf(language, [before], after)).not.toEqual([])
  })

  it('may write its number otherwise', () => {
    const lines = ['Answered 12 calls an hour.', 'Placed 30 calls an hour.']
    expect(claimsOf('en', lines, 'Answered twelve calls an hour.')).toEqual([])
  })

  it('is more where "über" stands between a comma or a season and its number', () => {
    const before = 'Annahme von Wareneingängen, rund 80 Paletten am Tag.'
    const after = 'Annahme von Wareneingängen, über 80 Paletten am Tag.'
    expect(claimsOf('de', [before], after)).toEqual(['80'])
  })
})

describe('a compound that begins with a word that says little', () => {
  it.each([
    ['de', 'Bestellung von Material.', 'Bestellung von Material mit Ergebnisverantwortung.'],
    ['nl', 'Materiaal besteld.', 'Materiaal besteld met themaverantwoordelijkheid.'],
  ] as const)('is another word in %s', (language, before, after) => {
    expect(claimsOf(language, [before], after)).not.toEqual([])
  })
})
