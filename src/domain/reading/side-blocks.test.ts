import { describe, expect, it } from 'vitest'

import type { HeadedLine } from './headings.ts'
import { sectionsOf } from './sections.ts'

const row = (
  block: number,
  x: number,
  y: number,
  text: string,
  kind?: 'links' | 'work',
): HeadedLine => ({
  line: {
    id: y * 1000 + x,
    page: 0,
    block,
    x,
    x1: x + 60,
    y,
    size: 10,
    runs: [],
    text,
    hasBullet: false,
    textX: x,
    bold: false,
    italic: false,
    gapAbove: 2,
    leading: 1.3,
    left: x,
    right: x + 200,
  },
  heading: kind === undefined ? null : { kind, text },
})

describe('a block without a heading beside one with headings', () => {
  const headed = [
    row(0, 70, 100, 'Profiles', 'links'),
    row(1, 170, 150, 'GitHub'),
    row(1, 90, 232, 'Work', 'work'),
    row(1, 170, 230, 'Difference Works'),
    row(2, 380, 150, 'LinkedIn'),
    row(2, 480, 229, '2019 –'),
    row(3, 180, 280, 'Built the engine'),
  ]
  const textsOf = (sides: readonly string[]) =>
    sectionsOf(headed, sides)
      .filter(({ headingLine }) => headingLine !== null)
      .map(({ kind, lines }) => [kind, ...lines.map(({ text }) => text)])

  it('gives each line to the section at its height, and what follows in the full width goes on there', () => {
    expect(textsOf(['', 'L', 'R', ''])).toEqual([
      ['links', 'GitHub', 'LinkedIn'],
      ['work', 'Difference Works', '2019 –', 'Built the engine'],
    ])
  })
})
