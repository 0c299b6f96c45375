import { describe, expect, it } from 'vitest'

import type { TextItem } from './items.ts'
import { cleanItems } from './clean-items.ts'
import { dropRunningHeads } from './running-heads.ts'

const pages = [
  { width: 595, height: 842 },
  { width: 595, height: 842 },
]
const item = (text: string, page: number, x: number, y: number): TextItem => ({
  text,
  page,
  x,
  y,
  width: 5 * text.length,
  size: 10,
  font: 'Inter',
  bold: false,
  italic: false,
  link: null,
})
const kept = (items: TextItem[]): string[] =>
  dropRunningHeads(cleanItems({ pages, items, links: [], truncated: false }), pages).map(
    ({ text }) => text,
  )

describe('at the edge of a page', () => {
  it.each(['2', '– 2 –', 'Seite 2 von 2'])('%s is a page number', (number) => {
    expect(kept([item('Nurse', 1, 40, 300), item(number, 1, 290, 40)])).toEqual(['Nurse'])
  })

  it('a lone number below everything else on one of several pages is one', () => {
    expect(kept([item('Nurse', 0, 40, 300), item('1', 0, 290, 720)])).toEqual(['Nurse'])
  })

  it('a year beside the word for a page is none', () => {
    expect(kept([item('Page 2019', 1, 40, 40)])).toEqual(['Page 2019'])
  })

  it('the words of a page number drawn piece by piece go with it', () => {
    const foot = (page: number) => [
      item('Page', page, 380, 830),
      item(String(page + 1), page, 405, 830),
      item('of', page, 415, 830),
      item('2', page, 430, 830),
    ]
    expect(kept([item('Nurse', 0, 40, 300), ...foot(0), ...foot(1)])).toEqual(['Nurse'])
  })

  it('the month of two entries that begin pages stays with its year', () => {
    const dates = [1, 2].map((page) => [
      item('Apr', page, 460, 52),
      item(`200${page}`, page, 480, 52),
    ])
    const items = [item('Nurse', 0, 40, 300), ...dates.flat()]
    expect(kept(items)).toEqual(['Nurse', 'Apr', '2001', 'Apr', '2002'])
  })

  it.each(['Ana Silva · 2', 'Ana Silva', 'Ana Silva – 2/2'])(
    'the name of the first page says on the second whose it is: %s',
    (head) => {
      const name = { ...item('ANA SILVA', 0, 40, 60), size: 20 }
      expect(kept([name, item(head, 1, 400, 30), item('Ana Silva Ltd', 1, 40, 45)])).toEqual([
        'ANA SILVA',
        'Ana Silva Ltd',
      ])
    },
  )

  it('what stands on each page is read once', () => {
    const head = (page: number) => item('Ana Silva', page, 40, 30)
    expect(kept([head(0), item('Nurse', 0, 40, 90), head(1)])).toEqual(['Ana Silva', 'Nurse'])
  })
})
