import { OPS } from 'pdfjs-dist'
import { describe, expect, it } from 'vitest'

import type { TextItem } from '#domain/reading/items.ts'
import { withDrawnSpaces } from './drawn-spaces.ts'

const item = (text: string): TextItem => ({
  text,
  page: 0,
  x: 0,
  y: 0,
  width: 100,
  size: 12,
  bold: false,
  italic: false,
  font: '',
  link: null,
})

/** A number is a gap, as pdf.js has it. */
const drawn = (...texts: (string | number)[][]) => ({
  fnArray: [OPS.setFont, ...texts.map(() => OPS.showText)],
  argsArray: [
    ['f1', 1],
    ...texts.map((text) => [
      text.flatMap((part): unknown[] =>
        typeof part === 'number' ? [part] : [...part].map((unicode) => ({ unicode })),
      ),
    ]),
  ],
})

const read = (items: string[], operators: ReturnType<typeof drawn>) =>
  withDrawnSpaces(items.map(item), operators).map(({ text }) => text)

describe('type that is set wide', () => {
  it('keeps the spaces that are drawn and no others', () => {
    expect(read(['Rea c t Native apps'], drawn(['Rea', -3, 'ct Native apps']))).toEqual([
      'React Native apps',
    ])
  })

  it('is apart where a gap is as wide as a space', () => {
    expect(read(['Go to Leeds'], drawn(['Go to', -300, 'Leeds']))).toEqual(['Go to Leeds'])
  })

  it('is left alone in a font that draws no spaces, and where the drawing says something else', () => {
    expect(read(['Rea ct'], drawn(['Rea', -3, 'ct']))).toEqual(['Rea ct'])
    expect(read(['Vu e Js'], drawn(['Rea', -3, 'ct Native apps']))).toEqual(['Vu e Js'])
  })
})
