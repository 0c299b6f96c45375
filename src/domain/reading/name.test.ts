import { describe, expect, it } from 'vitest'

import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

const line = (text: string, i: number, look: Partial<Printed> = {}): Printed => ({
  text,
  x: 50,
  y: 50 + 24 * i,
  ...look,
})

/** With a job below, so that the file is a resume. */
const nameIn = (...head: Printed[]): string =>
  readResume(
    printedPage([
      ...head,
      { text: 'Experience', x: 50, y: 300, size: 14, bold: true },
      { text: 'Nurse, St. Mary Hospital', x: 50, y: 322, bold: true },
      { text: '2019 – 2023', x: 50, y: 336 },
    ]),
  ).resume.contact_info.name

describe('the name of the person', () => {
  it('stands behind a heading on one line with it', () => {
    expect(nameIn(line('PERSONAL INFORMATION Ana de Sousa', 0), line('Sex Female', 1))).toBe(
      'Ana de Sousa',
    )
  })

  it('may have its halves on two lines, short ones and in two sizes too', () => {
    expect(nameIn(line('CHRIS', 0, { size: 22 }), line('OH', 1, { size: 22 }))).toBe('CHRIS OH')
    expect(nameIn(line('ANA', 0, { size: 12 }), line('Sousa', 1, { size: 24 }))).toBe('ANA Sousa')
  })

  it('goes on below in the same type', () => {
    const look = { size: 22, bold: true }
    expect(nameIn(line('Ana Maria Lemos', 0, look), line('Quintela', 1, look))).toBe(
      'Ana Maria Lemos Quintela',
    )
  })

  it('is in the mail address, in small letters or below a larger title too', () => {
    const mail = line('denise.cristiano7@mail.example', 2)
    expect(nameIn(line('denise cristiano', 0, { size: 24 }), line('NURSE', 1), mail)).toBe(
      'denise cristiano',
    )
    expect(nameIn(line('PAISAGISMO', 0, { size: 14 }), line('Denise Cristiano', 1), mail)).toBe(
      'Denise Cristiano',
    )
  })

  it('goes on below in words that only join, and has no signs of a page around it', () => {
    const look = { size: 24 }
    expect(nameIn(line('Walter', 0, look), line('van der Eyk', 1, look))).toBe('Walter van der Eyk')
    expect(nameIn(line('< DAVID VANE ALAR />', 0), line('BOTANIST', 1, { size: 9 }))).toBe(
      'DAVID VANE ALAR',
    )
  })

  it('is no single word in brackets or cut short', () => {
    expect(nameIn(line('(Domicilio)', 0, { size: 18 }), line('Jane Roe', 1))).toBe('Jane Roe')
    expect(nameIn(line('Tel.', 0, { size: 18 }), line('Jane Roe', 1))).toBe('Jane Roe')
  })

  it('ends before letters of a licence and what stands behind a bar', () => {
    expect(nameIn(line('Jane Roe BSN, RN', 0, { size: 18 }))).toBe('Jane Roe')
    expect(nameIn(line('Jane Roe B.Sc.', 0, { size: 18 }))).toBe('Jane Roe')
    expect(nameIn(line('JANE ROE|4711|Institute of Technology', 0, { size: 18 }))).toBe('JANE ROE')
  })

  it('stands in front of a bar or a slash, below what the file is called', () => {
    const big = { size: 16, bold: true }
    expect(nameIn(line('One-page CV', 0, big), line('Ada Reed / ada@reed.example', 1))).toBe(
      'Ada Reed',
    )
  })

  it('goes on below in small type, where the mail address has both halves', () => {
    const look = { size: 14, bold: true }
    expect(
      nameIn(line('ADA', 0, look), line('REED', 1, look), line('ada.reed@mills.example', 2)),
    ).toBe('ADA REED')
  })

  it('is the one of the mail address, beside whatever section it stands', () => {
    const { resume } = readResume(
      printedPage([
        line('Trainee in', 0, { x: 300, size: 30 }),
        line('Education', 3, { x: 270, size: 15, bold: true }),
        line('Ada', 4, { size: 30 }),
        line('REED', 5, { size: 30 }),
        line('Contact', 7, { size: 15, bold: true }),
        line('ada.reed@mills.example', 8),
      ]),
    )
    expect(resume.contact_info.name).toBe('Ada REED')
    expect(resume.education).toEqual([])
  })
})
