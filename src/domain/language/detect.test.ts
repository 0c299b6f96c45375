import { describe, expect, it } from 'vitest'

import { detectLanguage, scoreLanguages } from './detect.ts'

const samples = {
  en: 'Kept the night shift of a regional bakery running and trained four apprentices in dough work.',
  de: 'Leitung der Nachtschicht einer Bäckerei und Ausbildung von vier Lehrlingen in der Teigführung.',
  es: 'Coordinación del turno de noche de una panadería y formación de cuatro aprendices en masas.',
  fr: 'Responsable de l’équipe de nuit d’une boulangerie et formation de quatre apprentis au pétrissage.',
  pt: 'Coordenação do turno da noite de uma padaria e formação de quatro aprendizes em massas.',
  nl: 'Leidde de nachtploeg van een bakkerij en begeleidde vier leerlingen bij het maken van deeg.',
} as const

describe('detectLanguage', () => {
  for (const [language, text] of Object.entries(samples)) {
    it(`knows a sentence in ${language}`, () => {
      expect(detectLanguage(text)).toBe(language)
    })
  }

  it.each([
    ['de', 'Berufserfahrung\nAusbildung\nKenntnisse'],
    ['fr', 'Chef de projet depuis 2019'],
    ['nl', 'Verpleegkundige bij het Streekziekenhuis'],
    ['pt', 'Gestão de equipas e formação'],
    ['es', 'Gestión de equipos y formación'],
    [
      'es',
      'Administrativo contable\nSe ofrece contrato estable. Se requiere dominio de Excel e inglés.',
    ],
    ['es', 'Dependienta\nTienda de moda necesita dependienta. Media jornada. Enviar currículum.'],
    [
      'pt',
      'Empregado de mesa\nRestaurante procura empregado de mesa para Lisboa. Contrato sem termo.',
    ],
    ['en', 'QA Engineer\nAutomated regression tests in Selenium\nReported defects in Jira'],
    ['nl', 'Teamleider logistiek'],
    ['de', 'Koch'],
    ['fr', 'Boulanger'],
    ['en', ''],
  ])('leans to %s on little text: %j', (language, text) => {
    expect(detectLanguage(text)).toBe(language)
  })

  it('is not misled by English product names in a German resume', () => {
    const text =
      'Aufbau der Infrastruktur mit Amazon Web Services, Continuous Integration und Monitoring'
    expect(detectLanguage(text)).toBe('de')
  })

  it('shares the evidence out among all six', () => {
    const total = scoreLanguages(samples.nl).reduce((sum, { share }) => sum + share, 0)
    expect(total).toBeCloseTo(1)
  })
})
