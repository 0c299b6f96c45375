/** Tables whose cells are drawn one after the other, each with lines at heights of its own. */
import { describe, expect, it } from 'vitest'

import type { Printed } from './printed-page.ts'
import { printedPage } from './printed-page.ts'
import { readResume } from './read-resume.ts'

const at = (x: number, y: number, text: string): Printed => ({ text, x, y })
const bold = (x: number, y: number, text: string): Printed => ({ text, x, y, bold: true })
const heading = (y: number, text: string): Printed => ({ text, x: 50, y, size: 14, bold: true })
const read = (rows: readonly Printed[]) =>
  readResume(printedPage([{ text: 'Ada Reed', x: 50, y: 50, size: 20 }, ...rows])).resume

describe('a job with what was done in a column of its own', () => {
  const { work_experience: jobs, education } = read([
    at(50, 66, 'ada@reed.example'),
    heading(100, 'Experience'),
    bold(50, 120, 'Westbank Hospice'),
    at(50, 135, '2019-04-01 - Present'),
    at(50, 150, 'Staff Nurse'),
    bold(320, 120, 'Highlights'),
    at(320, 142, '• Ran a ward of twelve beds and'),
    at(328, 157, 'its small dispensary'),
    at(320, 172, '• Trained six assistants'),
    bold(50, 210, 'Leeds Infirmary'),
    at(50, 225, '2015-09-01 - 2019-03-31'),
    at(50, 240, 'Care Assistant'),
    bold(320, 210, 'Highlights'),
    at(320, 232, '• Moved patients and papers'),
    at(320, 247, '• Wrote the rota'),
    heading(290, 'Education'),
    bold(50, 310, 'University of Leeds'),
    at(50, 325, 'BSc Nursing'),
    at(50, 340, '2012-09-01 - 2015-07-01'),
  ])

  it('keeps its list, though the lines of both columns stand between each other', () => {
    expect(jobs.map(({ role, company, description }) => [role, company, description])).toEqual([
      [
        'Staff Nurse',
        'Westbank Hospice',
        ['Ran a ward of twelve beds and its small dispensary', 'Trained six assistants'],
      ],
      ['Care Assistant', 'Leeds Infirmary', ['Moved patients and papers', 'Wrote the rota']],
    ])
    expect(education).toMatchObject([{ degree: 'BSc Nursing', university: 'University of Leeds' }])
  })
})

describe('headings and dates in the middle of the cells beside them', () => {
  const label = (y: number, text: string): Printed => ({ text, x: 40, y, size: 13 })
  const resume = read([
    label(109, 'CONTACT'),
    at(200, 100, 'ada@reed.example'),
    at(200, 117, '+44 7700 900412'),
    label(162, 'EXPERIENCE'),
    { ...at(40, 180, '2019-04-01 to 2021-03-31'), bold: true, size: 8 },
    bold(200, 150, 'Staff Nurse at Westbank Hospice'),
    at(210, 166, '• Ran a ward of twelve beds'),
    at(210, 182, '• Trained six assistants'),
    at(210, 198, '• Wrote the rota'),
    label(248, 'EDUCATION'),
    bold(200, 240, 'University of Leeds, BSc Nursing, 2012 – 2015'),
    at(210, 256, '• Pharmacology'),
  ])

  it('belong to the whole of their cells', () => {
    expect(resume.contact_info).toMatchObject({
      email: 'ada@reed.example',
      phone: '+44 7700 900412',
    })
    expect(resume.work_experience).toMatchObject([
      {
        role: 'Staff Nurse',
        company: 'Westbank Hospice',
        from_date: '2019-04-01',
        to_date: '2021-03-31',
        description: ['Ran a ward of twelve beds', 'Trained six assistants', 'Wrote the rota'],
      },
    ])
    expect(resume.education).toMatchObject([{ university: 'University of Leeds' }])
  })
})
