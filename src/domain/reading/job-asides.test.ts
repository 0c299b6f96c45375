import { describe, expect, it } from 'vitest'

import { printedPage } from './printed-page.ts'
import { readResume } from './read-resume.ts'

const jobsOf = (rows: readonly (readonly [text: string, bold?: boolean])[]) => {
  const page = printedPage([
    { text: 'Work Experience', x: 50, y: 100, size: 13, bold: true },
    ...rows.map(([text, bold = false], i) => ({ text, x: 50, y: 120 + 13 * i, bold })),
  ])
  const { resume, unplaced } = readResume(page)
  return { jobs: resume.work_experience, unplaced }
}

describe('a job', () => {
  it('that was a time away from work was with no employer', () => {
    const { jobs } = jobsOf([
      ['Finanzbuchhalterin', true],
      ['Autohaus Ellermann GmbH, Weimar'],
      ['09/2011 – 03/2018'],
      ['• Buchte neunhundert Belege im Monat'],
      ['Elternzeit', true],
      ['08/2010 – 08/2011'],
    ])
    expect(jobs).toMatchObject([
      { role: 'Finanzbuchhalterin', company: 'Autohaus Ellermann GmbH' },
      { role: 'Elternzeit', company: '', location: '' },
    ])
  })

  it('has no duties in what only some employers ask for, which is shown as left over', () => {
    const { jobs, unplaced } = jobsOf([
      ['Hydrologist', true],
      ['Bureau of Rivers, Boise, ID'],
      ['06/2017 - Present'],
      ['Hours per week: 40'],
      ['Supervisor: Dale Whitcomb, may contact'],
      ['• Operate the gauges of two rivers and publish their records each season'],
    ])
    expect(jobs.map(({ description }) => description)).toEqual([
      ['Operate the gauges of two rivers and publish their records each season'],
    ])
    expect(unplaced).toEqual(
      expect.arrayContaining(['Hours per week: 40', 'Supervisor: Dale Whitcomb, may contact']),
    )
  })

  it('is named without the share of a week', () => {
    const { jobs } = jobsOf([
      ['Pflegefachfrau, 80 %', true],
      ['Kantonsspital Uri, Altdorf'],
      ['08.2019 – heute'],
      ['• Verantwortung für eine Abteilung mit zwanzig Betten und drei Lernenden'],
    ])
    expect(jobs).toMatchObject([{ role: 'Pflegefachfrau' }])
  })

  it('may be parted from its employer by a full stop where the style changes', () => {
    const page = printedPage([
      { text: 'Trayectoria profesional', x: 50, y: 100, size: 13, bold: true },
      { text: '(2018 – 2022) ', x: 50, y: 120 },
      { text: 'Jefe de cocina', x: 125, y: 120, bold: true },
      { text: '. Restaurante Kresala, Getaria', x: 195, y: 120 },
      { text: '• Carta de temporada con producto de lonja y de caserío', x: 50, y: 134 },
    ])
    expect(readResume(page).resume.work_experience).toMatchObject([
      { role: 'Jefe de cocina', company: 'Restaurante Kresala', location: 'Getaria' },
    ])
  })
})
