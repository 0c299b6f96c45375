import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fold, foldKeepingPlaces } from './fold.ts'

describe('folding', () => {
  it('makes the ways to write a word one', () => {
    expect(fold(' Größe  à\tl’Été ')).toBe("grosse a l'ete")
    expect(fold('STRAẞE')).toBe('strasse')
    expect(fold("  A\tbaker`s \n 'Dozen' ")).toBe("a baker's 'dozen'")
  })

  it('says the same of plain text as it does beside a letter with an accent', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(fold(text)).toBe(fold(`é${text}é`).slice(1, -1).trim())
      }),
    )
  })

  it('takes the marks off a sign as off the whole text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(0x2fff), fc.nat(0x10ffff))), (codes) => {
        const text = String.fromCodePoint(...codes)
        const letters = text.normalize('NFKD').replaceAll(/\p{M}+/gu, '')
        expect(fold(text)).toBe(fold(letters))
      }),
    )
  })

  it('is the same when done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })

  it('keeps each place where it is asked to', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 0xff_ff })), (units) => {
        expect(foldKeepingPlaces(String.fromCharCode(...units))).toHaveLength(units.length)
      }),
    )
  })
})
