import { describe, expect, it } from 'vitest'

import type { Printed } from './printed-page.ts'
import { printedPage } from './printed-page.ts'
import { readResume } from './read-resume.ts'

const rail: Printed[] = [
  { text: 'CONTACT', x: 60, y: 66, size: 12, bold: true },
  { text: 'ada@reed.example', x: 50, y: 160 },
  { text: 'EDUCATION', x: 60, y: 230, size: 12, bold: true },
  { text: 'BSc Nursing', x: 50, y: 248, bold: true },
  { text: 'University of Leeds', x: 50, y: 262 },
  { text: '2012 - 2015', x: 50, y: 276 },
]
const content: Printed[] = [
  { text: 'ADA REED', x: 60, y: 80, size: 22, bold: true },
  { text: 'SUMMARY', x: 140, y: 140, size: 12, bold: true },
  { text: 'Nurse with nine years on acute medical wards, used to busy shifts.', x: 20, y: 158 },
  { text: 'EXPERIENCE', x: 140, y: 200, size: 12, bold: true },
  { text: 'Staff Nurse', x: 20, y: 220, bold: true },
  { text: 'Westbank Hospice | Apr 2016 - May 2021', x: 20, y: 233 },
  { text: '• Ran a ward of twelve beds', x: 40, y: 246 },
  { text: '• Trained six assistants and wrote the rota', x: 40, y: 259 },
  { text: '• Moved patients and papers', x: 40, y: 272 },
]

describe('a column printed over another', () => {
  it('is read for itself, in the order in which the file draws it', () => {
    const { resume } = readResume(printedPage([...rail, ...content]))
    expect(resume.contact_info).toMatchObject({ name: 'ADA REED', email: 'ada@reed.example' })
    expect(resume.summary).toBe(
      'Nurse with nine years on acute medical wards, used to busy shifts.',
    )
    expect(resume.work_experience).toMatchObject([
      {
        role: 'Staff Nurse',
        company: 'Westbank Hospice',
        description: [
          'Ran a ward of twelve beds',
          'Trained six assistants and wrote the rota',
          'Moved patients and papers',
        ],
      },
    ])
    expect(resume.education).toMatchObject([
      { degree: 'BSc Nursing', university: 'University of Leeds', from_date: '2012' },
    ])
  })
})
