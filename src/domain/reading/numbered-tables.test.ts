import { describe, expect, it } from 'vitest'

import type { Printed } from './printed-page.ts'
import { printedPage } from './printed-page.ts'
import { readResume } from './read-resume.ts'

const head: Printed[] = [
  { text: 'Ada Lovelace', x: 50, y: 50, size: 20, bold: true },
  { text: 'WORK EXPERIENCE', x: 50, y: 90, size: 13, bold: true },
  { text: 'S. No.', x: 50, y: 110, bold: true },
  { text: 'Organisation', x: 90, y: 110, bold: true },
  { text: 'Designation', x: 260, y: 110, bold: true },
  { text: 'Period', x: 420, y: 110, bold: true },
]

const jobs = [
  {
    role: 'Deputy Manager (Maintenance)',
    company: 'Coromandel Works Ltd',
    location: 'Ennore',
    from_date: 'Apr 2018',
    to_date: 'Till date',
  },
  {
    role: 'Senior Engineer',
    company: 'Manali Petroproducts',
    from_date: 'Jul 2012',
    to_date: 'Mar 2018',
  },
]

describe('a table whose rows are numbered', () => {
  it('is read where cells stand in the middle of a row', () => {
    const { resume, unplaced } = readResume(
      printedPage([
        ...head,
        { text: '1', x: 50, y: 136 },
        { text: 'Coromandel Works Ltd,', x: 90, y: 130 },
        { text: 'Ennore', x: 90, y: 142 },
        { text: 'Deputy Manager', x: 260, y: 130 },
        { text: '(Maintenance)', x: 260, y: 142 },
        { text: 'Apr 2018 – Till date', x: 420, y: 136 },
        { text: '2', x: 50, y: 164 },
        { text: 'Manali Petroproducts', x: 90, y: 164 },
        { text: 'Senior Engineer', x: 260, y: 164 },
        { text: 'Jul 2012 – Mar', x: 420, y: 158 },
        { text: '2018', x: 420, y: 170 },
        { text: 'SKILLS', x: 50, y: 210, size: 13, bold: true },
        { text: 'lathe, punched cards', x: 50, y: 230 },
      ]),
    )
    expect(resume.work_experience).toMatchObject(jobs)
    expect(resume.skill_categories).toEqual([{ name: '', skills: ['lathe', 'punched cards'] }])
    expect(unplaced).toEqual([])
  })

  it('is read where they stand at its top', () => {
    const { resume } = readResume(
      printedPage([
        ...head,
        { text: '1', x: 50, y: 130 },
        { text: 'Coromandel Works Ltd,', x: 90, y: 130 },
        { text: 'Ennore', x: 90, y: 142 },
        { text: 'Deputy Manager', x: 260, y: 130 },
        { text: '(Maintenance)', x: 260, y: 142 },
        { text: 'Apr 2018 – Till date', x: 420, y: 130 },
        { text: '2', x: 50, y: 156 },
        { text: 'Manali Petroproducts', x: 90, y: 156 },
        { text: 'Senior Engineer', x: 260, y: 156 },
        { text: 'Jul 2012 – Mar', x: 420, y: 156 },
        { text: '2018', x: 420, y: 168 },
      ]),
    )
    expect(resume.work_experience).toMatchObject(jobs)
  })
})
