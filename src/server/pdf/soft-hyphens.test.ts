import type { TextItem } from '#domain/reading/items.ts'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'

import { withSoftHyphens } from './soft-hyphens.ts'

const item = (text: string): TextItem => ({
  text,
  page: 0,
  x: 0,
  y: 0,
  width: 100,
  size: 10,
  bold: false,
  italic: false,
  font: '',
  link: null,
})

/** Operators that draw the texts; a space is a gap, as in justified lines. */
const drawing = (...texts: string[]) => ({
  fnArray: texts.map(() => OPS.showText),
  argsArray: texts.map((text) => [
    [...text].map((unicode) => (unicode === ' ' ? -310 : { unicode })),
  ]),
})

const texts = (given: string[], ...drawn: string[]): string[] =>
  withSoftHyphens(given.map(item), drawing(...drawn)).map(({ text }) => text)

describe('hyphens that a file calls soft', () => {
  it('come back inside the words in which they are drawn', () => {
    expect(
      texts(
        ['15 years of handson work in multiVPC sites'],
        '15 years of hands\u00ADon work in multi\u00ADVPC sites',
      ),
    ).toEqual(['15 years of hands-on work in multi-VPC sites'])
  })

  it('are hyphens at the end of a line where the file calls all its hyphens so', () => {
    expect(texts(['a handson Con', 'sul mesh'], 'a hands\u00ADon Con\u00AD', 'sul mesh')).toEqual([
      'a hands-on Con-',
      'sul mesh',
    ])
  })

  it('stay soft at the end of a line where they stand nowhere else', () => {
    expect(texts(['Infra', 'struktur'], 'Infra\u00AD', 'struktur')).toEqual([
      'Infra\u00AD',
      'struktur',
    ])
  })

  it('leave a file without them as it is', () => {
    expect(texts(['hands-on'], 'hands-on')).toEqual(['hands-on'])
  })

  it('come back where Typst drew them apart from the word', () => {
    const at = (text: string, x: number, width: number): TextItem => ({ ...item(text), x, width })
    const inside = [at('ADR', 0, 20), at(' ', 20, 3.2), at('tank', 23.2, 20)]
    const atEnd = [at('Trainingen en certi', 0, 90)]
    const read = withSoftHyphens(
      [...inside, ...atEnd],
      drawing('ADR', '\u00AD', 'tank', 'certi', '\u00AD'),
    )
    expect(read.map(({ text }) => text)).toEqual(['ADR', '-', 'tank', 'Trainingen en certi\u00AD'])
  })
})
