/** Details of pages that were made for the web: places, degrees, certificates, projects, tags. */
import { describe, expect, it } from 'vitest'

import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

const name: Printed = { text: 'Ada Lovelace', x: 50, y: 60, size: 22, bold: true }
const heading = (text: string, y: number, page = 0): Printed => ({
  text,
  x: 50,
  y,
  page,
  size: 16,
  bold: true,
})
const read = (rows: readonly Printed[]) => readResume(printedPage([name, ...rows])).resume

describe('an education', () => {
  it('has no school in what is said of its date', () => {
    expect(
      read([
        heading('Education', 100),
        { text: 'BSc Mathematics', x: 50, y: 120 },
        { text: 'Completed in July 2015', x: 450, y: 120 },
      ]).education,
    ).toMatchObject([{ degree: 'BSc Mathematics', university: '', to_date: 'July 2015' }])
  })

  it('leaves the contact what a page break moved below its heading', () => {
    const resume = read([
      heading('Contact', 780),
      heading('Education', 800),
      { text: '+44 20 7946 0018', x: 50, y: 40, page: 1 },
      { text: 'ada@lovelace.example', x: 50, y: 60, page: 1 },
      { text: 'University of London', x: 50, y: 100, page: 1, bold: true },
      { text: '2012 – 2015', x: 450, y: 100, page: 1 },
      { text: 'BSc Mathematics', x: 50, y: 114, page: 1 },
    ])
    expect(resume.contact_info).toMatchObject({
      phone: '+44 20 7946 0018',
      email: 'ada@lovelace.example',
    })
    expect(resume.education).toMatchObject([
      { degree: 'BSc Mathematics', university: 'University of London', special_achievements: [] },
    ])
  })
})

describe('tags on one line', () => {
  it('are told apart by the white of their frames, which words of one tag do not have', () => {
    const { skill_categories: groups } = read([
      heading('Skills', 100),
      { text: 'Tools', x: 50, y: 120, size: 12, bold: true },
      { text: 'Lathe', x: 50, y: 140 },
      { text: ' ', x: 75, y: 140 },
      { text: 'Punched cards', x: 85, y: 140 },
      { text: ' ', x: 150, y: 140 },
      { text: 'Gears', x: 160, y: 140 },
    ])
    expect(groups[0]?.skills).toEqual(['Lathe', 'Punched cards', 'Gears'])
  })
})

describe('columns below a stretch of full width', () => {
  it('go on with the section above them, not with the columns of the page before', () => {
    const sides = (y: number, page: number, left: string, right: string): Printed[] =>
      Array.from({ length: 5 }, (_, i): Printed[] => [
        {
          text: i === 0 ? left : `${left} ${'abcd'[i - 1]}`,
          x: 50,
          y: y + 14 * i,
          page,
          bold: i === 0,
        },
        {
          text: i === 0 ? right : `${right} ${'abcd'[i - 1]}`,
          x: 320,
          y: y + 14 * i,
          page,
          bold: i === 0,
        },
      ]).flat()
    const wide =
      'Built the analytical engine and its programs, and taught others to run them for years on end'
    const resume = read([
      heading('Skills', 100),
      ...sides(130, 0, 'Tools', 'Methods'),
      heading('Work', 230),
      { text: 'Lead Engineer, Difference Works Ltd', x: 50, y: 250, bold: true },
      { text: 'April 2019 – Present', x: 450, y: 250 },
      { text: '•', x: 55, y: 266 },
      { text: wide, x: 65, y: 266 },
      { text: '•', x: 55, y: 40, page: 1 },
      { text: wide, x: 65, y: 40, page: 1 },
      heading('Interests', 90, 1),
      ...sides(120, 1, 'Music', 'Games'),
    ])
    expect(resume.skill_categories.flatMap((group) => group.skills).join(' ')).not.toMatch(
      /Music|Games/,
    )
    expect(resume.work_experience[0]?.description).toHaveLength(2)
  })
})
