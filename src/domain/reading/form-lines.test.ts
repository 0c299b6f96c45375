import { describe, expect, it } from 'vitest'

import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

const head: Printed[] = [
  { text: 'Marit Dekkers', x: 50, y: 50, size: 18 },
  { text: 'marit@dekkers.example', x: 50, y: 70 },
]
const heading = (text: string, y: number): Printed => ({ text, x: 50, y, size: 14, bold: true })
/** Labels in one column, their fields in the other, each column drawn by itself. */
const form = (rows: readonly (readonly [string, string])[], y: number): Printed[] => [
  ...rows.map(([text], i): Printed => ({ text, x: 50, y: y + 14 * i })),
  ...rows.map(([, text], i): Printed => ({ text, x: 250, y: y + 14 * i })),
]
const workOf = (rows: readonly Printed[]) =>
  readResume(printedPage([...head, ...rows])).resume.work_experience

describe('a form', () => {
  const rows = [
    ['Functie', 'Docent wiskunde'],
    ['Periode', '08/2012 – 07/2020'],
    ['Belangrijkste taken', 'Lesgeven aan havo en vwo'],
    ['Werkgever', 'Isala, Deventer'],
    ['Functie', 'Teamleider'],
    ['Periode', '08/2020 – heden'],
    ['Belangrijkste taken', 'Rooster van de bovenbouw'],
    ['Werkgever', 'Thorbecke, Zwolle'],
  ] as const

  it('says by its labels which field stands behind them, and where an entry begins', () => {
    expect(workOf([heading('Werkervaring', 100), ...form(rows, 130)])).toMatchObject([
      {
        role: 'Docent wiskunde',
        company: 'Isala',
        location: 'Deventer',
        from_date: '08/2012',
        description: ['Lesgeven aan havo en vwo'],
      },
      {
        role: 'Teamleider',
        company: 'Thorbecke',
        location: 'Zwolle',
        from_date: '08/2020',
        description: ['Rooster van de bovenbouw'],
      },
    ])
  })

  it('may set its labels on two lines, or before a colon', () => {
    const old: Printed[] = [
      { text: 'Occupation or', x: 50, y: 130 },
      { text: 'Gardener', x: 250, y: 130 },
      { text: 'position held', x: 50, y: 142 },
      { text: 'Dates: 2011 – 2015', x: 50, y: 160 },
      { text: 'Name of employer: Kew', x: 50, y: 174 },
      { text: 'Duties: Care of two glasshouses', x: 50, y: 188 },
    ]
    expect(workOf([heading('Work experience', 100), ...old])).toMatchObject([
      {
        role: 'Gardener',
        company: 'Kew',
        from_date: '2011',
        to_date: '2015',
        description: ['Care of two glasshouses'],
      },
    ])
  })
})

describe('a table', () => {
  const row = (cells: readonly string[], y: number): Printed[] =>
    cells.flatMap((text, i) => (text === '' ? [] : [{ text, x: 50 + 150 * i, y }]))

  it('says by the heads of its columns which field stands below them', () => {
    expect(
      workOf([
        heading('Work experience', 100),
        ...row(['Employer', 'Position', 'Period'], 130),
        ...row(['Kew', 'Gardener', '2011 – 2015'], 150),
        ...row(['Wisley', 'Team lead,', '2015 – 2020'], 170),
        ...row(['', 'glasshouses', ''], 182),
      ]),
    ).toMatchObject([
      { role: 'Gardener', company: 'Kew', from_date: '2011', to_date: '2015' },
      { company: 'Wisley', from_date: '2015', to_date: '2020' },
    ])
  })
})
