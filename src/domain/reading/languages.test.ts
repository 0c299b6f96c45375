import { describe, expect, it } from 'vitest'

import type { Printed } from './printed-page.ts'
import { printedPage } from './printed-page.ts'
import { readResume } from './read-resume.ts'

const languagesOf = (rows: readonly Printed[]) =>
  readResume(
    printedPage([
      { text: 'Ada Reed', x: 50, y: 50, size: 20 },
      { text: 'ada@reed.example', x: 50, y: 66 },
      { text: 'Languages', x: 50, y: 100, size: 14, bold: true },
      ...rows,
    ]),
  ).resume.further_sections.flatMap(({ items }) => items.map(({ title, level }) => [title, level]))

describe('languages side by side', () => {
  it('have the levels that stand under them', () => {
    const skills = languagesOf([
      { text: 'English', x: 50, y: 120, bold: true },
      { text: 'Polish', x: 200, y: 120, bold: true },
      { text: 'Native speaker', x: 50, y: 134 },
      { text: 'Basic', x: 200, y: 134 },
    ])
    expect(skills).toEqual([
      ['English', 'Native speaker'],
      ['Polish', 'Basic'],
    ])
  })
})
