import { describe, expect, it } from 'vitest'

import { cleanItems } from './clean-items.ts'

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
})
