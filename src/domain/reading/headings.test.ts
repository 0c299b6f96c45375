import { describe, expect, it } from 'vitest'

import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

const heading = (text: string, y: number): Printed => ({ text, x: 50, y, size: 12, bold: true })

describe('a heading that no list has', () => {
  it('opens the work although it names a role and a dated role stands below it', () => {
    const { resume } = readResume(
      printedPage([
        { text: 'Itziar Bengoetxea', x: 50, y: 50, size: 17 },
        { text: 'itziar@bengoetxea.example', x: 50, y: 70 },
        heading('FORMACIÓN ACADÉMICA', 100),
        { text: 'Doctorado en Química', x: 50, y: 120, bold: true },
        { text: '2009 – 2013', x: 450, y: 120 },
        { text: 'Universidad de Navarra', x: 50, y: 134 },
        heading('EXPERIENCIA DOCENTE E INVESTIGADORA', 170),
        { text: 'Profesora titular', x: 50, y: 190, bold: true },
        { text: 'septiembre de 2019 – actualidad', x: 400, y: 190 },
        { text: 'Universidad de Zaragoza', x: 50, y: 204 },
        heading('IDIOMAS', 240),
        { text: 'Euskera (nativo), inglés (C2)', x: 50, y: 260 },
      ]),
    )
    expect(resume.education).toHaveLength(1)
    expect(resume.work_experience).toMatchObject([
      { role: 'Profesora titular', company: 'Universidad de Zaragoza' },
    ])
  })

  it('opens a section by its roots, in capitals of the size of the text, below some white', () => {
    const caps = (text: string, y: number): Printed => ({ text, x: 50, y })
    const { resume } = readResume(
      printedPage([
        { text: 'Ada Reed', x: 50, y: 50, size: 17 },
        { text: 'ada@reed.example', x: 50, y: 70 },
        caps('EDUCATION', 100),
        { text: '2009 – 2012: BSc Chemistry, University of Leeds', x: 50, y: 125 },
        caps('WORKING EXPERIENCES AND VOLUNTEERING', 155),
        { text: '2013 – 2019: Chemist, Vellum Ltd', x: 50, y: 180 },
        caps('LANGUAGES', 210),
        { text: 'English (native), French (B2)', x: 50, y: 235 },
      ]),
    )
    expect(resume.education).toMatchObject([{ university: 'University of Leeds' }])
    expect(resume.work_experience).toMatchObject([{ from_date: '2013', to_date: '2019' }])
  })

  it('opens a section by its roots, although its words are those of schools', () => {
    const big = (text: string, y: number): Printed => ({ text, x: 50, y, size: 16 })
    const { resume } = readResume(
      printedPage([
        { text: 'Ada Reed', x: 50, y: 50, size: 22 },
        { text: 'ada@reed.example', x: 50, y: 70 },
        big('Professional Experience', 100),
        { text: 'Chemist, Vellum Ltd', x: 50, y: 120 },
        { text: '2013 – 2019', x: 450, y: 120 },
        big('University Education', 150),
        { text: 'BSc Chemistry, University of Leeds', x: 50, y: 170 },
        { text: '2009 – 2012', x: 450, y: 170 },
        big('Language Skills', 200),
        { text: 'English (native), French (B2)', x: 50, y: 220 },
      ]),
    )
    expect(resume.work_experience).toHaveLength(1)
    expect(resume.education).toMatchObject([{ university: 'University of Leeds' }])
  })
})

describe('a heading', () => {
  it('may have a number or an aside beside its words', () => {
    const big = (text: string, y: number): Printed => ({ text, x: 50, y, size: 16, bold: true })
    const { resume } = readResume(
      printedPage([
        { text: 'Ada Reed', x: 50, y: 50, size: 22 },
        { text: 'ada@reed.example', x: 50, y: 70 },
        big('1 Education', 100),
        { text: 'BSc Chemistry, University of Leeds', x: 50, y: 120 },
        { text: '2009 – 2012', x: 450, y: 120 },
        big('2 Work Experience', 150),
        { text: 'Chemist, Vellum Ltd', x: 50, y: 170 },
        { text: '2013 – 2019', x: 450, y: 170 },
        big('3 Projects (those that are public)', 200),
        { text: 'Atlas', x: 50, y: 220, bold: true },
      ]),
    )
    expect(resume.work_experience).toHaveLength(1)
    expect(resume.projects).toMatchObject([{ name: 'Atlas' }])
  })
})

describe('a heading of the web', () => {
  it.each(['Toolkit', 'Werkzeugkasten', 'Talentos', 'Boîte à outils', 'Gereedschapskist'])(
    'opens the skills: %s',
    (name) => {
      const { resume } = readResume(
        printedPage([
          { text: 'Itziar Bengoetxea', x: 50, y: 50, size: 17 },
          { text: 'itziar@bengoetxea.example', x: 50, y: 70 },
          heading(name, 100),
          { text: 'Excel, SAP, AutoCAD', x: 50, y: 120 },
        ]),
      )
      expect(resume.skill_categories.flatMap(({ skills }) => skills)).toEqual([
        'Excel',
        'SAP',
        'AutoCAD',
      ])
    },
  )
})

describe('a heading that the lists know', () => {
  const rows = (work: Printed): Printed[] => [
    { text: 'Itziar Bengoetxea', x: 50, y: 50, size: 17 },
    { text: 'itziar@bengoetxea.example', x: 50, y: 70 },
    work,
    { text: 'Staff Nurse, Royal Hospital', x: 50, y: 120, bold: true },
    { text: '2019 – 2022', x: 450, y: 120 },
  ]
  const others = (prefix: (at: number) => string, size = 12): Printed[] =>
    [
      heading(`${prefix(2)}EDUCATION`, 160),
      { text: 'BSc Nursing, University of Leeds, 2015', x: 50, y: 180 },
      heading(`${prefix(3)}LANGUAGES`, 220),
      { text: 'English (native), Basque (C2)', x: 50, y: 240 },
      heading(`${prefix(4)}SKILLS`, 260),
      { text: 'Triage, Phlebotomy', x: 50, y: 280 },
    ].map((row) => (row.bold === true ? { ...row, size } : row))
  const jobsOf = (page: Printed[]) =>
    readResume(printedPage(page)).resume.work_experience.map(({ role }) => role)

  it('is one when it is set unlike the others, and far larger than the text', () => {
    const large: Printed = { text: 'Experience', x: 50, y: 100, size: 16 }
    expect(jobsOf([...rows(large), ...others(() => '', 20)])).toEqual(['Staff Nurse'])
  })

  it('is one behind the number of its chapter', () => {
    const first = heading('1 EXPERIENCE', 100)
    const { resume } = readResume(printedPage([...rows(first), ...others((at) => `${at} `)]))
    expect(resume.work_experience.map(({ role }) => role)).toEqual(['Staff Nurse'])
    expect(resume.education).toHaveLength(1)
  })
})

describe('headings without type of their own', () => {
  const sectionsOf = (rows: readonly string[]) =>
    readResume(
      printedPage([
        { text: 'Ada Reed', x: 50, y: 50, size: 11, bold: true },
        { text: 'ada@reed.example', x: 50, y: 64 },
        ...rows.map((text, i) => ({ text, x: 50, y: 90 + 13 * i })),
      ]),
    ).explain.sections.map(({ kind }) => kind)

  it.each([
    ['EDUCATIONAL DETAILS', 'TECHNICAL SKILLS'],
    ['Estudios cursados:', 'Kennis en vaardigheden:'],
  ])('are told by their words, in capitals or with a colon: %s', (first, second) => {
    expect(
      sectionsOf([
        first,
        '2009 – 2012: BSc Chemistry, University of Leeds',
        second,
        'Lathe, drawing',
      ]),
    ).toEqual(['head', 'education', 'skills'])
  })

  it('may all begin with a small letter', () => {
    expect(
      sectionsOf([
        'education',
        '2009 – 2012: BSc Chemistry, University of Leeds',
        'experience',
        'Nurse, Larkspur House, 2012 – 2019',
        'interests',
        'Chess, drawing',
      ]),
    ).toEqual(['head', 'education', 'work', 'interests'])
  })

  it('a single word in small letters is none', () => {
    expect(sectionsOf(['experience', 'Nurse at Larkspur House since 2012'])).toEqual(['head'])
  })
})
