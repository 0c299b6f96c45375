import { describe, expect, it } from 'vitest'

import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

/** An entry as a network exports it: the employer, the role, dates and place, each a little smaller. */
const entry = (texts: [string, string, string, string], y: number): Printed[] =>
  texts.map((text, i) => ({ text, x: 200, y: y + 15 * i, size: [12, 11.5, 10.5, 10.5][i] ?? 10.5 }))

describe('parts in one type', () => {
  const { resume } = readResume(
    printedPage([
      { text: 'Ada Reed', x: 200, y: 40, size: 26 },
      { text: 'ada@reed.example', x: 200, y: 66 },
      { text: 'Experience', x: 200, y: 100, size: 16 },
      ...entry(['Vellum Ltd', 'Laboratory Technician', '2019 – 2022', 'Leeds, England'], 124),
      ...entry(['Quay Street', 'ASH', '2017 – 2018', 'Maisons-Alfort, France'], 210),
      ...entry(['Thrum & Sons Inc.', 'Sales Manager', '2015 – 2016', 'York, England'], 296),
      ...entry(['Atlas GmbH', 'Baker', '2012 – 2014', 'Hull, England'], 382),
    ]),
  )

  it('have one slot in all entries of a section, whatever the words of one say', () => {
    expect(resume.work_experience[1]).toMatchObject({
      role: 'ASH',
      company: 'Quay Street',
      location: 'Maisons-Alfort, France',
    })
  })

  it('open an entry without a date where those with one open so', () => {
    const school = (name: string, degree: string, y: number): Printed[] => [
      { text: name, x: 200, y, size: 12 },
      { text: degree, x: 200, y: y + 15, size: 10.5 },
    ]
    const read = readResume(
      printedPage([
        { text: 'Ada Reed', x: 200, y: 40, size: 26 },
        { text: 'ada@reed.example', x: 200, y: 66 },
        { text: 'Education', x: 200, y: 100, size: 16 },
        ...school('University of Leeds', 'MSc, Data Science', 124),
        ...school('York College', 'BSc, Physics · (2011 - 2014)', 170),
        ...school('Hull School', 'A levels · (2009 - 2011)', 216),
      ]),
    ).resume.education
    expect(read).toMatchObject([
      { university: 'University of Leeds', degree: 'MSc, Data Science', to_date: '' },
      { university: 'York College', degree: 'BSc, Physics', to_date: '2014' },
      { university: 'Hull School', degree: 'A levels', to_date: '2011' },
    ])
  })
})
