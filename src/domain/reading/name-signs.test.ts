import { describe, expect, it } from 'vitest'

import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

/** The jobs of these lines, one below the other, each under its dates' line. */
const jobsOf = (...lines: string[]) => {
  const { resume, unplaced } = readResume(
    printedPage([
      { text: 'Ada Reed', x: 50, y: 40, size: 26 },
      { text: 'ada@reed.example', x: 50, y: 66 },
      { text: 'Experience', x: 50, y: 100, size: 16 },
      ...lines.map((text, i): Printed => ({ text, x: 50, y: 125 + 13 * i })),
    ]),
  )
  const jobs = resume.work_experience.map(({ role, company, location }) => ({
    role,
    company,
    location,
  }))
  return { jobs, unplaced, resume }
}

describe('an employer', () => {
  it.each([
    ['what is left of a date', 'Diciembre'],
    ['the label of a field', 'Employer'],
    ['a sentence', 'Helped several small companies grow'],
    ['a duty in small letters', 'maintenance'],
    ['a town', 'Nagpur'],
  ])('is not %s', (_, text) => {
    const [job] = jobsOf(`Data Engineer\t2019 – 2021`, text).jobs
    expect(job).toMatchObject({ role: 'Data Engineer', company: '' })
  })

  it('needs a sign where neither its words nor the role nor other jobs tell which is which', () => {
    const { jobs, unplaced, resume } = jobsOf('Larkspur Foxglove\t2019 – 2021', 'Tansy')
    expect(jobs.map(({ company }) => company)).toEqual([''])
    expect([...unplaced, JSON.stringify(resume)].join()).toContain('Tansy')
  })

  it('is no text of its job where it is indented below the role, its town in a cell beside it', () => {
    const job = (role: string, firm: string, y: number): Printed[] => [
      { text: role, x: 50, y, bold: true },
      { text: '2019 – 2021', x: 480, y },
      { text: firm, x: 74, y: y + 13, size: 8 },
      { text: 'Leeds', x: 500, y: y + 13, size: 8 },
      { text: 'Kept the books of two branches and wrote reports.', x: 74, y: y + 26 },
    ]
    const { resume } = readResume(
      printedPage([
        { text: 'Ada Reed', x: 50, y: 40, size: 26 },
        { text: 'ada@reed.example', x: 50, y: 66 },
        { text: 'Experience', x: 50, y: 100, size: 16 },
        ...job('Data Engineer', 'University of Larkspur', 125),
        ...job('Data Analyst', 'Tansy Ltd', 180),
      ]),
    )
    const firms = resume.work_experience.map(({ company }) => company)
    expect(firms).toEqual(['University of Larkspur', 'Tansy Ltd'])
  })

  it('stands before or behind its town, which is known as one whatever the country', () => {
    const [job] = jobsOf('Data Engineer | Nagpur | Larkspur Ltd\t2019 – 2021').jobs
    expect(job).toEqual({ role: 'Data Engineer', company: 'Larkspur Ltd', location: 'Nagpur' })
  })
})
