import { describe, expect, it } from 'vitest'

import { fieldsOfHeads } from './head-fields.ts'
import type { Part } from './head-parts.ts'
import { employerScore, roleScore } from './lexicon.ts'

/** A head with a line for each text; what stands before a tab is set bold. */
const head = (...lines: string[]): Part[] =>
  lines.flatMap((text, line) =>
    text.split('\t').map((cell, i, cells) => ({
      text: cell,
      bold: cells.length > 1 && i === 0,
      italic: false,
      size: 10,
      line,
      link: null,
      stretch: 10 * line + i,
      glue: '',
    })),
  )

const lean = (text: string): number => roleScore(text) - employerScore(text)

const read = (heads: Part[][], places: string[] = []) =>
  fieldsOfHeads(heads, { lean, places }).map(({ title, organization, place }) =>
    [title, organization, place].map((run) => run?.text ?? ''),
  )

describe('the place behind an employer', () => {
  it.each([
    ['Hollins Tire Supply-Kettering, OH', 'Hollins Tire Supply', 'Kettering, OH'],
    ['Banco Digital, Oviedo, España', 'Banco Digital', 'Oviedo, España'],
    ['Larkspur, Paris', 'Larkspur', 'Paris'],
    ['Larkspur, Sousse, Tunisie', 'Larkspur', 'Sousse, Tunisie'],
    ['Larkspur in Weyhausen', 'Larkspur', 'Weyhausen'],
    ['Tansy à Aire sur l’Adour', 'Tansy', 'Aire sur l’Adour'],
    ['Tansy, Inc., Leeds', 'Tansy, Inc.', 'Leeds'],
  ])('is no part of its name: %s', (text, employer, place) => {
    expect(read([head('Sales Manager', text)])).toEqual([['Sales Manager', employer, place]])
  })

  it('is the person’s own where that is known', () => {
    const names = 'Larkspur, Kleinbach bei Sommer'
    expect(read([head('Buchhalterin', names)], ['Kleinbach bei Sommer'])).toEqual([
      ['Buchhalterin', 'Larkspur', 'Kleinbach bei Sommer'],
    ])
  })

  it('has no employer within it', () => {
    expect(read([head('Sales Manager', 'Bogotá, Distrito Capital, Colombia')])).toEqual([
      ['Sales Manager', '', 'Bogotá, Distrito Capital, Colombia'],
    ])
  })
})

describe('the entries of a section', () => {
  it('tell what the words of one do not', () => {
    const told = [head('Vellum\tNurse'), head('Quay\tBaker'), head('Thrum\tSales Manager')]
    expect(read([...told, head('Foxglove\tTansy')]).at(-1)).toEqual(['Tansy', 'Foxglove', ''])
    expect(read([head('Foxglove\tTansy')])).toEqual([['Foxglove', 'Tansy', '']])
  })
})
