/** A sheet of ours is known by its measures and its faces together; nothing else is. */
import { describe, expect, it } from 'vitest'

import type { TextItem } from './items.ts'
import { readOwnSheet } from './own-sheet.ts'

const item = (text: string, x: number, y: number, size: number, font: string): TextItem => ({
  text,
  page: 0,
  x,
  y,
  width: text.length * size * 0.5,
  size,
  bold: font.endsWith('SemiBold'),
  italic: font.endsWith('Italic'),
  font,
  link: null,
})

const sheetIn = (face: string, left = 42.5) => ({
  pages: [{ width: 595, height: 842 }],
  items: [
    item('Ana Silva', 200, 64, 21.75, `${face}-SemiBold`),
    item('ana@silva.example · 06 5550 9127', 180, 84, 9.75, `${face}-Regular`),
    item('Work Experience', left, 120, 12.375, `${face}-SemiBold`),
    item('Baker', left, 140, 10.5, `${face}-SemiBold`),
    item('2020 – 2023 · ', left, 154, 10.5, `${face}-Regular`),
    item('Rye & Sons, Inc.', left + 70, 154, 10.5, `${face}-Italic`),
    item(', Leeds', left + 160, 154, 10.5, `${face}-Regular`),
    item('• Baked', left + 6, 169.5, 10.5, `${face}-Regular`),
  ],
  links: [],
  truncated: false,
})

describe('a sheet of ours', () => {
  it('says by its type what is what', () => {
    const read = readOwnSheet(sheetIn('SourceSerif4'), 'en')
    expect(read?.resume.contact_info).toMatchObject({
      name: 'Ana Silva',
      email: 'ana@silva.example',
      phone: '06 5550 9127',
    })
    expect(read?.resume.work_experience).toEqual([
      {
        role: 'Baker',
        company: 'Rye & Sons, Inc.',
        location: 'Leeds',
        from_date: '2020',
        to_date: '2023',
        description: ['Baked'],
      },
    ])
  })

  it('keeps a space that is drawn narrow, as beside a comma', () => {
    const { items, ...sheet } = sheetIn('SourceSerif4')
    const small = (text: string, x: number, width: number) => ({
      ...item(text, x, 84, 9.75, 'SourceSerif4-Regular'),
      width,
    })
    const read = readOwnSheet(
      {
        ...sheet,
        items: [
          ...items.slice(0, 1),
          small('ana@silva.example · 14/2,', 180, 120),
          small(' ', 300, 1.1),
          small('Mill Street, Leeds', 301.1, 60),
          ...items.slice(2),
        ],
      },
      'en',
    )
    expect(read?.resume.contact_info.possible_work_locations).toEqual(['14/2, Mill Street, Leeds'])
  })

  it('has no sign where a line of ways to reach somebody ends, and long places go on', () => {
    const { items, ...sheet } = sheetIn('SourceSerif4')
    const small = (text: string, y: number) => item(text, 120, y, 9.75, 'SourceSerif4-Regular')
    const read = readOwnSheet(
      {
        ...sheet,
        items: [
          ...items.slice(0, 2),
          small('Leeds / Bradford / Kingston upon', 98),
          small('Hull / Wakefield', 112),
          small('ana.example', 126),
          ...items.slice(2).map((one) => ({ ...one, y: one.y + 42 })),
        ],
      },
      'en',
    )
    expect(read?.resume.contact_info).toMatchObject({
      email: 'ana@silva.example',
      phone: '06 5550 9127',
      possible_work_locations: ['Leeds', 'Bradford', 'Kingston upon Hull', 'Wakefield'],
    })
    expect(read?.resume.media.website).toBe('ana.example')
  })

  it('begins another row of skills at the top of a page, with a name or without', () => {
    const { items, ...sheet } = sheetIn('SourceSerif4')
    const read = readOwnSheet(
      {
        ...sheet,
        pages: [...sheet.pages, ...sheet.pages],
        items: [
          ...items,
          item('Skills', 42.5, 190, 12.375, 'SourceSerif4-SemiBold'),
          item('Tools', 42.5, 206, 10.5, 'SourceSerif4-SemiBold'),
          item(': Oven, Scale', 70, 206, 10.5, 'SourceSerif4-Regular'),
          { ...item('Sourdough, Pastry', 42.5, 56, 10.5, 'SourceSerif4-Regular'), page: 1 },
        ],
      },
      'en',
    )
    expect(read?.resume.skill_categories).toEqual([
      { name: 'Tools', skills: ['Oven', 'Scale'] },
      { name: '', skills: ['Sourdough', 'Pastry'] },
    ])
  })

  it('is not a Word file of the same measures, nor one with another margin', () => {
    expect(readOwnSheet(sheetIn('Carlito'), 'en')).toBeNull()
    expect(readOwnSheet(sheetIn('SourceSerif4', 72), 'en')).toBeNull()
  })
})
