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

describe('a table whose cells stand in the middle of their rows', () => {
  const { resume } = readResume(
    printedPage([
      ...person,
      heading('Experiencia profesional', 100),
      at(195, 122, 'Organismo o'),
      at(50, 128, 'Desde'),
      at(120, 128, 'Hasta'),
      at(320, 128, 'Puesto'),
      at(420, 128, 'Funciones'),
      at(195, 134, 'empresa'),
      at(195, 152, 'Ayuntamiento de'),
      at(420, 152, 'Registro y'),
      at(50, 158, '01/03/2019'),
      at(120, 158, 'Actualidad'),
      at(320, 158, 'Auxiliar'),
      at(195, 164, 'Cuenca'),
      at(420, 164, 'archivo'),
      at(50, 182, '01/07/2012'),
      at(120, 182, '31/08/2014'),
      // Neighbours that the file draws as one text.
      at(195, 182, 'Transportes Huécar S.L.   Recepcionista'),
      at(420, 182, 'Centralita'),
      heading('Cursos', 215),
      at(50, 235, 'Denominación'),
      at(250, 235, 'Entidad'),
      at(400, 235, 'Horas'),
      at(480, 235, 'Año'),
      at(50, 252, 'Protección de datos'),
      at(250, 252, 'INAP'),
      at(400, 252, '20'),
      at(480, 252, '2020'),
    ]),
  )

  it('gives each job its cells, names over two lines and both ends of its time', () => {
    expect(resume.work_experience).toMatchObject([
      {
        role: 'Auxiliar',
        company: 'Ayuntamiento de Cuenca',
        from_date: '01/03/2019',
        to_date: 'Actualidad',
        description: ['Registro y archivo'],
      },
      {
        role: 'Recepcionista',
        company: 'Transportes Huécar S.L.',
        from_date: '01/07/2012',
        to_date: '31/08/2014',
        description: ['Centralita'],
      },
    ])
  })

  it('gives a course its giver and its year', () => {
    expect(resume.certification_and_training).toMatchObject([
      { name: 'Protección de datos', organization: 'INAP', date: '2020' },
    ])
  })
})
