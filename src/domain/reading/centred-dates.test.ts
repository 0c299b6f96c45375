import { describe, expect, it } from 'vitest'

import { printedPage } from './printed-page.ts'
import { readResume } from './read-resume.ts'

const cell = (...rows: readonly (readonly [number, string])[]) =>
  rows.map(([y, text], i) => ({ text, x: 180, y, bold: i === 0 }))

const foreman = cell(
  [70, 'Roofer and Foreman'],
  [83, 'Larkspur Roofing Ltd, Leeds'],
  [110, '• Runs up to three sites'],
  [136, '• Measures and invoices'],
  [162, '• Trains the apprentices'],
)
const roofer = cell([194, 'Roofer'], [207, 'Hollow & Sons, York'], [234, '• Restored listed roofs'])

/** Drawn as tables are: cell after cell. */
const workDated = (first: number, second: number) =>
  readResume(
    printedPage([
      { text: 'Experience', x: 60, y: 40 },
      { text: '04/2017 – present', x: 60, y: first },
      ...foreman,
      { text: '09/2009 – 03/2017', x: 60, y: second },
      ...roofer,
    ]),
  ).resume.work_experience

describe('dates at half the height of their cells', () => {
  it('belong to the first line of the cell', () => {
    const work = workDated(118, 212)
    expect(work).toMatchObject([
      { role: 'Roofer and Foreman', from_date: '04/2017', to_date: 'present' },
      { role: 'Roofer', company: 'Hollow & Sons', from_date: '09/2009', to_date: '03/2017' },
    ])
    expect(work.map(({ description }) => description.length)).toEqual([3, 1])
  })

  it('are left where they stand beside the first line', () => {
    expect(workDated(70, 194).map(({ description }) => description.length)).toEqual([3, 1])
  })
})
