import { describe, expect, it } from 'vitest'

import { printedPage } from './printed-page.ts'
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
  it('stands for itself under one with a name that ended before its line was full', () => {
    expect(
      skillsOf([
        'Tools: lathe, punched cards',
        'Bookkeeping, correspondence, translation from French, drawing',
        'Methods: tables, differences',
      ]),
    ).toEqual([
      ['Tools', 'lathe', 'punched cards'],
      ['', 'Bookkeeping', 'correspondence', 'translation from French', 'drawing'],
      ['Methods', 'tables', 'differences'],
    ])
  })

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
