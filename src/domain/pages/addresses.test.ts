import { describe, expect, it } from 'vitest'

import { isOnlyNames, namesBehind } from './addresses.ts'

describe('a line that is nothing but names', () => {
  it.each([
    'Melbourne, Victoria, Australia',
    'Bolivia o Perú',
    'Baden-Baden (Baden-Württemberg)',
    'Egg Harbor Township, NJ',
    'Lyon - Rhône',
    'Frankfurt am Main',
  ])('is %s', (line) => {
    expect(isOnlyNames(line)).toBe(true)
  })

  it.each([
    'Apply today',
    'am Main',
    'Berlin,',
    'One, Two, Three, Four',
    'Wir suchen dich',
    '10115 Berlin',
  ])('is not %s', (line) => {
    expect(isOnlyNames(line)).toBe(false)
  })
})

it('no name is cut where as much of a line is read as is', () => {
  const long = `${'Wir bauen. '.repeat(34)}Unsere Werke sind in Hamburg`
  expect(namesBehind(long)).toEqual([])
  expect(namesBehind('Unsere Werke sind in Hamburg')).toEqual(['Hamburg'])
})
