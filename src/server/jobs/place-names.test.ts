import { describe, expect, it } from 'vitest'

import { readLocation } from './place-names.ts'

const namesIn = (text: string) =>
  readLocation(text).map((part) => (part.kind === 'place' ? part.names : part.word))

describe('a location', () => {
  it.each([
    ['Germany', 'deutschland'],
    ['DUITSLAND', 'alemania'],
    ['États-Unis', 'vereinigte staaten'],
    ['UK', 'united kingdom'],
    ['Muenchen', 'munich'],
    ['The Hague', 'den haag'],
    ['Cologne', 'koln'],
  ])('%s is known as %s as well', (typed, other) => {
    const parts = namesIn(typed)
    expect(parts).toHaveLength(1)
    expect(parts[0]).toContain(other)
  })

  it('may name a city, a country and words that are no known place', () => {
    const [city, country, word] = namesIn('Munich, Germany Schwab')
    expect(city).toContain('munchen')
    expect(country).toContain('deutschland')
    expect(word).toBe('schwab')
  })

  it('takes the longest name first', () => {
    expect(namesIn('New York')).toHaveLength(1)
    expect(namesIn('york')).toEqual(['york'])
  })

  it('of nothing but signs asks for nothing', () => {
    expect(readLocation(' ,.- % ')).toEqual([])
  })
})
