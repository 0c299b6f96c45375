import { describe, expect, it } from 'vitest'

import { undrawnIn } from './drawn-letters.ts'

describe('letters that the PDF cannot draw', () => {
  it('are told each once and whole, with those of six languages and common signs let pass', () => {
    expect(
      undrawnIn('Żółć ß Ø œ ñ Ω Жук, “€ 1 – 2” • → ★ H₂O naı̈ve e\u0301\u200b\u00ad\n'),
    ).toEqual([])
    expect(undrawnIn('王小明 (Ming 王) 👩‍💻 🇩🇪 ➢ \uf0b7 x')).toEqual([
      '王',
      '小',
      '明',
      '👩‍💻',
      '🇩🇪',
      '➢',
      '\uf0b7',
    ])
  })
})
