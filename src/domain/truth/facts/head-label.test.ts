import { describe, expect, it } from 'vitest'

import { headLabel, headTitle, licenceLabel } from './head-label.ts'

describe('a name under a name', () => {
  it.each([
    [
      'Operador de carretillas (contrapesada y retráctil), renovado',
      'Operador de carretillas (contrapesada y retráctil)',
      'es',
    ],
    ['PRL 20 h, madera y mueble', 'PRL 20 h (madera y mueble)', 'es'],
    ['Segurança na construção, 8 h (Portugal)', 'Segurança na construção (8 h, Portugal)', 'pt'],
    ['Carta D, trocada por carta francesa', 'Carta D (trocada por carta francesa)', 'pt'],
    ['Técnico de gases fluorados, Categoria I', 'Técnico de gases fluorados (Categoria I)', 'pt'],
    ['Führerschein (Klasse C1E)', 'Führerschein (Klasse C1E)', 'de'],
  ] as const)('is whole, its asides in brackets: %s', (text, short, language) => {
    expect(headLabel(text, language)).toBe(short)
  })

  it('of a language is its level alone', () => {
    expect(headLabel('Niederländisch (B1, zu Hause gesprochen)', 'de')).toBe('Niederländisch (B1)')
    expect(headLabel('Anglais C1, appris au travail', 'fr')).toBe('Anglais C1')
  })

  it.each([
    ['Ing., Applied Informatics', 'en'],
    ['Geselle Sanitär-, Heizungs- und Klimatechnik', 'de'],
    ['Welder – exam booked for March', 'en'],
    ['Electrician (trainee)', 'en'],
    ['Rijbewijs CE, verlopen', 'nl'],
    ['AFGSU niveau 2, échue en mars 2025', 'fr'],
    ['Hygiene, safety and health at work', 'en'],
    ['Permis B, C', 'fr'],
    ['Hbo Commerciële Economie (propedeuse)', 'nl'],
    ['Licence Chimie, contrôle, qualité', 'fr'],
  ] as const)('keeps what it means or is limited by: %s', (text, language) => {
    expect(headLabel(text, language)).toBe(text)
  })

  it('of a driving licence has no car behind it, but a country and whatever limits it', () => {
    expect(['Permis B, Clio', 'Führerschein B (Golf)'].map(licenceLabel)).toEqual([
      'Permis B',
      'Führerschein B',
    ])
    for (const kept of [
      'Führerschein B (Automatik)',
      'Driving licence B (Provisional)',
      'Permis B (Canada)',
      'Carné B y BE',
    ])
      expect(licenceLabel(kept)).toBe(kept)
  })

  it('has no terms of a post behind a title, but whatever else limits it', () => {
    expect(headTitle('Driving instructor (self-employed)')).toBe('Driving instructor')
    expect(headTitle('Profesora (sustituciones)')).toBe('Profesora')
    expect(headTitle('Manager (acting)')).toBe('Manager (acting)')
  })
})
