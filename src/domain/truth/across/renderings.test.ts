import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'
import type { Language } from '../../language/languages.ts'

type Case = readonly [from: Language, before: string, to: Language, after: string]

const isStopped = ([from, before, to, after]: Case) =>
  claimsOfLine(before, after, from, to).length > 0

const cases = (list: readonly Case[]) => list.map((one) => [one.join(' → '), one] as const)

describe('a place in a translation', () => {
  it.each(
    cases([
      [
        'de',
        'Betreuung von Kunden in Nordrhein-Westfalen.',
        'fr',
        'Suivi de clients en Rhénanie-du-Nord-Westphalie.',
      ],
      ['de', 'Lieferungen nach Norwegen.', 'pt', 'Entregas para a Noruega.'],
      [
        'es',
        'Visitas a clientes en Cataluña y Aragón.',
        'en',
        'Visits to customers in Catalonia and Aragon.',
      ],
      ['nl', 'Leveringen in Vlaanderen.', 'es', 'Entregas en Flandes.'],
    ]),
  )('has the name of its language: %s', (_, one) => {
    expect(isStopped(one)).toBe(false)
  })

  it.each(
    cases([
      ['de', 'Lieferungen nach Norwegen.', 'pt', 'Entregas para a Suécia.'],
      ['es', 'Visitas a clientes en Aragón.', 'en', 'Visits to customers in Catalonia.'],
      ['en', 'Supported customers in Portugal.', 'en', 'Supported customers in Spain.'],
    ]),
  )('is no other place: %s', (_, one) => {
    expect(isStopped(one)).toBe(true)
  })
})

describe('an abbreviation in a translation', () => {
  it.each(
    cases([
      [
        'fr',
        'Suivi hebdomadaire des indicateurs de service.',
        'en',
        'Monitored service KPIs weekly.',
      ],
      [
        'fr',
        'Participation au déploiement du WMS.',
        'es',
        'Participación en la implantación del SGA.',
      ],
      ['en', 'Administered IV antibiotics.', 'pt', 'Administrei antibióticos EV.'],
      ['de', 'Vorbereitung der Umsatzsteuererklärungen.', 'en', 'Prepared VAT returns.'],
      ['de', 'Erstellung der R&I-Fließbilder.', 'en', 'Drew up the P&IDs.'],
      ['es', 'Montaje de 34 cuadros de baja tensión.', 'fr', "J'ai monté 34 tableaux BT."],
    ]),
  )('has the letters of its language: %s', (_, one) => {
    expect(isStopped(one)).toBe(false)
  })

  it('stands for nothing that the source does not say', () => {
    expect(
      isStopped(['fr', 'Suivi des commandes.', 'es', 'Seguimiento de pedidos en el SGA.']),
    ).toBe(true)
  })
})

describe('a claim in a translation', () => {
  it.each(
    cases([
      [
        'de',
        'Erstellung von 25 Angeboten pro Woche.',
        'fr',
        'A établi 25 offres de prix par semaine.',
      ],
      ['pt', 'Gestão de um hotel com 86 quartos.', 'fr', "Direction d'un hôtel de 86 chambres."],
      [
        'de',
        'Abstimmung von Lieferterminen mit dem Versand.',
        'en',
        'Coordinated delivery dates with dispatch.',
      ],
      [
        'fr',
        'Contribution à la renégociation de trois contrats.',
        'de',
        'Mitwirkung bei der Neuverhandlung von drei Verträgen.',
      ],
      ['pt', 'Controlo de um orçamento anual.', 'en', 'Oversaw a yearly budget.'],
      [
        'de',
        'Einarbeitung von vier Aushilfen pro Jahr.',
        'en',
        'Trained four temporary workers a year.',
      ],
      [
        'en',
        'Posted on Instagram and gained 6,200 followers.',
        'nl',
        'Op Instagram gepost en 6.200 volgers gewonnen.',
      ],
      [
        'en',
        'Managed a budget of £85,000 with one colleague.',
        'fr',
        "J'ai géré, avec une collègue, un budget de 85 000 livres.",
      ],
      ['es', 'Cambio a luminarias LED.', 'en', 'Switched to LED fittings.'],
      [
        'de',
        'Masterarbeit über die Trocknung von Molke.',
        'pt',
        'Tese de mestrado sobre a secagem de soro.',
      ],
      [
        'en',
        'Manage a weekly wage budget of £9,500.',
        'fr',
        "Gestion d'un budget hebdomadaire de salaires de 9 500 £.",
      ],
      [
        'de',
        'Anleitung von zwei Personen im Anerkennungsjahr.',
        'es',
        'Tutoría de dos personas durante su año de reconocimiento.',
      ],
      [
        'nl',
        'Adviseert het managementteam over marges.',
        'en',
        'Advise the management team on margins.',
      ],
      ['de', 'Eingewöhnung nach dem Berliner Modell.', 'nl', 'Wennen volgens het Berlijnse model.'],
    ]),
  )('may be said as that language says it: %s', (_, one) => {
    expect(isStopped(one)).toBe(false)
  })

  it.each(
    cases([
      [
        'de',
        'Erstellung von Berichten für den Vertrieb.',
        'fr',
        'Rapports pour le service commercial, couronnés par un prix.',
      ],
      ['pt', 'Apoio a um hotel com 86 quartos.', 'fr', "Direction d'un hôtel de 86 chambres."],
      [
        'fr',
        'Mise en conformité de trois sites publics.',
        'pt',
        'Adaptação de todos os sites públicos.',
      ],
      ['es', 'Informes mensuales de ventas.', 'de', 'Wöchentliche Umsatzberichte.'],
    ]),
  )('says no more than its source: %s', (_, one) => {
    expect(isStopped(one)).toBe(true)
  })
})

describe('a product in a translation', () => {
  it.each(
    cases([
      [
        'de',
        'Erstellung von Angeboten in SAP SD.',
        'nl',
        'Offertes opgesteld in SAP SD en Salesforce.',
      ],
      [
        'fr',
        'Développement de pages avec Vue.js.',
        'de',
        'Entwicklung von Seiten mit Vue.js und React.',
      ],
      ['en', 'Documented care in SystmOne.', 'pt', 'Registo dos cuidados no SystmOne e no Cerner.'],
    ]),
  )('is one that the source names, of whatever trade: %s', (_, one) => {
    expect(isStopped(one)).toBe(true)
  })
})

describe('a number in a translation', () => {
  it.each(
    cases([
      [
        'pt',
        'Aumento das vendas de 1,9 para 2,4 milhões de euros.',
        'en',
        'Grew sales from €1.9 million to €2.4 million.',
      ],
      [
        'pt',
        'Supervisão de 11 pessoas em três turnos.',
        'en',
        'Supervised 11 people over three shifts.',
      ],
      ['nl', '22 lesuren per week gegeven.', 'fr', 'Enseignement de 22 heures par semaine.'],
      [
        'nl',
        'Een open dag mee georganiseerd.',
        'fr',
        "Co-organisation d'une journée portes ouvertes.",
      ],
      [
        'de',
        'Pflege der Stammdaten von 600 Artikeln.',
        'fr',
        'Tenue à jour des données de base de 600 articles.',
      ],
      [
        'de',
        'Auslegung von Pumpen mit bis zu 18.000 l/h.',
        'en',
        'Designed pumps of up to 18,000 litres per hour.',
      ],
      ['pt', 'Folha de previsão a 13 semanas.', 'nl', 'Prognoseblad over 13 weken.'],
      ['nl', 'In het weekend gezelschap geboden.', 'pt', 'Companhia ao fim de semana.'],
      ['fr', 'Astreinte une semaine sur quatre.', 'en', 'On call one week in four.'],
      ['fr', 'Astreinte une semaine sur quatre.', 'nl', 'Eén op de vier weken storingsdienst.'],
      [
        'en',
        'Took spend from £27 to £31.50 in two years.',
        'de',
        'Bon in zwei Jahren von 27 £ auf 31,50 £ gesteigert.',
      ],
      ['nl', 'Investeringen boven € 50.000.', 'en', 'Investments above €50,000.'],
    ]),
  )('may stand as that language counts: %s', (_, one) => {
    expect(isStopped(one)).toBe(false)
  })
})

describe('a word of one language that is two of another', () => {
  it.each(
    cases([
      ['de', 'Praxisanleitung von Studentinnen.', 'en', 'Practice supervision of students.'],
      ['pt', 'Fiscalização de obras.', 'es', 'Supervisión de obras.'],
      ['de', 'Bachelorarbeit über Verträge.', 'fr', 'Mémoire de licence sur les contrats.'],
      ['en', 'Ran a science club on Wednesdays.', 'de', 'Leitung einer Science-AG am Mittwoch.'],
    ]),
  )('is no claim: %s', (_, one) => {
    expect(isStopped(one)).toBe(false)
  })

  it.each(
    cases([
      ['pt', 'Apoio na feira ProWein.', 'de', 'Die Messe ProWein vertreten und organisiert.'],
      ['en', 'Prepared contracts for staff.', 'fr', 'Mémoire de licence sur les contrats.'],
    ]),
  )('is one where nothing like it was said: %s', (_, one) => {
    expect(isStopped(one)).toBe(true)
  })
})
