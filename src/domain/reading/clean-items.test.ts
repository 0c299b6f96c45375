import { describe, expect, it } from 'vitest'

import { cleanItems, composeAccents } from './clean-items.ts'

describe('cleanItems', () => {
  it('gives the apostrophe back that a font calls a modifier letter', () => {
    const item = {
      text: 'Médiathèque de la Presqu\u02BCîle',
      page: 0,
      x: 72,
      y: 100,
      width: 200,
      size: 11,
      bold: false,
      italic: false,
      font: 'SourceSerif4-Italic',
      link: null,
    }
    const [piece] = cleanItems({
      pages: [{ width: 595, height: 842 }],
      items: [item],
      links: [],
      truncated: false,
    })
    expect(piece?.text).toBe('Médiathèque de la Presqu’île')
  })

  it('puts the raised end of a number on the line of the number, and no note behind a word', () => {
    const item = (text: string, x: number, y: number, size: number, width: number) => {
      const style = { bold: false, italic: false, font: 'Lato', link: null, page: 0 }
      return { text, x, y, size, width, ...style }
    }
    const pieces = cleanItems({
      pages: [{ width: 595, height: 842 }],
      items: [
        item('1', 258, 609.2, 10, 6),
        item('st', 264, 605.6, 7, 5),
        item('/50', 270, 609.2, 10, 15),
        item('Acme', 258, 640, 10, 20),
        item('2', 278, 636.4, 7, 4),
        item('Caption', 258, 655, 10, 30),
        item('of', 400, 651.4, 7, 8),
      ],
      links: [],
      truncated: false,
    })
    expect(pieces.map(({ y }) => y)).toEqual([609.2, 609.2, 609.2, 640, 636.4, 655, 651.4])
  })

  it('joins capitals drawn one by one, whatever space the file says is between them', () => {
    const letter = (text: string, x: number, width: number) => ({
      text,
      page: 0,
      x,
      y: 100,
      width,
      size: 5.25,
      bold: true,
      italic: false,
      font: 'LiberationSerif-Bold',
      link: null,
    })
    const pieces = cleanItems({
      pages: [{ width: 595, height: 842 }],
      items: [letter('T', 82.3, 3.5), letter(' ', 85.8, 0.9), letter('O', 86.5, 4.1)],
      links: [],
      truncated: false,
    })
    expect(pieces.map((piece) => piece.text)).toEqual(['TO'])
  })

  it('takes a sign without a name for a bullet where it stands apart, and for a ligature at a letter', () => {
    const piece = (text: string, x: number, width: number) => ({
      text,
      page: 0,
      x,
      y: 100,
      width,
      size: 10,
      bold: false,
      italic: false,
      font: 'LiberationSerif',
      link: null,
    })
    const textsOf = (items: ReturnType<typeof piece>[]) =>
      cleanItems({ pages: [{ width: 595, height: 842 }], items, links: [], truncated: false }).map(
        ({ text }) => text,
      )
    expect(textsOf([piece('\u0000', 50, 4), piece('Led a shift', 62, 60)])[0]).toBe('•')
    expect(
      textsOf([piece('Pro', 50, 14), piece('\u0000', 64, 5), piece('t', 69, 3)]),
    ).not.toContain('•')
  })
})

describe('an accent drawn in front of its letter', () => {
  it('is composed with it', () => {
    expect(composeAccents('f¨ur die Industri¨ele', 'Any')).toBe('für die Industriële')
    expect(composeAccents('Educa¸c˜ao', 'Any')).toBe('Educação')
  })

  it('is an apostrophe where the font is not one of TeX', () => {
    expect(composeAccents('qu´il', 'Calibri')).toBe('qu´il')
    expect(composeAccents('´Ecole', 'ABCDEF+CMR10')).toBe('École')
  })

  it('leaves out lines across the page that are typed', () => {
    const item = (text: string, y: number) => ({
      text,
      page: 0,
      x: 72,
      y,
      width: 200,
      size: 11,
      bold: false,
      italic: false,
      font: '',
      link: null,
    })
    const pieces = cleanItems({
      pages: [{ width: 595, height: 842 }],
      items: [item('____________ Education', 100), item('----------------', 120)],
      links: [],
      truncated: false,
    })
    expect(pieces.map(({ text }) => text.trim())).toEqual(['Education'])
  })
})
