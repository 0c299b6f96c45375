import { describe, expect, it } from 'vitest'

import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { entriesOf } from './entries.ts'
import { readResume } from './read-resume.ts'

const at = (text: string, y: number, more: Partial<Printed> = {}): Printed => ({
  text,
  x: 50,
  y,
  ...more,
})
const heading = (text: string, y: number): Printed => at(text, y, { size: 13, bold: true })
const name: Printed[] = [
  at('Fenna Dijkgraaf', 50, { size: 20 }),
  at('fenna@dijkgraaf.example', 70, { size: 10 }),
]

describe('the head of an entry', () => {
  it.each([
    ['Staff Nurse', 1],
    ['• Staff Nurse', 0],
    ['Leads a shift of the ward.', 0],
  ])('goes on with a line below it that names its role, whatever its look: %s', (text, more) => {
    const { explain } = readResume(
      printedPage([
        ...name,
        heading('Work', 100),
        at('Royal Victoria Infirmary, 2015 – 2019', 125),
        at(text, 140),
        at('Cared for patients after stroke on a large unit', 153),
      ]),
    )
    const lines = explain.sections.find(({ kind }) => kind === 'work')?.lines ?? []
    // Weights under which only a date opens an entry, and nothing else is of its head.
    const weigh = (sign: string): number => ({ 'start date range': 2, 'body any': 1 })[sign] ?? 0
    expect(entriesOf(lines, weigh).map(({ heads }) => heads.length)).toEqual([1 + more])
  })

  it('is no heading of a section where a dash parts it, set like one or not', () => {
    const { resume } = readResume(
      printedPage([
        ...name,
        at('Career History', 100, { bold: true }),
        at('Profile', 120, { bold: true }),
        at('Tests controls of subsea systems.', 134),
        at('Career History', 160, { bold: true }),
        at('2014 to 2016 – Larkspur Controls Ltd.', 176, { bold: true }),
        at('Position held – Test Engineer', 200, { bold: true }),
        at('•', 214, { x: 55 }),
        at('Tested panels and cabinets of the plant', 214, { x: 65 }),
      ]),
    )
    expect(resume.work_experience).toHaveLength(1)
  })
})

describe('a degree and its school', () => {
  it.each([
    'Master in Mathematics (MMath); University of Leeds',
    'Master in Mathematics (MMath) — University of Leeds',
  ])('are parted at a semicolon or a long dash: %s', (text) => {
    const { resume } = readResume(
      printedPage([
        ...name,
        heading('Education', 100),
        at(`Sep 2007 - Jul 2011: ${text}`, 125),
        at('•', 139, { x: 55 }),
        at('Two projects in the field of fluid dynamics', 139, { x: 65 }),
        at('Sep 2019 - present: Diploma in Health Data Analytics; UCL', 160),
      ]),
    )
    expect(resume.education).toMatchObject([
      { degree: 'Master in Mathematics (MMath)', university: 'University of Leeds' },
      { university: 'UCL' },
    ])
  })
})
