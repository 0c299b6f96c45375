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

describe('a certificate above who gave it', () => {
  it('is its name where it is called like a post, and its address no part of the giver', () => {
    const { resume } = readResume(
      printedPage([
        ...person,
        heading('Certifications', 100),
        { ...at(50, 120, 'AWS Solutions Architect'), bold: true },
        at(50, 134, '2022 · Amazon'),
        { ...at(50, 160, 'Kubernetes Administrator'), bold: true },
        at(50, 174, '2021 · Linux Foundation, '),
        { ...at(180, 174, 'cncf.example/1'), link: 'https://cncf.example/1' },
      ]),
    )
    expect(resume.certification_and_training).toMatchObject([
      { name: 'AWS Solutions Architect', organization: 'Amazon', date: '2022' },
      {
        name: 'Kubernetes Administrator',
        organization: 'Linux Foundation',
        certificate_link: 'https://cncf.example/1',
      },
    ])
  })
})

describe('a certificate that a narrow column breaks', () => {
  it('is one, and gives nothing to the one above it', () => {
    const { resume } = readResume(
      printedPage([
        ...person,
        heading('Certificates', 100),
        at(50, 120, 'PSI Registration, 2013'),
        at(50, 132, 'First Aid Responder – Irish Red'),
        at(50, 144, 'Cross, 2021'),
        at(50, 156, 'Vaccination Training, HSE, 2019'),
      ]),
    )
    expect(resume.certification_and_training).toMatchObject([
      { name: 'PSI Registration', organization: '', date: '2013' },
      { name: 'First Aid Responder', organization: 'Irish Red Cross', date: '2021' },
      { name: 'Vaccination Training', organization: 'HSE', date: '2019' },
    ])
  })
})

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
