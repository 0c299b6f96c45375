import { describe, expect, it } from 'vitest'

import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

const head: Printed[] = [
  { text: 'Fenna Dijkgraaf', x: 50, y: 50, size: 20 },
  { text: 'fenna@dijkgraaf.example', x: 50, y: 70 },
]
const heading = (text: string, y: number): Printed => ({ text, x: 50, y, size: 14, bold: true })

describe('a role and its employer', () => {
  it('are parted at the word between them, the role in bold type or not', () => {
    const { resume } = readResume(
      printedPage([
        ...head,
        heading('Werkervaring', 100),
        { text: '2018 – heden:', x: 50, y: 125 },
        { text: 'Teamleider magazijn', x: 120, y: 125, bold: true },
        { text: 'bij Flevo Distributie BV, Lelystad', x: 225, y: 125 },
        { text: '2012 – 2018:', x: 50, y: 155 },
        { text: 'Orderpicker', x: 120, y: 155, bold: true },
        { text: 'bij Polderpak, Dronten', x: 185, y: 155 },
        heading('Opleiding', 190),
        { text: '2008 – 2012:', x: 50, y: 215 },
        { text: 'Logistiek medewerker', x: 120, y: 215, bold: true },
        { text: '@ ROC Flevoland, diploma behaald', x: 230, y: 215 },
      ]),
    )
    expect(resume.work_experience).toMatchObject([
      { role: 'Teamleider magazijn', company: 'Flevo Distributie BV', location: 'Lelystad' },
      { role: 'Orderpicker', company: 'Polderpak', location: 'Dronten' },
    ])
    expect(resume.education).toMatchObject([
      { university: 'ROC Flevoland', special_achievements: ['diploma behaald'] },
    ])
  })

  it.each([
    ['Nurse at Larkspur House', 'Nurse', 'Larkspur House'],
    ['Pflegefachfrau bei den Maltesern', 'Pflegefachfrau', 'Maltesern'],
    ['Krankenpfleger im Klinikum Sonnenhof', 'Krankenpfleger', 'Klinikum Sonnenhof'],
    ['Infirmière au Centre Hospitalier du Lac', 'Infirmière', 'Centre Hospitalier du Lac'],
    ['Enfermera en el Hospital Central', 'Enfermera', 'Hospital Central'],
    ['Enfermeira no Hospital de São Bento', 'Enfermeira', 'Hospital de São Bento'],
    ['Verpleegkundige in het Ziekenhuis Oost', 'Verpleegkundige', 'Ziekenhuis Oost'],
    ['Stage manager @Larkspur', 'Stage manager', 'Larkspur'],
    ['Infirmière à l’Institut du Lac', 'Infirmière', 'Institut du Lac'],
    ['Enfermera contratada por el Hospital Central', 'Enfermera contratada', 'Hospital Central'],
    ['Enfermeira contratada pelo Hospital Central', 'Enfermeira contratada', 'Hospital Central'],
  ])('are parted at the words of six languages, or offered so: %s', (text, role, company) => {
    const job = jobOf(`${text}\t2019 – 2021`)
    expect([job.role, job.company || job.offered]).toEqual([role, company])
  })

  it.each([
    ['Receptionist – Hotel Alma', 'Receptionist', 'Hotel Alma'],
    ['Night Auditor - Hotel Norge', 'Night Auditor', 'Hotel Norge'],
    ['Kellner – Hotel Linde', 'Kellner', 'Hotel Linde'],
    ['Réceptionniste – Hôtel du Lac', 'Réceptionniste', 'Hôtel du Lac'],
    ['Camarera – Hotel Sol', 'Camarera', 'Hotel Sol'],
    ['Rececionista – Hotel Tejo', 'Rececionista', 'Hotel Tejo'],
    ['Receptionist – Hotel Zuid', 'Receptionist', 'Hotel Zuid'],
  ])('are parted at a dash, and asked about no more: %s', (text, role, company) => {
    const job = jobOf(`${text}\t2019 – 2021`)
    expect([job.role, job.company]).toEqual([role, company])
  })

  it('stay together where only the town stands below a second role', () => {
    const { resume } = readResume(
      printedPage([
        ...head,
        heading('Ervaring', 100),
        { text: 'Koninklijke Brandsma Verpakking', x: 50, y: 125, size: 12 },
        { text: 'Inkoper', x: 50, y: 140 },
        { text: 'juni 2014 - februari 2019 (4 jaar 9 maanden)', x: 50, y: 155 },
        { text: 'Roermond', x: 50, y: 170 },
        { text: 'Inkoop van karton en folie.', x: 50, y: 185 },
        { text: 'Operationeel inkoper', x: 50, y: 210 },
        { text: 'januari 2012 - mei 2014 (2 jaar 5 maanden)', x: 50, y: 225 },
        { text: 'Roermond', x: 50, y: 240 },
      ]),
    )
    const there = { company: 'Koninklijke Brandsma Verpakking', location: 'Roermond' }
    expect(resume.work_experience).toMatchObject([
      { role: 'Inkoper', ...there },
      { role: 'Operationeel inkoper', ...there },
    ])
  })

  it('are parted where each of the three stands in type of its own', () => {
    const { resume } = readResume(
      printedPage([
        ...head,
        heading('Werkervaring', 100),
        { text: 'Orderpicker', x: 50, y: 125, bold: true },
        { text: 'bij', x: 109, y: 125 },
        { text: 'Polderpak', x: 128, y: 125, bold: true },
        { text: '2012 – 2018', x: 50, y: 140 },
        { text: '• Orders verzameld', x: 50, y: 155 },
      ]),
    )
    expect(resume.work_experience).toMatchObject([{ role: 'Orderpicker', company: 'Polderpak' }])
  })
})

/** One job of these lines, its dates on the first. */
const jobOf = (...lines: string[]) => {
  const { resume, confidence } = readResume(
    printedPage([
      ...head,
      heading('Experience', 100),
      ...lines.map((text, i): Printed => ({ text, x: 50, y: 125 + 13 * i })),
    ]),
  )
  const [job] = resume.work_experience
  const found = confidence.find(({ path }) => path === '/work_experience/0')
  const offered = found?.offers?.find(({ field }) => field === 'company')?.words
  return { ...job, offered, sure: found?.value }
}

describe('an employer', () => {
  it('is neither a place nor the open end of a period', () => {
    expect(jobOf('Jan. 2016 – Feb. 2016 | Inezgane, Maroc').company ?? '').toBe('')
    expect(jobOf('Nurse\t2019 – 2021', '~ Present').company).toBe('')
  })

  it('may have a long address behind it on its line', () => {
    const at =
      'Home Construction Limited | Level 5 Long Circular Mall, Long Circular Road, St. James'
    expect(jobOf('Technician | 03/2016 to Current', at).company).toBe('Home Construction Limited')
  })

  it('is doubtful where another reading is as good', () => {
    expect(jobOf('Larkspur, Foxglove\t2019 – 2021', 'Tansy').sure).toBeLessThan(0.6)
    expect(jobOf('Nurse, St. Mary Hospital Ltd\t2019 – 2021').sure).toBeGreaterThan(0.6)
  })
})

describe('a colon behind the name of a house', () => {
  it('parts it from the role, and none that stands elsewhere does', () => {
    const { resume } = readResume(
      printedPage([
        { text: 'Ada Reed', x: 50, y: 40, size: 20 },
        { text: 'Experience', x: 50, y: 90, size: 14, bold: true },
        { text: 'Larkspur GmbH: Internship in electronics', x: 50, y: 110 },
        { text: 'March 2019 – May 2020', x: 400, y: 110 },
        { text: 'Harrow Bakery Ltd: Working student', x: 50, y: 140 },
        { text: 'March 2017 – May 2018', x: 400, y: 140 },
      ]),
    )
    expect(resume.work_experience).toMatchObject([
      { role: 'Internship in electronics', company: 'Larkspur GmbH' },
      { role: 'Working student', company: 'Harrow Bakery Ltd' },
    ])
  })
})

describe('what stands in brackets behind a place', () => {
  it('is said of it', () => {
    const { resume } = readResume(
      printedPage([
        { text: 'Ada Reed', x: 50, y: 40, size: 20 },
        { text: 'Experience', x: 50, y: 90, size: 14, bold: true },
        { text: 'Loom Engineer, Larkspur Mills Ltd, Paris (remote)', x: 50, y: 110 },
        { text: 'March 2019 – May 2020', x: 400, y: 110 },
      ]),
    )
    expect(resume.work_experience).toMatchObject([
      { company: 'Larkspur Mills Ltd', location: 'Paris (remote)' },
    ])
  })
})
