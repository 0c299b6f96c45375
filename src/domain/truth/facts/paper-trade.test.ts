import { describe, expect, it } from 'vitest'

import { paperTrade } from './paper-trade.ts'

describe('the trade that a paper is named by', () => {
  it.each([
    ['Ausbildung zum Gärtner, Garten- und Landschaftsbau', 'de', 'Gärtner'],
    ['Ausbildung Steuerfachangestellte', 'de', 'Steuerfachangestellte'],
    ['Brevet professionnel de préparateur en pharmacie', 'fr', 'Préparateur en pharmacie'],
    ['Beroepsdiploma kok (secundair onderwijs)', 'nl', 'Kok'],
    ['Diploma de cabeleireira', 'pt', 'Cabeleireira'],
    ['MBO level 2 Painter', 'en', 'Painter'],
  ] as const)('is what its holder is called: %s', (paper, language, trade) => {
    expect(paperTrade(paper, language)).toBe(trade)
  })

  it.each([
    ['Level 3 Diploma in Dental Nursing', 'en'],
    ['Grado en Fisioterapia', 'es'],
    ['Master achats', 'fr'],
    ['Curso de soldador, 20 h', 'es'],
    ['Geselle Sanitär-, Heizungs- und Klimatechnik', 'de'],
  ] as const)('is none of a field, a course or a half word: %s', (paper, language) => {
    expect(paperTrade(paper, language)).toBeNull()
  })
})
