import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fold } from '#domain/language/fold.ts'
import type { PdfDocument } from './items.ts'
import { valuesOf } from '#domain/resume/values-of.ts'
import { isLabelWord } from './left-over.ts'
import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import type { Reading } from './read-resume.ts'
import { readResume } from './read-resume.ts'
import { isPageNumberText } from './running-heads.ts'

const heading = (text: string, y: number): Printed => ({ text, x: 50, y, size: 13, bold: true })

const page = (more: Printed[]): PdfDocument =>
  printedPage([
    { text: 'Ada Lovelace', x: 50, y: 60, size: 22, bold: true },
    { text: 'Email: ada@lovelace.example', x: 50, y: 80 },
    heading('Work Experience', 110),
    { text: 'Lead Engineer', x: 50, y: 130, bold: true },
    { text: 'March 2019 – Present', x: 430, y: 130 },
    { text: 'Difference Works Ltd', x: 50, y: 144 },
    ...more,
  ])

/** The words of the file that are neither in the resume, nor left over, nor a label or heading. */
function lostWords(document: PdfDocument, { resume, unplaced, explain }: Reading): string[] {
  const headings = explain.sections.map((section) => section.headingLine?.text ?? '')
  const kept = lettersOf([...valuesOf(resume), ...unplaced, ...headings].join(''))
  return document.items
    .filter((item) => !isPageNumberText(item.text))
    .flatMap((item) => item.text.split(/(?:[^\p{L}\p{N}]|\p{Extended_Pictographic})+/u))
    .filter((word) => word !== '' && !kept.includes(lettersOf(word)) && !isLabelWord(word))
}

/** An accent drawn apart is of the letter behind it; a small sigma has another form at the end of a word. */
const lettersOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]|[ˆˇ]/gu, '')
    .replaceAll('ς', 'σ')

describe('what no field takes', () => {
  it('is nothing where a date at the end of a line parts a name that goes on below it', () => {
    const { unplaced } = readResume(
      page([
        heading('Publications', 200),
        { text: 'Notes on the engine, Scientific', x: 50, y: 220 },
        { text: '1843', x: 500, y: 220 },
        { text: 'Memoirs', x: 50, y: 234 },
      ]),
    )
    expect(unplaced).toEqual([])
  })

  it('is nothing where every line has its field', () => {
    expect(readResume(page([])).unplaced).toEqual([])
  })

  it('is nothing of a section beside the six', () => {
    const { resume, unplaced } = readResume(
      page([heading('Hobbies', 300), { text: 'Whist, mesmerism', x: 50, y: 320 }]),
    )
    expect(resume.further_sections).toMatchObject([
      { kind: 'interests', title: 'Hobbies', items: [{ title: 'Whist' }, { title: 'mesmerism' }] },
    ])
    expect(unplaced).toEqual([])
  })

  it('is shown with the line it stands in', () => {
    const { resume, unplaced } = readResume(
      page([
        heading('Education', 300),
        { text: 'BSc Mathematics', x: 50, y: 320, bold: true },
        { text: '2012 – 2015', x: 430, y: 320 },
        { text: 'University of London', x: 50, y: 334 },
        heading('Languages', 370),
        { text: 'Date of birth: 10 December 1815', x: 50, y: 94 },
      ]),
    )
    expect(resume.education).toHaveLength(1)
    expect(unplaced).toEqual(['Date of birth: 10 December 1815'])
  })

  it('leaves out how long two dates lie apart, and nothing else that is so long', () => {
    const { unplaced } = readResume(
      page([
        { text: 'Junior Engineer', x: 50, y: 170, bold: true },
        { text: 'March 2015 – February 2019 (4 years)', x: 380, y: 170 },
        { text: 'Babbage & Sons', x: 50, y: 184 },
        { text: '3 years at sea', x: 50, y: 95 },
      ]),
    )
    expect(unplaced).toEqual(['3 years at sea'])
  })

  it('leaves out page numbers and running heads that the resume already says', () => {
    const first = page([{ text: 'Ada Lovelace – 1/2', x: 50, y: 820 }])
    const second = printedPage([
      { text: 'Ada Lovelace – 2/2', x: 50, y: 820 },
      { text: 'Page 2 of 2', x: 500, y: 830 },
    ]).items.map((item) => ({ ...item, page: 1 }))
    const document = {
      ...first,
      pages: [...first.pages, ...first.pages],
      items: [...first.items, ...second],
    }
    expect(readResume(document).unplaced).toEqual([])
  })

  it('keeps what is beyond the reader’s limits', () => {
    const many: Printed[] = Array.from({ length: 1_400 }, (_, i) => ({
      text: `entry${i} of a register`,
      x: 50 + 100 * (i % 5),
      y: 160 + 2 * Math.floor(i / 5),
    }))
    const document = page([...many, { text: `${'long '.repeat(200)}unending`, x: 50, y: 780 }])
    expect(lostWords(document, readResume(document))).toEqual([])
  })

  it('loses no word of hostile text, wherever it stands', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'Work',
        'Skills',
        'Education',
        'Kenntnisse',
        '2019',
        '– heute',
        'seit 03/2021',
        'Page',
        '3',
        'GmbH',
        '•',
        '|',
        'C++',
        'Nurse at St. Mary',
        'native',
        'B.Sc.',
        'E-Mail:',
        '100 %',
        'sub-',
        'A B C D E',
        'Projects',
        '2018 - 2020',
        'https://a.example/b',
        'x@y.example',
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    )
    const item = fc.record({
      text: fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' ')),
      x: fc.integer({ min: 20, max: 520 }),
      y: fc.integer({ min: 20, max: 830 }),
      size: fc.constantFrom(8, 10, 10, 14, 22),
      bold: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 40 }), (printed) => {
        const document = printedPage(printed)
        expect(lostWords(document, readResume(document))).toEqual([])
      }),
      { numRuns: 300, examples: [[[{ text: 'ˆ Work', x: 20, y: 20, size: 8, bold: false }]]] },
    )
  })
})
