import { describe, expect, it } from 'vitest'

import { intoColumns } from './column-headings.ts'
import type { HeadedLine } from './headings.ts'
import type { Line } from './lines.ts'

const lineAt = (text: string, block: number, x: number, y: number): Line => ({
  id: y,
  page: 0,
  block,
  x,
  x1: x + 5 * text.length,
  y,
  size: 10,
  runs: [],
  text,
  hasBullet: false,
  textX: x,
  bold: false,
  italic: false,
  gapAbove: 1.2,
  leading: 1.2,
  left: x,
  right: x + 200,
})
const text = (...given: Parameters<typeof lineAt>): HeadedLine => ({
  line: lineAt(...given),
  heading: null,
})
const heading = (
  kind: 'contact' | 'education',
  ...given: Parameters<typeof lineAt>
): HeadedLine => ({
  line: lineAt(...given),
  heading: { kind, text: given[0] },
})
const textsOf = (headed: readonly HeadedLine[]): string[] =>
  intoColumns(headed).map(({ line }) => line.text)

describe('a heading at the foot of the band above two columns', () => {
  const columns = [
    text('ada@reed.example', 1, 40, 90),
    text('MSc, University of Leeds', 2, 250, 90),
    text('2012 – 2014', 2, 250, 104),
  ]

  it('stands before the column that it is set above', () => {
    expect(
      textsOf([
        text('Ada Reed', 0, 250, 40),
        heading('education', 'Education', 0, 250, 70),
        heading('contact', 'Contact', 0, 40, 70),
        ...columns,
      ]),
    ).toEqual([
      'Ada Reed',
      'Contact',
      'ada@reed.example',
      'Education',
      'MSc, University of Leeds',
      '2012 – 2014',
    ])
  })

  it('is the nearest one, and is of that column alone where it is flush with it', () => {
    const moved = intoColumns([
      text('Ada Reed', 0, 250, 30),
      heading('contact', 'Curriculum', 0, 270, 55),
      heading('education', 'Education', 0, 250, 70),
      ...columns,
    ])
    expect(moved.map(({ line }) => line.text)).toEqual([
      'Ada Reed',
      'Curriculum',
      'ada@reed.example',
      'Education',
      'MSc, University of Leeds',
      '2012 – 2014',
    ])
    expect(moved[3]?.line.block).toBe(2)
  })

  it('stays where that column has a heading of its own, or the heading has text below', () => {
    const own = [
      heading('education', 'Education', 0, 250, 70),
      ...columns.slice(0, 1),
      heading('education', 'Studies', 2, 250, 85),
      ...columns.slice(1),
    ]
    expect(textsOf(own)[0]).toBe('Education')
    const full = [
      heading('education', 'Education', 0, 250, 60),
      text('BSc, York College', 0, 250, 74),
      ...columns,
    ]
    expect(textsOf(full)[0]).toBe('Education')
  })
})
