import { expect, it } from 'vitest'

import { anyOf, expanded, wholeWords } from './word-patterns.ts'

const rows = 'leave\tday(,s) off\nleave\tday\nleave\t*schein\nskill\tc++\nskill\tprovid*'
const table = {
  columns: { use: 'text', phrase: 'text' },
  rows: { en: rows, de: 'leave\ttag', es: '', fr: '', nl: '', pt: '' },
} as const
const find = (text: string, ...uses: string[]): string | undefined =>
  wholeWords(anyOf(table, ...uses)).exec(text)?.[0]

it('the longest phrase that stands there is found, whatever its language', () => {
  expect(find('a day off', 'leave')).toBe('day off')
  expect(find('a day offline', 'leave')).toBe('day')
  expect(find('ein tag', 'leave')).toBe('tag')
})

it('a star stands for any letters, at either end', () => {
  expect(find('wir brauchen: fuhrerschein', 'leave')).toBe('fuhrerschein')
  expect(find('providing care', 'skill')).toBe('providing')
})

it('a phrase is no part of a word, and its signs are no pattern', () => {
  expect(find('days', 'leave')).toBeUndefined()
  expect(find('c++ and go', 'skill')).toBe('c++')
  expect(find('ccc', 'skill')).toBeUndefined()
})

it('brackets part what may stand there, and each phrase comes once wherever they stand in others', () => {
  expect(expanded('day(,s) off')).toEqual(['day off', 'days off'])
  expect(expanded('(is,are) (a plus,asset(,s),required(, by us))')).toEqual(
    ['is', 'are'].flatMap((is) =>
      ['a plus', 'asset', 'assets', 'required', 'required by us'].map((what) => `${is} ${what}`),
    ),
  )
  expect(expanded('day (off')).toEqual(['day (off'])
})
