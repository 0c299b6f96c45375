/** The person's details where the head of the page has none. */
import { describe, expect, it } from 'vitest'

import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

const name: Printed = { text: 'Ada Reed', x: 50, y: 50, size: 20, bold: true }
const heading = (text: string, y: number): Printed => ({ text, x: 50, y, size: 14, bold: true })
const line = (text: string, y: number): Printed => ({ text, x: 50, y })
const read = (rows: readonly Printed[]) => readResume(printedPage([name, ...rows])).resume

describe('details below the heading of another section', () => {
  it('are the person’s, and no skills', () => {
    const resume = read([
      heading('Skills', 100),
      line('Triage', 120),
      line('07946 001812', 140),
      line('ada@reed.example', 156),
    ])
    expect(resume.contact_info).toMatchObject({
      email: 'ada@reed.example',
      phone: '07946 001812',
    })
    expect(resume.skill_categories.flatMap(({ skills }) => skills)).toEqual(['Triage'])
  })

  it('are not the person’s where they are those of a referee', () => {
    const resume = read([
      heading('References', 100),
      line('John Smith', 120),
      line('john@smith.example', 140),
    ])
    expect(resume.contact_info.email).toBe('')
  })
})

describe('numbers and addresses of another kind', () => {
  it('are no telephone: a range of months', () => {
    const resume = read([line('ada@reed.example', 70), line('10/2020 - 03/2022', 86)])
    expect(resume.contact_info.phone).toBe('')
  })

  it('lose who sent the visitor to a profile', () => {
    const resume = read([line('ada@reed.example | https://www.linkedin.com/in/ada?trk=x', 70)])
    expect(resume.media.linkedin).toBe('https://www.linkedin.com/in/ada')
  })
})

describe('details that no field takes', () => {
  it('are a section below the heading that the person gave them', () => {
    const read = readResume(
      printedPage([
        name,
        heading('Personal Information', 90),
        line('Phone number: 07946 001812', 110),
        line('ada@reed.example', 126),
        line('Date of birth: 24/01/1991', 142),
        line('Driving licence: B', 158),
      ]),
    )
    expect(read.resume.contact_info.phone).toBe('07946 001812')
    expect(read.resume.further_sections).toMatchObject([
      {
        kind: 'other',
        title: 'Personal Information',
        items: [{ title: 'Date of birth: 24/01/1991' }, { title: 'Driving licence: B' }],
      },
    ])
    expect(read.unplaced).toEqual([])
  })
})
