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

const studies = (...lines: Printed[]) =>
  readResume(printedPage([...person, heading('Education', 100), ...lines])).resume.education

describe('a degree', () => {
  it('of an apprentice has the firm behind its comma', () => {
    expect(
      studies(at(50, 120, '2007 – 2010   Ausbildung zum Koch, Hotel Fürstenhof, Aurich')),
    ).toMatchObject([{ degree: 'Ausbildung zum Koch', university: 'Hotel Fürstenhof' }])
  })
})

describe('a degree alone on the line below its subject', () => {
  it('stands before the subject', () => {
    expect(
      studies(
        { ...at(50, 120, 'Adult Nursing'), bold: true },
        at(50, 134, 'Northumbria University'),
        at(50, 148, '2012 - 2015'),
        at(50, 162, 'BSc'),
      ),
    ).toMatchObject([{ degree: 'BSc Adult Nursing', university: 'Northumbria University' }])
  })
})

describe('a language and its level that only their place tells apart', () => {
  it('are one language with its level', () => {
    const rows = [
      ...person,
      heading('Languages', 100),
      at(50, 120, 'English Native speaker'),
      at(50, 134, 'Polish Basic'),
    ]
    expect(readResume(printedPage(rows)).resume.further_sections).toMatchObject([
      {
        kind: 'languages',
        items: [
          { title: 'English', level: 'Native speaker' },
          { title: 'Polish', level: 'Basic' },
        ],
      },
    ])
  })
})

describe('what stands behind a degree', () => {
  it.each([
    'GPA: First-class honours',
    'Note : 15,2',
    'Nota: 9,1',
    'Abschlussnote: 1,7',
    'Eindcijfer: 8',
  ])('is an achievement where it is a mark with its label: %s', (mark) => {
    expect(
      studies(
        { ...at(50, 120, 'Northumbria University'), bold: true },
        at(400, 120, '2012 – 2015'),
        at(50, 134, `BSc - Adult Nursing, ${mark}`),
      ),
    ).toMatchObject([{ degree: 'BSc - Adult Nursing', special_achievements: [mark] }])
  })
})
