import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { resumeContent } from '#domain/resume/resume.ts'
import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

const head: Printed[] = [
  { text: 'Ada Lovelace', x: 50, y: 60, size: 22, bold: true },
  { text: 'ada@lovelace.example | +44 20 7946 0018 | London, UK', x: 50, y: 80 },
]

const heading = (text: string, y: number, x = 50): Printed => ({ text, x, y, size: 13, bold: true })

describe('readResume', () => {
  it('reads a page of one column with dates at the right margin', () => {
    const { resume, language, unplaced } = readResume(
      printedPage([
        ...head,
        heading('Work Experience', 110),
        { text: 'Lead Engineer', x: 50, y: 130, bold: true },
        { text: 'March 2019 – Present', x: 430, y: 130 },
        { text: 'Difference Works Ltd, London, UK', x: 50, y: 144 },
        { text: '•', x: 55, y: 158 },
        { text: 'Built the analytical engine and its programs', x: 65, y: 158 },
        { text: 'Junior Engineer', x: 50, y: 180, bold: true },
        { text: 'June 2015 – February 2019', x: 430, y: 180 },
        { text: 'Babbage & Sons, Leeds, UK', x: 50, y: 194 },
        { text: '•', x: 55, y: 208 },
        { text: 'Cut brass wheels to a tolerance of a hair', x: 65, y: 208 },
        heading('Education', 240),
        { text: 'BSc Mathematics', x: 50, y: 260, bold: true },
        { text: '2012 – 2015', x: 430, y: 260 },
        { text: 'University of London', x: 50, y: 274 },
        heading('Skills', 300),
        { text: 'Tools: lathe, punched cards, difference tables', x: 50, y: 320 },
      ]),
    )
    expect(language).toBe('en')
    expect(resume.contact_info).toEqual({
      name: 'Ada Lovelace',
      headline: '',
      email: 'ada@lovelace.example',
      phone: '+44 20 7946 0018',
      possible_work_locations: ['London, UK'],
    })
    expect(resume.work_experience).toEqual([
      {
        role: 'Lead Engineer',
        company: 'Difference Works Ltd',
        location: 'London, UK',
        from_date: 'March 2019',
        to_date: 'Present',
        description: ['Built the analytical engine and its programs'],
      },
      {
        role: 'Junior Engineer',
        company: 'Babbage & Sons',
        location: 'Leeds, UK',
        from_date: 'June 2015',
        to_date: 'February 2019',
        description: ['Cut brass wheels to a tolerance of a hair'],
      },
    ])
    expect(resume.education[0]).toMatchObject({
      degree: 'BSc Mathematics',
      university: 'University of London',
    })
    expect(resume.skill_categories).toEqual([
      { name: 'Tools', skills: ['lathe', 'punched cards', 'difference tables'] },
    ])
    expect(unplaced).toEqual([])
  })

  it('takes the word above everything for the name of the document, not for a section', () => {
    const { resume } = readResume(
      printedPage([
        { text: 'RESUME', x: 260, y: 50, size: 16, bold: true },
        { text: 'Name: Ada Lovelace', x: 50, y: 80 },
        { text: 'Email: ada@lovelace.example', x: 50, y: 94 },
        heading('CAREER OBJECTIVE', 120),
        { text: 'To compute tables that nobody has to check by hand.', x: 50, y: 140 },
        heading('SKILLS', 170),
        { text: 'lathe, punched cards', x: 50, y: 190 },
      ]),
    )
    expect(resume.contact_info).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@lovelace.example',
    })
    expect(resume.summary).toBe('To compute tables that nobody has to check by hand.')
  })

  it.each([
    ['C/ Fermín Calbetón 21, 3.º B, 20003 Donostia-San Sebastián', '20003 Donostia-San Sebastián'],
    ['Rua dos Jequitibás, 318 – Bairro Planalto – Uberlândia/MG', 'Uberlândia/MG'],
  ])('finds the town in an address: %s', (address, town) => {
    const { resume } = readResume(
      printedPage([
        { text: 'Ada Lovelace', x: 50, y: 60, size: 22, bold: true },
        { text: address, x: 50, y: 84 },
        { text: 'ada@lovelace.example', x: 50, y: 98 },
        heading('SKILLS', 130),
        { text: 'lathe, punched cards', x: 50, y: 150 },
      ]),
    )
    expect(resume.contact_info.possible_work_locations).toEqual([town])
  })

  it('reads a name that goes on in a second line after a word that joins', () => {
    const { resume } = readResume(
      printedPage([
        { text: 'Maria-Madalena Vasconcelos e', x: 50, y: 60, size: 22, bold: true },
        { text: 'Albuquerque-Hohenstein', x: 50, y: 88, size: 22, bold: true },
        { text: 'maria@example.org | +351 912 345 678 | Lisboa', x: 50, y: 110 },
        heading('Summary', 140),
        { text: 'Backend engineer with nine years in payment systems.', x: 50, y: 160 },
      ]),
    )
    expect(resume.contact_info.name).toBe('Maria-Madalena Vasconcelos e Albuquerque-Hohenstein')
  })

  it('gives every later role at one employer that employer', () => {
    const { resume } = readResume(
      printedPage([
        ...head,
        heading('Experience', 110),
        { text: 'Northern Mills Inc.', x: 50, y: 130, size: 12, bold: true },
        { text: 'Production Manager', x: 50, y: 146, size: 11 },
        { text: 'January 2020 - Present', x: 50, y: 160 },
        { text: '•', x: 55, y: 174 },
        { text: 'Run two mills with ninety people between them', x: 65, y: 174 },
        { text: 'Shift Supervisor', x: 50, y: 196, size: 11 },
        { text: 'May 2016 - December 2019', x: 50, y: 210 },
        { text: '•', x: 55, y: 224 },
        { text: 'Kept the night shift on time for three years', x: 65, y: 224 },
      ]),
    )
    expect(resume.work_experience.map(({ role, company }) => [role, company])).toEqual([
      ['Production Manager', 'Northern Mills Inc.'],
      ['Shift Supervisor', 'Northern Mills Inc.'],
    ])
  })

  it('keeps two columns apart whichever is drawn first', () => {
    const left: Printed[] = [
      heading('Contact', 110),
      { text: 'grace@hopper.example', x: 50, y: 130 },
      heading('Skills', 160),
      { text: 'COBOL', x: 50, y: 180 },
      { text: 'Compilers', x: 50, y: 194 },
      { text: 'Debugging', x: 50, y: 208 },
    ]
    const right: Printed[] = [
      heading('Profile', 110, 230),
      { text: 'Computer scientist who prefers asking forgiveness to permission.', x: 230, y: 130 },
      heading('Experience', 160, 230),
      { text: 'Director of Programming', x: 230, y: 180, bold: true },
      { text: 'Univac Corp', x: 230, y: 194 },
      { text: '1952 – 1964', x: 230, y: 208 },
      { text: 'Led the team that wrote the first compiler.', x: 230, y: 222 },
    ]
    const name: Printed = { text: 'Grace Hopper', x: 50, y: 60, size: 22, bold: true }
    for (const rows of [
      [...left, ...right],
      [...right, ...left],
    ]) {
      const { resume } = readResume(printedPage([name, ...rows]))
      expect(resume.contact_info.email).toBe('grace@hopper.example')
      expect(resume.skill_categories.flatMap((c) => c.skills)).toEqual([
        'COBOL',
        'Compilers',
        'Debugging',
      ])
      expect(resume.work_experience).toHaveLength(1)
      expect(resume.work_experience[0]).toMatchObject({
        role: 'Director of Programming',
        company: 'Univac Corp',
      })
    }
  })

  it('keeps what no field takes as unplaced lines', () => {
    const { unplaced } = readResume(
      printedPage([...head, { text: 'Kites, beetles and long walks', x: 50, y: 130 }]),
    )
    expect(unplaced).toContain('Kites, beetles and long walks')
  })

  it('gives a valid resume for any text at any place, and invents nothing', () => {
    const word = fc.constantFrom(
      'Experience',
      'Ausbildung',
      'Engineer',
      'Acme GmbH',
      '2019 – 2021',
      '03/2020',
      '•',
      'Lyon, France',
      'a@b.example',
      'Python, SQL',
      'Skills',
      '—',
      ':',
      '(',
      'x',
    )
    const item = fc.record({
      text: word,
      x: fc.integer({ min: 0, max: 580 }),
      y: fc.integer({ min: 0, max: 840 }),
      size: fc.constantFrom(8, 10, 14, 22),
      bold: fc.boolean(),
      page: fc.integer({ min: 0, max: 2 }),
    })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 40 }), (rows) => {
        const { resume } = readResume(printedPage(rows))
        expect(resumeContent.safeParse(resume).success).toBe(true)
        // Items printed over each other may be joined, so words are looked for inside.
        const known = rows.flatMap((row) => row.text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
        const isMadeOf = (text: string): boolean =>
          text === '' ||
          known.some((word) => text.startsWith(word) && isMadeOf(text.slice(word.length)))
        for (const job of resume.work_experience) {
          for (const text of [job.role, job.company, job.location, ...job.description]) {
            for (const part of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
              expect(isMadeOf(part), part).toBe(true)
            }
          }
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('readResume on hostile text', () => {
  it('reads no more than a resume’s worth, and keeps the rest as left over', () => {
    const long = ['2019 – ', '1 ', 'a, ', '(', '- ', 'A ', 'a@', '3 years '].map((part, i) => ({
      text: part.repeat(20_000),
      x: 50,
      y: 60 + 14 * i,
    }))
    const many = Array.from({ length: 6_000 }, (_, i) => ({
      text: i % 7 === 0 ? 'Engineer, Acme Inc., 2019 – 2020' : '• did a thing',
      x: 50,
      y: 60 + 14 * i,
    }))
    const { unplaced } = readResume(printedPage([{ text: 'Experience', x: 50, y: 40 }, ...long]))
    expect(unplaced.join('').length).toBeGreaterThan(10_000)
    const { explain, unplaced: rest } = readResume(printedPage(many))
    expect(explain.sections.flatMap(({ lines }) => lines).length).toBeLessThanOrEqual(1_200)
    expect(rest.length).toBeGreaterThanOrEqual(1)
  })
})
