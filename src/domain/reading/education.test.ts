import { describe, expect, it } from 'vitest'

import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
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
  it('keeps the subject behind its dash where the school stands below', () => {
    expect(
      studies(
        { ...at(50, 120, 'Ciclo Formativo Grado Medio - Servicios en Restauración'), bold: true },
        at(50, 134, 'Escuela de Hostelería de Leioa'),
        at(50, 148, '2011 - 2013'),
      ),
    ).toMatchObject([
      {
        degree: 'Ciclo Formativo Grado Medio - Servicios en Restauración',
        university: 'Escuela de Hostelería de Leioa',
      },
    ])
  })

  it('keeps the subject behind its comma, though it may sound like a town', () => {
    expect(
      studies(
        at(50, 120, 'Bacharel, Ciências Contábeis · (2007 – 2010)'),
        at(50, 134, 'Faculdade Larkspur'),
      ),
    ).toMatchObject([{ degree: 'Bacharel, Ciências Contábeis', university: 'Faculdade Larkspur' }])
  })

  it('is what stands alone beside its dates, whatever it is', () => {
    expect(
      studies(
        at(50, 120, '2013 – 2016 K.C.S.E.'),
        at(120, 134, 'I managed to score a C in the final exam.'),
        at(50, 154, '2003 – 2012 K.C.P.E.'),
        at(120, 168, 'I managed to score 336 marks in the exam.'),
      ),
    ).toMatchObject([{ degree: 'K.C.S.E.' }, { degree: 'K.C.P.E.' }])
  })

  it('goes on below a line that ends with a small word, however much white is beside it', () => {
    expect(
      studies(
        at(50, 120, '2015 – 2018'),
        at(50, 132, 'Bachelor der Medienwissenschaften und'),
        at(50, 144, 'Literatur und Medien'),
        at(50, 156, 'Universität Siegen'),
        at(50, 180, 'This line is as wide as the column of the page is, so that nothing is full'),
      )[0],
    ).toMatchObject({
      degree: 'Bachelor der Medienwissenschaften und Literatur und Medien',
      university: 'Universität Siegen',
    })
  })

  it('is found where a text about it runs on below the school', () => {
    expect(
      studies(
        { ...at(50, 120, 'University of Leeds'), bold: true },
        at(450, 120, '2015 – 2021'),
        at(50, 134, 'Ph.D. in Mechanical Engineering. Advisor: Prof. A. Roe. GPA 4.9/5.0'),
      ),
    ).toMatchObject([
      {
        degree: 'Ph.D. in Mechanical Engineering',
        university: 'University of Leeds',
        special_achievements: ['Advisor: Prof. A. Roe. GPA 4.9/5.0'],
      },
    ])
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

describe('a degree that ends with "in"', () => {
  it('goes on with its subject in other type', () => {
    expect(
      studies(
        { ...at(50, 120, 'Northumbria University'), bold: true, size: 12 },
        at(50, 134, 'Master of Science in'),
        { ...at(153, 134, 'Adult Nursing'), bold: true },
        at(50, 148, '2012 – 2015'),
      ),
    ).toMatchObject([
      { degree: 'Master of Science in Adult Nursing', university: 'Northumbria University' },
    ])
  })
})
