import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'

describe('an act that claims much by itself', () => {
  it.each([
    ['en', 'Refuelled and swept out the bus.', 'Repaired and swept out the bus.'],
    ['en', 'Collected applications for parking permits.', 'Granted parking permits.'],
    ['de', 'Prüfung von Bremsen und Türen.', 'Reparatur von Bremsen und Türen.'],
    ['de', 'Prüfung ortsveränderlicher Geräte.', 'Kalibrierung ortsveränderlicher Geräte.'],
    ['de', 'Auf- und Abbau der Bühnenbilder.', 'Entwurf, Auf- und Abbau der Bühnenbilder.'],
    ['es', 'Tramitación de ayudas de emergencia.', 'Concesión de ayudas de emergencia.'],
    ['es', 'Aviso al taller de las averías.', 'Reparación de las averías.'],
    [
      'fr',
      "Accompagnement des clients lors d'un sinistre.",
      "Indemnisation des clients lors d'un sinistre.",
    ],
    ['pt', 'Limpeza de piscinas.', 'Construção de piscinas.'],
    ['en', 'Typed customer data.', 'Analysed customer data.'],
    ['de', 'Datenerfassung im Lager.', 'Datenanalyse im Lager.'],
    ['es', 'Introducción de datos de clientes.', 'Análisis de datos de clientes.'],
    ['fr', 'Saisie de données clients.', 'Analyse de données clients.'],
    ['pt', 'Digitação de dados de clientes.', 'Análise de dados de clientes.'],
    ['nl', 'Invoeren van klantgegevens.', 'Analyseren van klantgegevens.'],
    ['nl', 'Onderhoud aan lieren en motoren.', 'Revisie van lieren en motoren.'],
    ['nl', 'Jaarplan geschreven met collega’s.', 'Jaarplan vastgesteld met collega’s.'],
  ] as const)('opens no line whose source says another in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).not.toEqual([])
  })

  it.each([
    ['en', 'Fixed bicycles and scooters.', 'Repaired bicycles and scooters.'],
    ['en', 'Drew up floor plans for shops.', 'Designed floor plans for shops.'],
    ['de', 'Austausch defekter Pumpen.', 'Reparatur defekter Pumpen.'],
    ['de', 'Erstellung von Flyern.', 'Entwurf von Flyern.'],
    ['es', 'Arreglo de motores pequeños.', 'Reparación de motores pequeños.'],
    ['en', 'Evaluated customer data.', 'Analysed customer data.'],
    ['de', 'Auswertung von Kundendaten.', 'Analyse von Kundendaten.'],
    ['pt', 'Estudo de dados de clientes.', 'Análise de dados de clientes.'],
    ['fr', 'Fabrication de décors en bois.', 'Construction de décors en bois.'],
    ['pt', 'Conserto de bicicletas.', 'Reparação de bicicletas.'],
    ['nl', 'Herstel van fietsen.', 'Reparatie van fietsen.'],
  ] as const)('may retell one that is near it in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).toEqual([])
  })
})
