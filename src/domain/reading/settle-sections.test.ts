import { describe, expect, it } from 'vitest'

import type { Printed } from './printed-page.ts'
import { printedPage } from './printed-page.ts'
import { readResume } from './read-resume.ts'

const heading = (text: string, y: number): Printed => ({ text, x: 50, y, size: 14, bold: true })
const line = (text: string, y: number): Printed => ({ text, x: 50, y })

describe('a section whose heading nobody knows', () => {
  it('is work where dates stand beside jobs and no other section is', () => {
    const { resume } = readResume(
      printedPage([
        { text: 'Ada Reed', x: 50, y: 50, size: 20 },
        line('ada@reed.example', 70),
        heading('Through the years', 100),
        line('2019 – 2022   Staff Nurse, Royal Shannon Hospital', 120),
        line('2015 – 2019   Care Assistant, Westbank Hospice', 136),
        heading('Education', 165),
        line('BSc Nursing, University of Leeds, 2015', 185),
        heading('Skills', 215),
        line('Triage, Phlebotomy', 235),
      ]),
    )
    expect(resume.work_experience.map(({ role }) => role)).toEqual([
      'Staff Nurse',
      'Care Assistant',
    ])
  })
})

describe('a profile', () => {
  it('of nothing but birthday and driving licence is no summary', () => {
    const { resume, unplaced } = readResume(
      printedPage([
        { text: 'Jan Feld', x: 50, y: 50, size: 20 },
        line('jan@feld.example', 70),
        heading('Zur Person', 100),
        line('Geboren 17.06.1991 in Leer', 120),
        line('Familienstand verheiratet', 136),
        heading('Berufserfahrung', 165),
        line('Elektroniker, Küstenstrom GmbH, 2014 – 2019', 185),
      ]),
    )
    expect(resume.summary).toBe('')
    expect(unplaced.join(' ')).toContain('17.06.1991')
  })
})

describe('qualifications', () => {
  it('are certificates where each ends with its year', () => {
    const { resume } = readResume(
      printedPage([
        { text: 'Ada Reed', x: 50, y: 50, size: 20 },
        line('ada@reed.example', 70),
        heading('Qualifikationen', 100),
        line('Ausbildereignung (AEVO), IHK Chemnitz, 2017', 120),
        heading('Kenntnisse', 150),
        line('Warenpräsentation, SAP Retail', 170),
      ]),
    )
    expect(resume.certification_and_training).toMatchObject([
      { name: 'Ausbildereignung (AEVO)', organization: 'IHK Chemnitz', date: '2017' },
    ])
    expect(resume.skill_categories.flatMap(({ skills }) => skills)).toEqual([
      'Warenpräsentation',
      'SAP Retail',
    ])
  })
})
