/** Dates, places and durations below one another at the right margin, beside the text of their entry. */
import { describe, expect, it } from 'vitest'

import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

/** The printed page gives each letter half of the size. */
const flush = (text: string, y: number): Printed => ({ text, x: 540 - 5 * text.length, y })

const bullet = (text: string, y: number): Printed[] => [
  { text: '•', x: 50, y },
  { text, x: 60, y },
]

const read = (rows: readonly Printed[]) =>
  readResume(
    printedPage([
      { text: 'Ada Reed', x: 50, y: 40, size: 20 },
      { text: 'ada@reed.example', x: 50, y: 60 },
      ...rows,
    ]),
  ).resume

describe('cells at the right margin', () => {
  it('belong to the head that they begin beside, not to the points left of them', () => {
    const job = (y: number, head: string, cells: readonly string[]): Printed[] => [
      { text: head, x: 50, y },
      ...bullet('Kept the looms of two halls running through the night and all', y + 14),
      { text: 'of the year', x: 60, y: y + 28 },
      ...bullet('Taught nine fitters to read the plans of the makers of looms', y + 42),
      ...cells.map((text, i) => flush(text, y + 14 * i)),
    ]
    const jobs = read([
      { text: 'Experience', x: 50, y: 90, size: 14, bold: true },
      ...job(110, 'Larkspur Mills Ltd, Loom Engineer', [
        'Leeds, UK',
        'May 2019 – present',
        '6 years',
      ]),
      ...job(180, 'Harrow Bakery Ltd, Fitter', ['May 2015 – April 2019', 'York, UK']),
    ]).work_experience
    const did = [
      'Kept the looms of two halls running through the night and all of the year',
      'Taught nine fitters to read the plans of the makers of looms',
    ]
    expect(jobs).toMatchObject([
      {
        company: 'Larkspur Mills Ltd',
        location: 'Leeds, UK',
        to_date: 'present',
        description: did,
      },
      {
        company: 'Harrow Bakery Ltd',
        location: 'York, UK',
        from_date: 'May 2015',
        description: did,
      },
    ])
  })

  it('are left to points that have each a date of their own', () => {
    const [job] = read([
      { text: 'Experience', x: 50, y: 90, size: 14, bold: true },
      { text: 'Larkspur Mills Ltd, Loom Engineer', x: 50, y: 110 },
      flush('May 2019 – present', 110),
      ...bullet('Led the renewal of the main hall', 124),
      flush('2021', 124),
      ...bullet('Bought the looms of Harrow', 138),
      flush('2022', 138),
    ]).work_experience
    expect(job?.description.map((text) => /20\d\d$/.test(text))).toEqual([true, true])
  })

  it('leave a degree of one word its subject, behind the school', () => {
    const [study] = read([
      { text: 'Education', x: 50, y: 90, size: 14, bold: true },
      { text: 'PhD', x: 50, y: 110 },
      { text: 'University of Leeds, Textile Engineering', x: 100, y: 110 },
      flush('Leeds, UK', 110),
      ...bullet('Thesis on the wear of shuttles', 124).map((one) => ({ ...one, x: one.x + 50 })),
      flush('Sept 2010 – June 2014', 124),
    ]).education
    expect(study).toMatchObject({
      degree: 'PhD, Textile Engineering',
      university: 'University of Leeds',
      from_date: 'Sept 2010',
      special_achievements: ['Thesis on the wear of shuttles'],
    })
  })
})
