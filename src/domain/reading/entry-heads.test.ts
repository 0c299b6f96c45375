import { describe, expect, it } from 'vitest'

import type { Printed } from './printed-page.ts'
import { printedPage } from './printed-page.ts'
import { readResume } from './read-resume.ts'

const person: Printed[] = [
  { text: 'Ada Lovelace', x: 50, y: 60, size: 22, bold: true },
  { text: 'ada@lovelace.example', x: 50, y: 80 },
  { text: 'Nagpur, India', x: 300, y: 80 },
]
const heading = (text: string, y: number): Printed => ({ text, x: 50, y, size: 14, bold: true })
const text = (given: string, y: number, more: Partial<Printed> = {}): Printed => ({
  text: given,
  x: 50,
  y,
  ...more,
})

const jobsOn = (rows: Printed[]): string[] =>
  readResume(
    printedPage([...person, heading('Work Experience', 110), ...rows]),
  ).resume.work_experience.map(
    ({ role, company, from_date }) => `${role} / ${company} / ${from_date}`,
  )

const schoolsOn = (rows: Printed[]): string[] =>
  readResume(printedPage([...person, heading('Education', 110), ...rows])).resume.education.map(
    ({ degree, university }) => `${degree} / ${university}`,
  )

describe('the heads of entries', () => {
  it('are no running text where they are set in larger type, however closely they stand', () => {
    const entry = (employer: string, role: string, year: number, y: number): Printed[] => [
      text(employer, y, { size: 12 }),
      text(role, y + 15, { size: 11.5 }),
      text(`May ${year} - April ${year + 2}`, y + 30, { size: 10.5 }),
      text('Kept the engine of the house in good order and wrote down how it was', y + 46, {
        size: 10.5,
      }),
      text('mended, so that the next one would know it too.', y + 60, { size: 10.5 }),
    ]
    expect(
      jobsOn([
        ...entry('Larkspur Instruments', 'Technician', 2018, 140),
        ...entry(
          'Royal Institute for the Study of the Old Clocks of the Seaboard',
          'Adviser of younger makers',
          2014,
          240,
        ),
      ]),
    ).toEqual([
      'Technician / Larkspur Instruments / May 2018',
      'Adviser of younger makers / Royal Institute for the Study of the Old Clocks of the Seaboard / May 2014',
    ])
  })

  it('go on with an employer that is indented below the role in a look of its own', () => {
    const entry = (role: string, employer: string, years: string, y: number): Printed[] => [
      text(role, y, { bold: true }),
      text(years, y, { x: 430 }),
      text(employer, y + 12, { x: 75, size: 8 }),
      text('Built the clocks of the town.', y + 26, { x: 75 }),
      text('Mended those of others', y + 40, { x: 75 }),
    ]
    expect(
      jobsOn([
        ...entry('Clockmaker', 'Larkspur Works', '2018 – 2020', 140),
        ...entry('Apprentice', 'Harbour Works', '2015 – 2018', 220),
      ]),
    ).toEqual(['Clockmaker / Larkspur Works / 2018', 'Apprentice / Harbour Works / 2015'])
  })

  it('are known again where a size was rounded', () => {
    const entry = (employer: string, role: string, years: string, size: number, y: number) => [
      text(employer, y, { size, bold: true }),
      text(role, y + 30, { size: 13, bold: true }),
      text(years, y + 60),
      text('• Sold clocks to the shops of the coast', y + 80, { x: 70 }),
      text('• Trained two people', y + 94, { x: 70 }),
    ]
    expect(
      jobsOn([
        ...entry('Larkspur Works', 'Sales Manager', '2018 – 2020', 16, 140),
        ...entry('Harbour Works', 'Sales Assistant', '2015 – 2018', 17, 290),
      ]),
    ).toEqual(['Sales Manager / Larkspur Works / 2018', 'Sales Assistant / Harbour Works / 2015'])
  })

  it('go on below themselves where a date ends their first line', () => {
    expect(
      jobsOn([
        text('Institute for the Study of Ships and the', 140, { bold: true }),
        text('10/2016 – 03/2019', 140, { x: 262 }),
        text('Open Sea', 152, { bold: true }),
        text('Engineer', 166),
        text('• Drew the lines of three ships', 182, { x: 60 }),
      ]),
    ).toEqual(['Engineer / Institute for the Study of Ships and the Open Sea / 10/2016'])
  })

  it('have no employer where the person’s own town stands beside the date', () => {
    const entry = (role: string, employer: string, years: string, y: number): Printed[] => [
      text(role, y, { size: 12, bold: true }),
      text(employer, y + 13, { size: 12 }),
      text(years, y + 28, { size: 8 }),
      text('Nagpur', y + 28, { x: 400, size: 8 }),
      text('• Wrote the engine’s programs', y + 42, { x: 60 }),
    ]
    expect(
      jobsOn([
        ...entry('Data Engineer', 'Persist', '07/2022 - Present', 140),
        ...entry('Data Intern', 'Larkspur', '01/2022 - 07/2022', 220),
      ]),
    ).toEqual(['Data Engineer / Persist / 07/2022', 'Data Intern / Larkspur / 01/2022'])
  })

  it('leave out how much of a week was worked', () => {
    expect(
      jobsOn([text('Clockmaker, Larkspur Works Ltd (20-50 %)', 140), text('2018 – 2020', 154)]),
    ).toEqual(['Clockmaker / Larkspur Works Ltd / 2018'])
  })
})

describe('a list of degrees', () => {
  it('has an entry at each mark, with a date or without', () => {
    expect(
      schoolsOn([
        text('• Bachelor of Arts - University of Leeds', 140),
        text('• Diploma in Clockmaking - Harbour College (2015)', 154),
        text('• Certificate in Drawing - Larkspur School', 180),
      ]),
    ).toEqual([
      'Bachelor of Arts / University of Leeds',
      'Diploma in Clockmaking / Harbour College',
      'Certificate in Drawing / Larkspur School',
    ])
  })

  it('keeps what was studied, though it sounds like a town', () => {
    expect(
      schoolsOn([
        text('University of Leeds', 140, { bold: true }),
        text('Bachelor, Forestry', 154),
        text('2010 – 2013', 154, { x: 430 }),
      ]),
    ).toEqual(['Bachelor, Forestry / University of Leeds'])
  })

  it('parts a degree from the school that it was taken at', () => {
    expect(
      schoolsOn([text('2010 – 2013: Bachelor Literatur bei „Kolleg San Carlo“', 140)]),
    ).toEqual(['Bachelor Literatur / „Kolleg San Carlo“'])
  })
})
