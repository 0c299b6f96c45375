import { describe, expect, it } from 'vitest'

import { itemsOfHocr } from './scanned-lines.ts'

/** A line as the engine writes it: words with their left and right ends. */
const line = (y: number, ...words: [string, number, number, number?][]): string =>
  `<span class='ocr_line' id='l' title="bbox ${words[0]?.[1]} ${y - 20} 900 ${y}; baseline 0 -4; x_size 20; x_descenders 4; x_ascenders 5">` +
  words
    .map(
      ([text, x, x1, sure = 95]) =>
        `<span class='ocrx_word' id='w' title='bbox ${x} 0 ${x1} 9; x_wconf ${sure}'>${text}</span>`,
    )
    .join('') +
  '</span>'

const texts = (...lines: string[]): string[] =>
  itemsOfHocr(lines.join(''), 0, 2).map(({ text }) => text)

describe('what OCR says of a page', () => {
  it('becomes items in points of the page, on the baseline', () => {
    const [item] = itemsOfHocr(line(100, ['R&amp;D', 40, 80], ['Lead', 86, 120]), 1, 2)
    expect(item).toMatchObject({ text: 'R&D Lead', page: 1, x: 20, y: 48, width: 40, size: 10 })
  })

  it('is parted where a gap is wider than words have', () => {
    expect(texts(line(100, ['Nurse', 40, 90], ['2019', 400, 440]))).toEqual(['Nurse', '2019'])
  })

  it('loses specks that only look like signs', () => {
    expect(texts(line(100, ['~', 2, 6, 12], ['Nurse', 40, 90]))).toEqual(['Nurse'])
  })

  it('has bullets where a letter stands apart at the start of several lines', () => {
    const two = ['First', 'Second'].map((word, i) =>
      line(100 + 30 * i, ['e', 40, 46], [word, 60, 100]),
    )
    expect(texts(...two)).toEqual(['•', 'First', '•', 'Second'])
    expect(texts(line(100, ['+»', 40, 50], ['Wartung', 64, 100]))).toEqual(['•', 'Wartung'])
    expect(texts(line(100, ['o', 40, 46], ['melhor', 60, 100]))).toEqual(['o melhor'])
  })
})
