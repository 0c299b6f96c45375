import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { PhraseFinder } from './phrase-finder.ts'

const phrases = {
  a: 'remote; part-time; chief * officer',
  b: 'befristet*; 100% remote; cto',
  c: '*schein; *frist*',
}
const finder = new PhraseFinder(Object.entries(phrases))
const kindsIn = (text: string): string[] => [...finder.firstIn(text).keys()].toSorted()

describe('phrases in a text', () => {
  it.each([
    ['we work remote, always', ['a']],
    ['remotely', []],
    ['2remote éremote remoteé', []],
    ['100% remote', ['a', 'b']],
    ['a chief people officer', ['a']],
    ['a chief officer', []],
    ['eine unbefristete stelle', ['c']],
    ['eine befristete stelle', ['b', 'c']],
    ['befristet2', []],
    ['schein, fuhrerschein', ['c']],
    ['scheinwerfer', []],
    ['part-time, cto', ['a', 'b']],
    ['', []],
  ])('are found as whole words: %j', (text, kinds) => {
    expect(kindsIn(text)).toEqual(kinds)
  })

  it('are told with their first place, and the longest there', () => {
    const two = new PhraseFinder([['plus', 'a plus; is a plus; plus']])
    expect(two.firstIn('sql is a plus, and a plus')).toEqual(
      new Map([['plus', { at: 4, length: 9 }]]),
    )
    expect(new PhraseFinder([['k', 'bak*']]).firstIn('we bake').get('k')).toEqual({
      at: 3,
      length: 4,
    })
    const scheine = new PhraseFinder([['k', '*schein; *scheine*']])
    expect(scheine.firstIn('ein fahrscheinentwerter').get('k')).toEqual({ at: 4, length: 19 })
  })

  it('are those that one pattern a kind would find', () => {
    const plain = Object.entries(phrases).map(([kind, list]) => {
      const each = list
        .split('; ')
        .map((one) => one.replace(/^\*/u, String.raw`[\p{L}\p{N}]*`))
        .map((one) => one.replaceAll(/(?<!\])\*/gu, String.raw`[\p{L}-]*`))
      const whole = String.raw`(?<![\p{L}\p{N}])(?:${each.join('|')})(?![\p{L}\p{N}])`
      return { kind, pattern: new RegExp(whole, 'u') }
    })
    const pieces =
      'remote|part|-|time| |chief|officer|befristet|schein|2|é|𝔸|\ud835|\udd38|100%|cto|,|vice-'.split(
        '|',
      )
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (some) => {
        const text = some.join('')
        const expected = plain.filter(({ pattern }) => pattern.test(text)).map(({ kind }) => kind)
        expect(kindsIn(text)).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })
})
