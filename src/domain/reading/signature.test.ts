import { describe, expect, it } from 'vitest'

import { printedPage } from './printed-page.ts'
import { readResume } from './read-resume.ts'

const page = (foot: string, below: string) =>
  readResume(
    printedPage([
      { text: 'Jana Brandstetter', x: 60, y: 40 },
      { text: 'Ausbildung', x: 60, y: 60, size: 13, bold: true },
      { text: '2012 – 2015  Lehre zur Kauffrau, Berufsschule Linz', x: 60, y: 76 },
      { text: 'Kenntnisse', x: 60, y: 100, size: 13, bold: true },
      { text: 'Excel, Lexware', x: 60, y: 116 },
      { text: foot, x: 60, y: 160 },
      { text: below, x: 60, y: 190 },
    ]),
  )

describe('a signed resume', () => {
  it.each(['Landshut, den 3. November 2025', 'Bad Aibling, 03.11.2025', 'Linz, 3. Nov. 2025'])(
    'keeps place and day of the signature out of its sections: "%s"',
    (foot) => {
      const { resume, unplaced } = page(foot, 'Jana Brandstetter')
      expect(resume.skill_categories[0]?.skills).toEqual(['Excel', 'Lexware'])
      expect(unplaced).toContain(foot)
    },
  )

  it('takes no skill with a year for a signature', () => {
    const { resume } = page('Word, 2025', 'Outlook')
    expect(resume.skill_categories[0]?.skills).toContain('Outlook')
  })
})
