/** What the sheets of Lapel say by room alone, as a browser prints them: on whole pixels. */
import { describe, expect, it } from 'vitest'

import { designs, firstDesigns } from '../resume/designs.ts'
import type { Layout } from '../resume/resume.ts'
import { entriesOfOwn } from './own-entries.ts'
import type { ListKey } from '../resume/sections.ts'
import { listSections } from '../resume/sections.ts'
import type { OwnLine } from './own-line.ts'

/** A line of the closest setting: 17.4 pixels high. */
const line = (
  text: string,
  apart: number,
  type: { bold?: boolean; italic?: boolean },
): OwnLine => ({
  text,
  stretches: [{ text, bold: false, italic: false, link: null, isSmall: false, ...type }],
  x: 36,
  x1: 300,
  gap: 1 + apart / 17.4,
  apart,
  right: 560,
})

const read = (lines: OwnLine[], layout: Layout = 'ats-vanilla', key: ListKey = 'work_experience') =>
  entriesOfOwn(
    { lines, left: 36 },
    { fields: listSections.find((one) => one.key === key)?.fields ?? {} },
    designs[firstDesigns[layout]],
  )[0]

describe('a line under the title of an entry', () => {
  it('belongs to its head where a pixel more came of rounding', () => {
    const entry = read([
      line('Baker', 9, { bold: true }),
      line('2019 – 2021', 0.6, {}),
      line('Mill Lane', 0.6, { italic: true }),
    ])
    expect(entry).toMatchObject({ title: 'Baker', dates: '2019 – 2021', place: 'Mill Lane' })
  })

  it('is text of the entry where two pixels were set, whatever rounding took', () => {
    const entry = read([
      line('Baker', 9, { bold: true }),
      line('2019 – 2021', -0.4, {}),
      line('Bread for a town.', 1.6, {}),
    ])
    expect(entry).toMatchObject({ dates: '2019 – 2021', paragraph: 'Bread for a town.' })
  })

  it('belongs to its head under dates in smaller type, which make the title’s line taller', () => {
    const entry = read(
      [
        line('Baker', 9, { bold: true }),
        line('Mill Lane', 1, {}),
        line('Bread for a town.', 2, {}),
      ],
      'two-column',
    )
    expect(entry).toMatchObject({ place: 'Mill Lane', paragraph: 'Bread for a town.' })
  })

  it('is text where two pixels were set under such a title', () => {
    const entry = read(
      [line('Baker', 9, { bold: true }), line('Bread for a town.', 1.2, {})],
      'two-column',
      'projects',
    )
    expect(entry).toMatchObject({ place: '', paragraph: 'Bread for a town.' })
  })
})
