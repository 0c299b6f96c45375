import { describe, expect, it } from 'vitest'

import { namedCities, readLocation } from './names.ts'

describe('a location', () => {
  it.each([
    ['Germany', 'DE'],
    ['DUITSLAND', 'DE'],
    ['États-Unis', 'US'],
    ['UK', 'GB'],
    ['Países Baixos', 'NL'],
    ['Frankreich', 'FR'],
  ])('%s is the country %s', (typed, code) => {
    expect(readLocation(typed)).toMatchObject([{ kind: 'country', code }])
  })

  it.each([
    ['Muenchen', 'munchen', 'DE'],
    ['MUNICH', 'munchen', 'DE'],
    ['The Hague', 'the hague', 'NL'],
    ['Den Haag', 'the hague', 'NL'],
    ['Cologne', 'koln', 'DE'],
    ['Lissabon', 'lisboa', 'PT'],
    ['New York', 'new york city', 'US'],
    ['Frankfurt', 'frankfurt am main', 'DE'],
  ])('%s is the city %s', (typed, name, country) => {
    expect(readLocation(typed)).toMatchObject([{ kind: 'city', name, country }])
  })

  it('may name a city, a country and words that are no known place', () => {
    expect(readLocation('Munich, Germany Schwab')).toEqual([
      { kind: 'city', name: 'munchen', country: 'DE', km: null, typed: ['munich'] },
      { kind: 'country', code: 'DE', typed: ['germany'] },
      { kind: 'word', word: 'schwab' },
    ])
    expect(readLocation('Canada (remote or Ottawa)').map(({ kind }) => kind)).toEqual([
      'country',
      'remote',
      'word',
      'word',
    ])
  })

  it('takes the longest name first', () => {
    expect(readLocation('York')).toEqual([{ kind: 'word', word: 'york' }])
  })

  it('of nothing but signs asks for nothing', () => {
    expect(readLocation(' ,.- % ')).toEqual([])
  })
})

describe('the table of cities', () => {
  it('has some four hundred names, none of which stands for two cities', () => {
    const cities = namedCities()
    const owner = new Map<string, string>()
    for (const { country, names } of cities) {
      expect(country).toMatch(/^[A-Z]{2}$/)
      for (const name of names) {
        expect(owner.has(name), name).toBe(false)
        owner.set(name, names[0] ?? '')
      }
    }
    expect(owner.size).toBeGreaterThan(400)
  })
})
