import { describe, expect, it } from 'vitest'

import { translator, type WordKey } from './translate.ts'

/** As if the locale files held it: the keys of these tests are their own. */
const key = (name: string) => name as WordKey

const words = {
  draft: {
    saved: 'Saved by {{name}}',
    line_one: '{{count}} line',
    line_other: '{{count}} lines',
    added_zero: 'Nothing was added.',
    added_one: 'One was added.',
    added_other: '{{count}} were added.',
    balance: 'Balance: {{count}}',
  },
}
const t = translator(words, 'en')

describe('[L2] words by their key', () => {
  it('have the values put in, and nothing where a value is missing', () => {
    expect(t(key('draft.saved'), { name: '<Ann> & {{Bo}}' })).toBe('Saved by <Ann> & {{Bo}}')
    expect(t(key('draft.saved'))).toBe('Saved by ')
  })

  it('have the form that the language takes for a number', () => {
    expect([0, 1, 2].map((count) => t(key('draft.line'), { count }))).toEqual([
      '0 lines',
      '1 line',
      '2 lines',
    ])
    const french = translator({ line_one: '{{count}} ligne', line_other: '{{count}} lignes' }, 'fr')
    expect(french(key('line'), { count: 0 })).toBe('0 ligne')
  })

  it('have words of their own for nothing, where there are such', () => {
    expect([0, 1].map((count) => t(key('draft.added'), { count }))).toEqual([
      'Nothing was added.',
      'One was added.',
    ])
  })

  it('have the form of several where a language has a third form without words', () => {
    const french = translator({ line_one: '{{count}} ligne', line_other: '{{count}} lignes' }, 'fr')
    expect(french(key('line'), { count: 2_000_000 })).toBe('2000000 lignes')
  })

  it('are the plain ones for a number that is written out already', () => {
    expect(t(key('draft.balance'), { count: '1,200' })).toBe('Balance: 1,200')
    expect(t(key('draft.balance'), { count: 3 })).toBe('Balance: 3')
  })

  it('are empty where the locale has none', () => {
    expect(t(key('draft.gone'))).toBe('')
    expect(t(key('draft'))).toBe('')
    expect(t(key('gone.key'), { count: 2 })).toBe('')
  })

  it('are found that came later', () => {
    const late: Record<string, string> = {}
    const say = translator(late, 'en')
    late['new'] = 'Here'
    expect(say(key('new'))).toBe('Here')
  })
})
