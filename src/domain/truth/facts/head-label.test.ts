import { describe, expect, it } from 'vitest'

import { headLabel, headTitle } from './head-label.ts'

describe('a name under a name', () => {
  it.each([
    [
      'Operador de carretillas (contrapesada y retráctil), renovado',
      'Operador de carretillas',
      'es',
    ],
    ['Carta D, trocada por carta francesa', 'Carta D', 'pt'],
    ['Técnico de gases fluorados, Categoria I', 'Técnico de gases fluorados, Categoria I', 'pt'],
    ['Führerschein (Klasse C1E)', 'Führerschein (Klasse C1E)', 'de'],
    ['Niederländisch (B1, zu Hause gesprochen)', 'Niederländisch (B1)', 'de'],
  ] as const)('is short: %s', (text, short, language) => {
    expect(headLabel(text, language)).toBe(short)
  })

  it.each([
    ['Ing., Applied Informatics', 'en'],
    ['Geselle Sanitär-, Heizungs- und Klimatechnik', 'de'],
    ['Welder – exam booked for March', 'en'],
    ['Electrician (trainee)', 'en'],
    ['Rijbewijs CE, verlopen', 'nl'],
    ['AFGSU niveau 2, échue en mars 2025', 'fr'],
  ] as const)('keeps what it means or is limited by: %s', (text, language) => {
    expect(headLabel(text, language)).toBe(text)
  })

  it('has no terms of a post behind a title, but whatever else limits it', () => {
    expect(headTitle('Driving instructor (self-employed)')).toBe('Driving instructor')
    expect(headTitle('Manager (acting)')).toBe('Manager (acting)')
  })
})
