import { describe, expect, it } from 'vitest'

import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

/** A dot, the employer and the dates; then the role and the bullets, a step further in. */
const job = (page: number, y: number, employer: string, dates: string, role: string): Printed[] => [
  { text: '•', x: 105, y, page, size: 12 },
  { text: employer, x: 117, y, page, size: 12 },
  { text: dates, x: 420, y, page, size: 12 },
  { text: role, x: 117, y: y + 20, page },
  { text: '•', x: 117, y: y + 45, page },
  { text: 'Built the engine and all of its programs.', x: 127, y: y + 45, page },
  { text: '•', x: 117, y: y + 60, page },
  { text: 'Cut the brass wheels to a hair.', x: 127, y: y + 60, page },
]

describe('a timeline that goes on over the page', () => {
  it('keeps its entries apart where the next page holds text further left', () => {
    const { resume } = readResume(
      printedPage([
        { text: 'Ada Reed', x: 99, y: 50, size: 20 },
        { text: 'ada@reed.example', x: 99, y: 70 },
        { text: 'Work', x: 99, y: 100, size: 16, bold: true },
        ...job(0, 130, 'Victoria Works Ltd', '2019-04 – present', 'Lead Engineer'),
        ...job(1, 40, 'Sunderland Mills Ltd', '2015-09 – 2019-03', 'Engineer'),
        { text: 'Education', x: 99, y: 160, page: 1, size: 16, bold: true },
        { text: '•', x: 87, y: 185, page: 1 },
        { text: 'University of London', x: 99, y: 185, page: 1 },
        { text: '2012 – 2015', x: 420, y: 185, page: 1 },
      ]),
    )
    expect(resume.work_experience).toMatchObject([
      { role: 'Lead Engineer', company: 'Victoria Works Ltd', to_date: 'present' },
      { role: 'Engineer', company: 'Sunderland Mills Ltd', to_date: '2019-03' },
    ])
    expect(resume.work_experience.map((one) => one.description.length)).toEqual([2, 2])
  })
})

describe('a bullet below a head', () => {
  it('is the time of the entry where it says nothing else', () => {
    const at = (text: string, y: number, more: Partial<Printed> = {}): Printed[] =>
      more.bold === true
        ? [{ text, x: 50, y, ...more }]
        : [
            { text: '•', x: 50, y },
            { text, x: 62, y },
          ]
    const { resume } = readResume(
      printedPage([
        { text: 'Ada Reed', x: 50, y: 50, size: 20 },
        { text: 'Experience', x: 50, y: 100, size: 16, bold: true },
        ...at('Nurse, St. Mary Hospital', 125, { bold: true }),
        ...at('March 2021 – August 2023', 139),
        ...at('Looked after thirty people a day.', 153),
        ...at('Baker, Crumb Bakery Ltd', 185, { bold: true }),
        ...at('May 2018 – January 2021', 199),
      ]),
    )
    const jobs = resume.work_experience.map((job) => [job.from_date, job.to_date, job.description])
    expect(jobs).toEqual([
      ['March 2021', 'August 2023', ['Looked after thirty people a day.']],
      ['May 2018', 'January 2021', []],
    ])
  })
})
