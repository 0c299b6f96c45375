import { describe, expect, it } from 'vitest'

import { fieldOfLabel } from './field-labels.ts'
import type { Printed } from './printed-page.ts'
import { printedPage } from './printed-page.ts'
import { readResume } from './read-resume.ts'

const form = (rows: readonly (readonly [string, string])[]) =>
  printedPage(
    rows.flatMap(([label, value], i) => [
      ...(label === '' ? [] : [{ text: label, x: 60, y: 60 + 16 * i }]),
      ...(value === '' ? [] : [{ text: value, x: 220, y: 60 + 16 * i }]),
    ]),
  )

describe('a form whose fields have names', () => {
  it('is read by its labels, whatever stands in the fields', () => {
    const { resume, unplaced } = readResume(
      form([
        ['Berufserfahrung', ''],
        ['Zeitraum', '10/2020 – heute'],
        ['Beruf oder Funktion', 'Bäcker'],
        ['Tätigkeiten', 'Führung der Nachtschicht'],
        ['Arbeitgeber', 'Bäcker & Sohn GmbH, Leipzig'],
        ['Zeitraum', '04/2015 – 09/2020'],
        ['Beruf oder Funktion', 'Koch'],
        ['Arbeitgeber', 'Gasthof Krone, Jena'],
      ]),
    )
    expect(resume.work_experience).toMatchObject([
      {
        role: 'Bäcker',
        company: 'Bäcker & Sohn GmbH',
        location: 'Leipzig',
        from_date: '10/2020',
        to_date: 'heute',
        description: ['Führung der Nachtschicht'],
      },
      { role: 'Koch', company: 'Gasthof Krone', location: 'Jena', to_date: '09/2020' },
    ])
    expect(unplaced).toEqual([])
  })

  it('has the employer in bold type above the first label', () => {
    const { resume } = readResume(
      printedPage([
        { text: 'Experiência profissional', x: 50, y: 60, size: 14, bold: true },
        { text: 'Casa Forte Materiais Ltda.', x: 50, y: 85, bold: true },
        { text: 'Cargo: Supervisor de vendas', x: 50, y: 99 },
        { text: 'Período: 03/2018 a atual', x: 50, y: 113 },
        { text: 'Principais atividades:', x: 50, y: 127 },
        { text: '•', x: 60, y: 138 },
        { text: 'Coordenação de nove vendedores', x: 70, y: 138 },
        { text: 'Depósito Triângulo', x: 50, y: 150, bold: true },
        { text: 'Cargo: Vendedor', x: 50, y: 164 },
        { text: 'Período: 05/2012 a 02/2018', x: 50, y: 178 },
      ]),
    )
    expect(resume.work_experience).toMatchObject([
      {
        role: 'Supervisor de vendas',
        company: 'Casa Forte Materiais Ltda.',
        description: ['Coordenação de nove vendedores'],
      },
      { role: 'Vendedor', company: 'Depósito Triângulo', description: [] },
    ])
  })

  it('has the dates behind the employer where no field of their own has them', () => {
    const { resume, unplaced } = readResume(
      printedPage([
        { text: 'Experiência profissional', x: 50, y: 60, size: 14, bold: true },
        { text: 'Casa Forte S.A. (2019 – atual)', x: 50, y: 85, bold: true },
        { text: 'Cargo: Analista de RH', x: 50, y: 99 },
        { text: 'Atividades: recrutamento e seleção', x: 50, y: 113 },
        { text: 'Depósito Triângulo (2017 – 2019)', x: 50, y: 137, bold: true },
        { text: 'Cargo: Assistente de RH', x: 50, y: 151 },
      ]),
    )
    expect(resume.work_experience).toMatchObject([
      { company: 'Casa Forte S.A.', from_date: '2019', to_date: 'atual' },
      { company: 'Depósito Triângulo', from_date: '2017', to_date: '2019' },
    ])
    expect(unplaced).toEqual([])
  })

  it('says what its bullets are by a label that stands above them', () => {
    const { resume } = readResume(
      form([
        ['Experiência profissional', ''],
        ['Empresa: Metalúrgica Araguari S/A', ''],
        ['Cargo: Almoxarife', ''],
        ['Período: 08/2011 a 02/2018', ''],
        ['Principais atividades:', ''],
        ['• Controle de estoque mínimo no SAP', ''],
      ]),
    )
    expect(resume.work_experience).toMatchObject([
      {
        role: 'Almoxarife',
        company: 'Metalúrgica Araguari S/A',
        description: ['Controle de estoque mínimo no SAP'],
      },
    ])
  })

  it('has labels in six languages', () => {
    for (const label of [
      'Name and address of employer',
      'Arbeitgeber:',
      'Empleador',
      'Nom et adresse de l’employeur',
      'Empregador',
      'Werkgever',
    ]) {
      expect(fieldOfLabel(label)).toBe('employer')
    }
  })
})

describe('a form in small letters', () => {
  it('is read across, however often its labels come again', () => {
    const rows = [
      ['periode', 'sept ’19 – heden', 'functie', 'Schilder', 'bedrijf', 'Hoekstra BV, Leeuwarden'],
      [
        'periode',
        '2016 – aug ’19',
        'functie',
        'Leerling',
        'bedrijf',
        'Bouwgroep Tjonger, Heerenveen',
      ],
    ]
    const lines = rows.flatMap((texts, i) => {
      const fields = [0, 2, 4].flatMap((k): Printed[] => {
        const y = 130 + i * 100 + k * 8
        return [
          { text: texts[k] ?? '', x: 53, y },
          { text: texts[k + 1] ?? '', x: 174, y },
        ]
      })
      const y = 178 + i * 100
      return [
        ...fields,
        { text: 'werkzaamheden', x: 53, y },
        { text: '•', x: 174, y },
        { text: 'Schilderwerk', x: 182, y },
        { text: '•', x: 174, y: y + 14 },
        { text: 'Behangen', x: 182, y: y + 14 },
      ]
    })
    const { resume } = readResume(
      printedPage([
        { text: 'Sjoerd Hamming', x: 50, y: 50, size: 20 },
        { text: 'sjoerd@hamming.example', x: 50, y: 70 },
        { text: 'werkervaring', x: 50, y: 105, size: 14 },
        ...lines,
      ]),
    )
    expect(resume.work_experience).toMatchObject([
      {
        role: 'Schilder',
        company: 'Hoekstra BV',
        location: 'Leeuwarden',
        description: ['Schilderwerk', 'Behangen'],
      },
      { role: 'Leerling', company: 'Bouwgroep Tjonger', location: 'Heerenveen' },
    ])
  })
})
