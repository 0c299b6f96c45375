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

const ends: [Language, before: string, honest: string, turned: string][] = [
  ['en', 'Answered calls and forwarded server faults to the network team', 'Calls answered, server faults forwarded to the network team', 'Answered calls and received server faults from the network team'],
  ['de', 'Anrufe beantwortet und Störungen an die Technik weitergeleitet', 'Beantwortung von Anrufen, Weiterleitung von Störungen an die Technik', 'Anrufe beantwortet und Störungen von der Technik übernommen'],
  ['fr', "Réponse aux appels et transmission des pannes à l'équipe réseau", "Appels pris, pannes transmises à l'équipe réseau", "Réponse aux appels et réception des pannes de l'équipe réseau"],
  ['es', 'Atención de llamadas, derivando las averías al equipo de redes', 'Llamadas atendidas y averías derivadas al equipo de redes', 'Atención de llamadas, recibiendo averías del equipo de redes'],
  ['pt', 'Atendimento de chamadas, encaminhando avarias para a equipa de redes', 'Chamadas atendidas e avarias encaminhadas para a equipa de redes', 'Atendimento de chamadas, recebendo avarias da equipa de redes'],
  ['nl', 'Telefoon beantwoord en storingen doorgestuurd naar de netwerkploeg', 'Beantwoorden van telefoon, storingen doorgestuurd naar de netwerkploeg', 'Telefoon beantwoord en storingen ontvangen van de netwerkploeg'],
] // prettier-ignore

describe('what goes from one to another', () => {
  it.each(ends)('in %s may be told anew: %s → %s', (language, before, honest) => {
    expect(claimsOfLine(before, honest, language)).toEqual([])
  })

  it.each(ends)(
    'in %s is not told from its other end: %s, %s, %s',
    (language, before, _, turned) => {
      expect(claimsOfLine(before, turned, language)).not.toEqual([])
    },
  )
})
