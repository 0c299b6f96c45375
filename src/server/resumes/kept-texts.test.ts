import { describe, expect, it } from 'vitest'

import { createKeptTexts } from './kept-texts.ts'

const text = (said: string, state = '1') => ({ state, bytes: Buffer.from(said) })

describe('kept texts', () => {
  it('are found by the state they are of, and by no other', () => {
    const kept = createKeptTexts()
    kept.keep('a', text('first'))
    expect(kept.find('a', '1')?.toString()).toBe('first')
    expect(kept.find('a', '2')).toBeUndefined()
    kept.keep('a', text('second', '2'))
    expect(kept.find('a', '1')).toBeUndefined()
    expect(kept.find('a', '2')?.toString()).toBe('second')
  })

  it('are forgotten where they were not used for longest, and never take more than they may', () => {
    const kept = createKeptTexts(1_000)
    const names = Array.from({ length: 100 }, (_, n) => String(n))
    for (const name of names) {
      kept.keep(name, text('x'.repeat(50)))
      // Used all the time.
      expect(kept.find('0', '1')).toBeDefined()
      expect(names.filter((one) => kept.has(one)).length * 50).toBeLessThanOrEqual(1_000)
    }
    expect([kept.has('0'), kept.has('1'), kept.has('99')]).toEqual([true, false, true])
  })

  it('are not kept where one alone would push out the others', () => {
    const kept = createKeptTexts(1_000)
    kept.keep('a', text('a'))
    kept.keep('b', text('x'.repeat(501)))
    expect([kept.has('a'), kept.has('b')]).toEqual([true, false])
  })
})
