/** A change keeps its direction in every language, and between two of them. */
import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'
import type { Language } from '../../language/languages.ts'

const cases: [Language, before: string, honest: string, turned: string][] = [
  ['en', 'Cut queues from 30 to 12 minutes', 'Queues fell from 30 to 12 minutes', 'Queues went from 12 to 30 minutes'],
  ['de', 'Wartezeit von 30 auf 12 Minuten gesenkt', 'Senkung der Wartezeit von 30 auf 12 Minuten', 'Wartezeit von 12 auf 30 Minuten gebracht'],
  ['fr', "Réduction de l'attente de 30 à 12 minutes", "Attente réduite de 30 à 12 minutes", "Attente passée de 12 à 30 minutes"],
  ['es', 'Reducción de la espera de 30 a 12 minutos', 'Espera reducida de 30 a 12 minutos', 'Espera llevada de 12 a 30 minutos'],
  ['pt', 'Redução da espera de 30 para 12 minutos', 'Espera reduzida de 30 para 12 minutos', 'Espera levada de 12 para 30 minutos'],
  ['nl', 'Wachttijd verkort van 30 naar 12 minuten', 'Verkorting van de wachttijd van 30 naar 12 minuten', 'Wachttijd gebracht van 12 naar 30 minuten'],
] // prettier-ignore

const isTurned = (claims: ReturnType<typeof claimsOfLine>) => JSON.stringify(claims).includes(' … ')

describe('a change from one number to another', () => {
  it.each(cases)('in %s may be told anew: %s → %s', (language, before, honest) => {
    expect(isTurned(claimsOfLine(before, honest, language))).toBe(false)
  })
  it.each(cases)('in %s is not turned round: %s', (language, before, _, turned) => {
    expect(isTurned(claimsOfLine(before, turned, language))).toBe(true)
  })
})
