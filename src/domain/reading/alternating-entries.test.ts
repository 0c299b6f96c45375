import { describe, expect, it } from 'vitest'

import type { Printed } from './printed-page.ts'
import { printedPage } from './printed-page.ts'
import { readResume } from './read-resume.ts'

const person: Printed[] = [
  { text: 'Ada Reed', x: 50, y: 50, size: 20 },
  { text: 'ada@reed.example', x: 50, y: 70 },
]
const heading = (text: string, y: number): Printed => ({ text, x: 50, y, size: 14, bold: true })
const at = (x: number, y: number, text: string): Printed => ({ text, x, y })

describe('a timeline down the middle of a page', () => {
  const beside = [
    [{ ...at(180, 130, 'Nurse'), bold: true }, at(310, 130, '• Ran a ward of twelve beds')],
    [at(150, 144, 'Westbank Hospice'), at(310, 144, '• Trained six assistants')],
    [at(150, 158, '05/2019 – today')],
    [at(50, 190, '• Opened a clinic'), { ...at(310, 190, 'Care Assistant'), bold: true }],
    [at(50, 204, '• Wrote the rota'), at(310, 204, 'Royal Shannon Hospital')],
    [at(310, 218, '08/2014 – 04/2019')],
    [{ ...at(180, 250, 'Porter'), bold: true }, at(310, 250, '• Moved patients and papers')],
    [at(150, 264, 'Leeds Infirmary')],
    [at(150, 278, '02/2012 – 07/2014')],
  ]
  const { resume } = readResume(
    printedPage([...person, heading('Work experience', 100), ...beside.flat()]),
  )

  it('gives each job what stands on the other side of the line', () => {
    expect(
      resume.work_experience.map(({ role, company, description }) => [role, company, description]),
    ).toEqual([
      ['Nurse', 'Westbank Hospice', ['Ran a ward of twelve beds', 'Trained six assistants']],
      ['Care Assistant', 'Royal Shannon Hospital', ['Opened a clinic', 'Wrote the rota']],
      ['Porter', 'Leeds Infirmary', ['Moved patients and papers']],
    ])
  })
})
