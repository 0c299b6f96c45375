import { describe, expect, it } from 'vitest'

import { apartFromPlace, apartFromTown, nameInPlace } from './name-and-place.ts'

describe('the town behind an employer’s name', () => {
  it.each([
    ['Larkspur, Paris', '', 'Larkspur', 'Paris'],
    ['Larkspur, Kleinbach', 'Kleinbach', 'Larkspur', 'Kleinbach'],
    ['Larkspur, Sousse, Tunisie', '', 'Larkspur', 'Sousse, Tunisie'],
    ['Larkspur in Weyhausen', '', 'Larkspur', 'Weyhausen'],
    ['Tansy à Aire sur l’Adour', '', 'Tansy', 'Aire sur l’Adour'],
  ])('is no part of it: %s', (name, place, alone, town) => {
    expect(apartFromPlace({ name, place }, [])).toEqual({ name: alone, place: town })
  })

  it.each([
    'Tansy, Foxglove & Co',
    'Bureau en Gros Consulting',
    'Hospital do Porto',
    'Larkspur',
    'Institute for Work in Schools',
  ])('is cut off nothing else: %s', (name) => {
    expect(apartFromPlace({ name, place: 'Leeds' }, [])).toEqual({ name, place: 'Leeds' })
  })

  it('is cut off a school at its comma alone', () => {
    expect(apartFromTown('Université du Québec à Chicoutimi', [])).toEqual([
      'Université du Québec à Chicoutimi',
      '',
    ])
    expect(apartFromTown('Lycée Saint-Louis, Paris', [])).toEqual(['Lycée Saint-Louis', 'Paris'])
  })
})

describe('where no employer was found, what was taken for the place', () => {
  it('may be one that only looks like a town, or has its words', () => {
    expect(nameInPlace('Larkspur', [], false)).toEqual({ name: 'Larkspur', place: '' })
    expect(nameInPlace('Université de Montréal, Canada', [], true)).toEqual({
      name: 'Université de Montréal',
      place: 'Canada',
    })
  })

  it('is none where it is known as a place', () => {
    expect(nameInPlace('Nagpur', [], false)).toBeNull()
    expect(nameInPlace('Kleinbach', ['Kleinbach'], false)).toBeNull()
    expect(nameInPlace('Kleinbach', [], true)).toBeNull()
    expect(nameInPlace('Bogotá, Distrito Capital', [], true)).toBeNull()
    expect(nameInPlace('Montpellier, France', [], false)).toBeNull()
  })
})
