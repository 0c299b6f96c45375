/** Whoever had a part in the work beside the person is not dropped without a question. */
import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'
import type { Language } from '../../language/languages.ts'

const cases: [Language, string, string, string][] = [
  ['en', 'Drew the plans of a ferry for the senior engineer', 'Drew the plans of a ferry for the chief engineer', 'Drew the plans of a ferry'],
  ['de', 'Fährpläne für den Ingenieur gezeichnet', 'Zeichnung der Fährpläne für den Ingenieur', 'Fährpläne gezeichnet'],
  ['fr', 'Tracé des plans du bac pour un ingénieur', "Plans du bac tracés pour l'ingénieur", 'Tracé des plans du bac'],
  ['es', 'Trazado de planos del ferry para el ingeniero', 'Planos del ferry trazados para el ingeniero', 'Trazado de planos del ferry'],
  ['pt', 'Desenho de plantas da balsa para o engenheiro', 'Plantas da balsa desenhadas para o engenheiro', 'Desenho de plantas da balsa'],
  ['nl', 'Plannen van de pont getekend voor de ingenieur', 'Voor de ingenieur plannen van de pont getekend', 'Plannen van de pont getekend'],
] // prettier-ignore

const isHelp = (language: Language, before: string, after: string): boolean =>
  claimsOfLine(before, after, language, language).length > 0

const several: [Language, string, string, string][] = [
  ['en', 'Cut losses together with the night team', 'The night team and I cut losses', 'Cut losses at night'],
  ['de', 'Verluste gemeinsam mit der Nachtschicht gesenkt', 'Wir haben in der Nachtschicht Verluste gesenkt', 'Verluste nachts gesenkt'],
  ['es', 'Bajada de pérdidas junto con el turno de noche', 'De noche bajamos las pérdidas', 'Bajada de pérdidas de noche'],
  ['en', 'Put together a weekly report', 'Weekly report', 'Weekly report for the whole company'],
] // prettier-ignore

describe('work done with others', () => {
  it.each(several)('in %s is told by who speaks: %s → %s', (language, before, honest) => {
    expect(isHelp(language, before, honest)).toBe(false)
  })
  it.each(several)('in %s is no work of one: %s, %s, %s', (language, before, _, alone) => {
    expect(isHelp(language, before, alone)).toBe(true)
  })
})

describe('work that others had a part in', () => {
  it.each(cases)('in %s may be told otherwise: %s → %s', (language, before, honest) => {
    expect(isHelp(language, before, honest)).toBe(false)
  })
  it.each(cases)('in %s is asked about alone: %s, %s, %s', (language, before, _, alone) => {
    expect(isHelp(language, before, alone)).toBe(true)
  })
})

describe('a translation', () => {
  const isAsked = (after: string) =>
    claimsOfLine(
      'Verliezen van 9 naar 5 gebracht samen met de andere twee planners',
      after,
      'nl',
      'en',
    ).length > 0

  it('keeps with whom it was done', () => {
    expect(isAsked('Brought losses down from 9 to 5 with the other two planners')).toBe(false)
    expect(isAsked('Brought losses down from 9 to 5')).toBe(true)
  })

  it('keeps the part that stands apart', () => {
    const before = 'Propositions d’achats ; le choix final revient à la direction'
    const isLost = (after: string) => claimsOfLine(before, after, 'fr', 'en').length > 0
    expect(isLost('Suggested purchases (the management makes the final choice)')).toBe(false)
    expect(isLost('Chose and bought books')).toBe(true)
  })
})
