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

describe('the words around who gave a certificate', () => {
  it.each([
    ['Issued by', 'Issued on:'],
    ['Ausgestellt von', 'Ausgestellt am'],
    ['Délivré par', 'Délivré le'],
    ['Expedido por', 'Expedido el'],
    ['Emitido por', 'Emitido em'],
    ['Afgegeven door', 'Afgegeven op'],
  ])('name nobody where what follows stands in type of its own: %s', (by, on) => {
    const { resume } = readResume(
      printedPage([
        ...person,
        heading('Certifications', 100),
        { ...at(50, 120, 'Power BI Analyst'), bold: true, size: 12 },
        at(50, 134, by),
        { ...at(54 + 5 * by.length, 134, 'Wessex Forum'), bold: true },
        at(50, 148, `${on} 10/2022`),
      ]),
    )
    expect(resume.certification_and_training).toMatchObject([
      { name: 'Power BI Analyst', organization: 'Wessex Forum', date: '10/2022', description: '' },
    ])
  })
})
