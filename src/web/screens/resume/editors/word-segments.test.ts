import { describe, expect, it } from 'vitest'

import type { Comparison } from '#domain/edits/compare.ts'
import { diffWords } from '#domain/edits/words.ts'

import { goneWords, textSegments } from './word-segments.ts'

const path = '/work_experience/0/from_date'
const spell = ({ value }: { value: string }) =>
  ({ '2020-11': 'Nov 2020', '2021-02': 'Feb 2021', '11/2020': 'Nov 2020' })[value] ?? value

const marking = (before: string, after: string): Comparison => ({
  marks: { [path]: diffWords(before, after) },
  added: {},
  removed: {},
  moved: {},
})

describe('the marks of a text', () => {
  it('show a changed date as it is printed, the old one whole and the new one whole', () => {
    const date = { path, value: '2021-02', field: 'from_date' } as const
    expect(textSegments(marking('2020-11', '2021-02'), date, spell)).toEqual([
      { kind: 'removed', text: 'Nov 2020' },
      { kind: 'added', text: 'Feb 2021' },
    ])
    expect(textSegments(marking('', '2021-02'), date, spell)).toEqual([
      { kind: 'added', text: 'Feb 2021' },
    ])
  })

  it('mark no date that is only written otherwise', () => {
    const date = { path, value: '2020-11', field: 'from_date' } as const
    expect(textSegments(marking('11/2020', '2020-11'), date, spell)).toEqual([
      { kind: 'same', text: 'Nov 2020' },
    ])
  })

  it('are those of the words in every other text', () => {
    const role = { path, value: 'a c', field: 'role' } as const
    const comparison = marking('a b', 'a c')
    expect(textSegments(comparison, role, spell)).toBe(comparison.marks[path])
    expect(textSegments(null, role, spell)).toBeUndefined()
  })
})

it('an entry that is gone is told with its dates as they were printed', () => {
  expect(goneWords(['Baker', 'Fern & Fig', '2020-11', 'present'], ' · ', spell)).toBe(
    'Baker · Fern & Fig · Nov 2020 · present',
  )
})
