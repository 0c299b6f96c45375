import { describe, expect, it } from 'vitest'

import type { Printed } from './printed-page.ts'
import { printedPage } from './printed-page.ts'
import { readResume } from './read-resume.ts'

const job = (firm: string, role: string, years: string, y: number): Printed[] => [
  { text: firm, x: 50, y, size: 13, bold: true },
  { text: years, x: 480, y, size: 13 },
  { text: role, x: 50, y: y + 15, size: 11, bold: true },
  { text: '• Wrote reports for the whole team.', x: 60, y: y + 30 },
  { text: 'Technical skills', x: 50, y: y + 50, size: 11, bold: true },
  { text: 'Java, Docker, Git', x: 50, y: y + 65 },
]

describe('what stands below every job', () => {
  it('is a label of each and opens no section', () => {
    const { resume } = readResume(
      printedPage([
        { text: 'Ada Reed', x: 50, y: 40, size: 26 },
        { text: 'ada@reed.example', x: 50, y: 66 },
        { text: 'Work experience', x: 50, y: 100, size: 16, bold: true },
        ...job('Larkspur Ltd', 'Software Engineer', '2019 – 2021', 125),
        ...job('Tansy Ltd', 'Software Developer', '2016 – 2018', 225),
        ...job('Foxglove Ltd', 'Data Analyst', '2014 – 2015', 325),
      ]),
    )
    const firms = resume.work_experience.map(({ company }) => company)
    expect(firms).toEqual(['Larkspur Ltd', 'Tansy Ltd', 'Foxglove Ltd'])
    expect(resume.skill_categories).toEqual([])
  })
})
