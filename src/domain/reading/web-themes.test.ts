/** Layouts of pages that were made for the web and printed by a browser. */
import { describe, expect, it } from 'vitest'

import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

const name: Printed = { text: 'Ada Lovelace', x: 50, y: 60, size: 22, bold: true }
const heading = (text: string, y: number, x = 50): Printed => ({ text, x, y, size: 18, bold: true })
const read = (rows: readonly Printed[]) => readResume(printedPage([name, ...rows])).resume
const skillsOf = (rows: readonly Printed[]) =>
  read([heading('Skills', 100), ...rows]).skill_categories.map((one) => [one.name, ...one.skills])

const job = (y: number): Printed[] => [
  { text: 'Difference Works Ltd', x: 50, y, bold: true },
  { text: '2019-04-01 —', x: 480, y, bold: true },
  { text: 'Lead Engineer', x: 50, y: y + 14, bold: true },
]

describe('a heading in larger type close beside the first line of its section', () => {
  it('opens the section', () => {
    const resume = read([
      { text: 'Work', x: 120, y: 120, size: 20 },
      { text: 'Lead Engineer', x: 172, y: 120, size: 16, bold: true },
      { text: 'Difference Works Ltd', x: 172, y: 138, bold: true },
      { text: 'Apr 2019 – Present', x: 172, y: 152 },
      { text: 'Education', x: 72, y: 200, size: 20 },
      { text: 'University of London', x: 172, y: 200, size: 16, bold: true },
      { text: 'BSc Mathematics', x: 172, y: 218, bold: true },
      { text: '2012 – 2015', x: 172, y: 232 },
    ])
    expect(resume.work_experience[0]).toMatchObject({
      role: 'Lead Engineer',
      company: 'Difference Works Ltd',
      from_date: 'Apr 2019',
    })
    expect(resume.education[0]?.university).toBe('University of London')
  })
})

describe('a word above the list of an entry', () => {
  it('is no part of the job and no duty', () => {
    const [first] = read([
      heading('Work', 100),
      ...job(120),
      { text: 'Highlights', x: 50, y: 154, bold: true },
      { text: '•', x: 65, y: 174 },
      { text: 'Built the analytical engine', x: 75, y: 174 },
    ]).work_experience
    expect(first).toMatchObject({
      role: 'Lead Engineer',
      company: 'Difference Works Ltd',
      location: '',
      description: ['Built the analytical engine'],
    })
  })
})

describe('contact details under "About"', () => {
  it('are taken out from below the text', () => {
    const resume = read([
      heading('About', 100),
      { text: 'Engineer of calculating machines since the age of steam.', x: 50, y: 120 },
      { text: 'Phone: +44 20 7946 0018', x: 50, y: 150 },
    ])
    expect(resume.summary).toBe('Engineer of calculating machines since the age of steam.')
    expect(resume.contact_info.phone).toBe('+44 20 7946 0018')
  })
})

describe('groups of skills', () => {
  it('lose the level that stands beside the name', () => {
    expect(
      skillsOf([
        { text: 'Tools', x: 50, y: 120, size: 12, bold: true },
        { text: 'Advanced', x: 100, y: 120, size: 9, bold: true },
        { text: 'Lathe, punched cards', x: 50, y: 140 },
      ]),
    ).toEqual([['Tools', 'Lathe', 'punched cards']])
  })

  it('are told apart by the gaps between the frames of tags', () => {
    expect(
      skillsOf([
        { text: 'Tools', x: 50, y: 120, size: 12, bold: true },
        { text: 'Punched cards', x: 50, y: 140 },
        { text: ' ', x: 115, y: 140 },
        { text: 'Lathe', x: 124, y: 140 },
      ]),
    ).toEqual([['Tools', 'Punched cards', 'Lathe']])
  })
})

describe('the head of a page', () => {
  it.each([
    ['Résumé of', 'Work'],
    ['Lebenslauf von', 'Berufserfahrung'],
    ['CV de', 'Expérience professionnelle'],
    ['Currículo de', 'Experiência profissional'],
    ['Curriculum vitae van', 'Werkervaring'],
  ])('names the person behind "%s"', (title, work) => {
    const { resume } = readResume(
      printedPage([
        { text: `${title} Ada Lovelace`, x: 50, y: 60, size: 22, bold: true },
        heading(work, 100),
        ...job(120),
      ]),
    )
    expect(resume.contact_info.name).toBe('Ada Lovelace')
  })

  it('holds an address in capitals that is broken', () => {
    const mailOf = (above: string, below: string): string =>
      read([
        { text: above, x: 50, y: 80 },
        { text: below, x: 50, y: 91 },
      ]).contact_info.email
    expect(mailOf('ADA@LOVELACE.', 'EXAMPLE')).toBe('ADA@LOVELACE.EXAMPLE')
  })
})
