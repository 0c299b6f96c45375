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
