import { describe, expect, it } from 'vitest'

import type { Printed } from './printed-page.ts'
import { printedPage } from './printed-page.ts'
import { readResume } from './read-resume.ts'

const head: Printed[] = [
  { text: 'Inês Sousa', x: 50, y: 50, size: 20 },
  { text: 'ines@sousa.example', x: 50, y: 70 },
]

describe('cells of a table with different numbers of lines', () => {
  it('are one row: a label at half the height of the two lines that it names', () => {
    const { resume } = readResume(
      printedPage([
        ...head,
        { text: 'Experiência profissional', x: 50, y: 100, size: 14, bold: true },
        { text: 'Datas', x: 50, y: 130 },
        { text: '2017 – 2020', x: 300, y: 130 },
        { text: 'Função ou cargo ocupado', x: 50, y: 155 },
        { text: 'Técnica de laboratório', x: 300, y: 155 },
        { text: 'Ensaios em leite', x: 300, y: 180 },
        { text: 'Principais atividades e responsabilidades', x: 50, y: 190 },
        { text: 'Registo de resultados', x: 300, y: 200 },
        { text: 'Nome e morada do empregador', x: 50, y: 225 },
        { text: 'Lacticínios Serra, Fundão', x: 300, y: 225 },
      ]),
    )
    expect(resume.work_experience).toMatchObject([
      { role: 'Técnica de laboratório', company: 'Lacticínios Serra', location: 'Fundão' },
    ])
    expect(resume.work_experience[0]?.description.join(' ')).toBe(
      'Ensaios em leite Registo de resultados',
    )
  })

  it('are one row: a degree of two lines beside a school of one', () => {
    const { resume } = readResume(
      printedPage([
        ...head,
        { text: 'Formación académica', x: 50, y: 100, size: 14, bold: true },
        { text: 'Máster en Atención Temprana', x: 50, y: 125, bold: true },
        { text: 'Universidad de Valladolid', x: 300, y: 125 },
        { text: '2014 – 2015', x: 500, y: 125 },
        { text: 'Diplomatura en Magisterio de Educación', x: 50, y: 148, bold: true },
        { text: 'Universidad de Zaragoza', x: 300, y: 154 },
        { text: '2007 – 2010', x: 500, y: 154 },
        { text: 'Infantil', x: 50, y: 160, bold: true },
      ]),
    )
    expect(resume.education).toMatchObject([
      { degree: 'Máster en Atención Temprana', university: 'Universidad de Valladolid' },
      {
        degree: 'Diplomatura en Magisterio de Educación Infantil',
        university: 'Universidad de Zaragoza',
        from_date: '2007',
      },
    ])
  })
})
