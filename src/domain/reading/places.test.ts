import { describe, expect, it } from 'vitest'

import type { Part } from './head-parts.ts'
import { takePlace } from './places.ts'

const parts = (...texts: string[]): Part[] =>
  texts.map((text, line) => ({
    text,
    bold: false,
    italic: false,
    size: 10,
    line,
    link: null,
    stretch: line,
    glue: '',
    slot: '',
  }))

const taken = (known: string[], ...texts: string[]) => {
  const { parts: left, place } = takePlace(parts(...texts), known, 2)
  return [...left.map(({ text }) => text), place]
}

describe('a town behind a hyphen, as job boards print it', () => {
  it.each([
    [
      ['Clerk', 'Hollins Tire Supply-Kettering, OH'],
      ['Clerk', 'Hollins Tire Supply', 'Kettering, OH'],
    ],
    [
      ['Clerk', 'Acme Ltd', 'Winston-Salem, NC'],
      ['Clerk', 'Acme Ltd', 'Winston-Salem, NC'],
    ],
  ])('is the place in %j', (texts, found) => {
    expect(taken([], ...texts)).toEqual(found)
  })
})

describe('the place at the end of an employer', () => {
  it('is a town with its country', () => {
    expect(taken([], 'Contable', 'Banco Digital, Oviedo, España')).toEqual([
      'Contable',
      'Banco Digital',
      'Oviedo, España',
    ])
  })

  it('has the region between the two', () => {
    expect(taken([], 'Contable', 'Banco Cantábrico, Santander, Cantabria, España')).toEqual([
      'Contable',
      'Banco Cantábrico',
      'Santander, Cantabria, España',
    ])
  })

  it('is the person’s own where that is known', () => {
    const names = 'Müller, Schmidt, Berlin, Deutschland'
    expect(taken(['Berlin, Deutschland'], 'Buchhalterin', names)).toEqual([
      'Buchhalterin',
      'Müller, Schmidt',
      'Berlin, Deutschland',
    ])
  })
})

describe('a town with what it belongs to', () => {
  it.each([
    [['Associate of Arts', 'Towson College', 'Catonsville, MD']],
    [['Aide-soignante', 'EHPAD Les Tilleuls', 'Angers (49)']],
  ])('is the place in %j', (texts) => {
    expect(taken([], ...texts)).toEqual(texts)
  })
})
