import { describe, expect, it } from 'vitest'

import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

describe('a date range broken by a narrow margin', () => {
  it.each([
    ['10/2020 –', 'heute', '10/2020', 'heute'],
    ['03/2021–ce', 'jour', '03/2021', 'ce jour'],
    ['09/2017 –', '02/2021', '09/2017', '02/2021'],
  ])('is one range: "%s" above "%s"', (above, below, from_date, to_date) => {
    const { resume } = readResume(
      printedPage([
        { text: 'Experience', x: 140, y: 40 },
        { text: above, x: 60, y: 64 },
        { text: 'Area Manager, Larkspur Ltd', x: 140, y: 64 },
        { text: below, x: 60, y: 78 },
        { text: '• Answered for nine stores and 140 staff', x: 140, y: 78 },
        { text: '01/2012 – 03/2015', x: 60, y: 110 },
        { text: 'Store Manager, Larkspur Ltd', x: 140, y: 110 },
        { text: '• Trained four deputies', x: 140, y: 124 },
      ]),
    )
    expect(resume.work_experience[0]).toMatchObject({ from_date, to_date })
    expect(resume.work_experience[0]?.description).toEqual([
      'Answered for nine stores and 140 staff',
    ])
  })

  it('leaves two entries with a year each alone', () => {
    const { resume } = readResume(
      printedPage([
        { text: 'Certificates', x: 140, y: 40 },
        { text: '2019', x: 60, y: 64 },
        { text: 'First Aid at Work', x: 140, y: 64 },
        { text: '2021', x: 60, y: 78 },
        { text: 'Personal Licence Holder', x: 140, y: 78 },
      ]),
    )
    expect(resume.certification_and_training.map(({ date }) => date)).toEqual(['2019', '2021'])
  })
})
