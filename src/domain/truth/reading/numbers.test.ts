import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { findQuantities } from './numbers.ts'
import { plain } from '#domain/language/plain.ts'
import { supports } from './quantity.ts'

const read = (text: string, language: Language) => findQuantities(plain(text), language)

const supported = (source: string, claim: string, from: Language, to: Language = from) => {
  const known = read(source, from)
  const claims = read(claim, to)
  expect(claims.length).toBeGreaterThan(0)
  return claims.every((c) => known.some((s) => supports(s, c)))
}

describe('findQuantities', () => {
  it.each([
    ['en', 'twenty-five rooms and two hundred and fifty guests', [25, 250]],
    ['de', 'zweiundzwanzig Betten, dreihundertfünfzig Gäste', [22, 350]],
    [
      'fr',
      'quatre-vingt-dix-sept lits, soixante et onze repas, deux mille cinq cents',
      [97, 71, 2500],
    ],
    ['es', 'treinta y cinco camas, mil doscientos menús', [35, 1200]],
    ['pt', 'vinte e cinco camas, três mil e quinhentos', [25, 3500]],
    ['nl', 'vijfentwintig bedden, driehonderdvijftig gasten', [25, 350]],
  ] as const)('reads number words in %s', (language, text, values) => {
    expect(read(text, language).map((q) => q.value)).toEqual(values)
  })

  it('reads a lone article as no quantity', () => {
    expect(read('une équipe', 'fr')).toEqual([])
    expect(read('ein Projekt', 'de')).toEqual([])
  })

  it('leaves digits inside names alone', () => {
    expect(read('English (B2), Web3 and S3', 'en')).toEqual([])
  })

  it('marks both ends of a range', () => {
    expect(read('35 to 40 calls', 'en').map((q) => q.end)).toEqual(['low', 'high'])
  })
})

describe('supports', () => {
  it.each([
    ['$18,000', '$18k', 'en', 'en'],
    ['five cooks', '5 cooks', 'en', 'en'],
    ['1,5 Mio. €', '1.500.000 €', 'de', 'de'],
    ['1,5 Mio. €', '€1.5 million', 'de', 'en'],
    ['11 %', '11 pour cent', 'fr', 'fr'],
    ['a third of orders', '33 % of orders', 'en', 'en'],
    ['90 minutes', '1.5 hours', 'en', 'en'],
    ['90 minutes', 'une heure et demie', 'fr', 'fr'],
    ['1 h 30', '90 minutes', 'fr', 'fr'],
    ['30 minutes', 'une demi-heure', 'fr', 'fr'],
    ['90 minutos', 'hora y media', 'es', 'es'],
    ['90 minutos', 'hora e meia', 'pt', 'pt'],
    ['20 visitantes', 'duas dezenas de visitantes', 'pt', 'pt'],
    ['20 compañeros', 'una veintena de compañeros', 'es', 'es'],
    ['1.000 clientes', 'un millar de clientes', 'es', 'es'],
    ['two years', '24 months', 'en', 'en'],
    ['third place', '3rd place', 'en', 'en'],
    ['9,000 customers', 'thousands of customers', 'en', 'en'],
    ['dreitägiger Kurs', 'three-day course', 'de', 'en'],
    ['12 500 articles', '12.500 Artikel', 'fr', 'de'],
    ['2 t', '2000 kg', 'nl', 'nl'],
    ['la mitad de los pedidos', '50 % de los pedidos', 'es', 'es'],
  ] as const)('%s supports %s', (source, claim, from, to) => {
    expect(supported(source, claim, from, to)).toBe(true)
  })

  it.each([
    ['14%', '41%', 'en'],
    ['ten weeks', 'ten months', 'en'],
    ['$18,000', '€18,000', 'en'],
    ['14 rooms', '14% of rooms', 'en'],
    ['11 %', 'un tiers des ventes', 'fr'],
    ['300 Gäste', 'tausende Gäste', 'de'],
    ['drie winkels', 'dertig winkels', 'nl'],
    ['quinto lugar', 'segundo lugar', 'pt'],
  ] as const)('%s does not support %s', (source, claim, language) => {
    expect(supported(source, claim, language)).toBe(false)
  })
})

describe('a quantity in other words, and a round one that is just passed or missed', () => {
  it.each([
    ['en', '34 %', 'over a third'],
    ['en', '196 users', 'almost 200 users'],
    ['de', '18 %', 'knapp ein Fünftel'],
    ['es', '31 %', 'casi un tercio'],
    ['es', '18 %', 'casi una quinta parte'],
    ['de', 'zweimal pro Woche', 'zweimal wöchentlich'],
    ['fr', '23 %', 'presque un quart'],
    ['pt', '35 %', 'mais de um terço'],
    ['nl', '26 %', 'ruim een kwart'],
  ] as const)('in %s is what %s says: %s', (language, source, claim) => {
    expect(supported(source, claim, language)).toBe(true)
  })

  it.each([
    ['en', '28 %', 'almost a third'],
    ['en', '31 %', 'over a third'],
    ['en', '30 %', 'a third'],
    ['en', '180 users', 'almost 200 users'],
    ['de', '15 %', 'knapp ein Fünftel'],
    ['fr', '45 %', "plus d'un tiers"],
  ] as const)('in %s sharpens %s no further than that: %s', (language, source, claim) => {
    expect(supported(source, claim, language)).toBe(false)
  })
})
