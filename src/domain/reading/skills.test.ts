import { describe, expect, it } from 'vitest'

import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

const skillsOf = (rows: readonly string[]) =>
  readResume(
    printedPage([
      { text: 'Ada Lovelace', x: 50, y: 60, size: 22, bold: true },
      { text: 'Skills', x: 50, y: 100, size: 13, bold: true },
      ...rows.map((text, i) => ({ text, x: 50, y: 120 + 13 * i })),
    ]),
  ).resume.skill_categories?.map(({ name, skills }) => [name, ...skills])

describe('a list of skills without a name', () => {
  it('goes on with the one above where that ends in a comma', () => {
    expect(skillsOf(['Tools: lathe, punched cards,', 'bookkeeping, drawing'])).toEqual([
      ['Tools', 'lathe', 'punched cards', 'bookkeeping', 'drawing'],
    ])
  })

  it('goes on with the one above where the next word would not have fitted', () => {
    const full = `Tools: ${'lathes and punched cards, '.repeat(3)}brass wheels, tables of`
    expect(skillsOf([full, 'Differences, drawing'])).toEqual([
      ['Tools', 'lathes and punched cards', 'brass wheels', 'tables of Differences', 'drawing'],
    ])
  })
})

it('what stands below the text of a point goes on with it', () => {
  const point = (text: string, y: number) => [
    { text: '•', x: 50, y },
    { text, x: 60, y },
  ]
  const { resume } = readResume(
    printedPage([
      { text: 'Ada Lovelace', x: 50, y: 60, size: 22, bold: true },
      { text: 'Skills', x: 50, y: 100, size: 13, bold: true },
      ...point('Structured and', 120),
      { text: 'precise work', x: 60, y: 133 },
      ...point('Drawing', 146),
    ]),
  )
  expect(resume.skill_categories).toMatchObject([
    { skills: ['Structured and precise work', 'Drawing'] },
  ])
})

describe('tags on one line', () => {
  const tags = (at: readonly [text: string, x: number][]) =>
    readResume(
      printedPage([
        { text: 'Ada Lovelace', x: 50, y: 60, size: 22, bold: true },
        { text: 'Skills', x: 50, y: 100, size: 13, bold: true },
        ...at.flatMap(([text, x]) => [
          { text, x, y: 120 },
          { text: ' ', x: x + 5 * text.length, y: 120 },
        ]),
      ]),
    ).resume.skill_categories.flatMap(({ skills }) => skills)

  it('are several where they stand further apart than the words inside of them', () => {
    expect(
      tags([
        ['Lathe', 50],
        ['Punched cards', 86],
        ['Drawing', 162],
      ]),
    ).toEqual(['Lathe', 'Punched cards', 'Drawing'])
  })

  it('are one phrase where a line is stretched to its margins', () => {
    expect(
      tags([
        ['Tables', 50],
        ['of', 91],
        ['differences', 112],
      ]),
    ).toEqual(['Tables of differences'])
  })
})
