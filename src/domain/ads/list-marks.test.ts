import { describe, expect, it } from 'vitest'

import { startsWithMark, withKnownMarks } from './list-marks.ts'
import { jobLines } from './sections.ts'
import { processorMs } from '../../../tests/processor-time.ts'

describe('the marks of a list', () => {
  it('may be any sign that stands before lines in a row', () => {
    expect(withKnownMarks('🐟 Cut fish\n🐟 Sell fish')).toBe('•  Cut fish\n•  Sell fish')
    expect(withKnownMarks('~ Plan\n~ Build')).toBe('• Plan\n• Build')
    expect(
      withKnownMarks('👩‍🍳 Cook\n👩‍🍳 Serve')
        .split('\n')
        .every((row) => startsWithMark(row, 0)),
    ).toBe(true)
  })

  it('are no mark before one line alone', () => {
    expect(withKnownMarks('🐟 Cut fish\nSell fish')).toBe('🐟 Cut fish\nSell fish')
  })

  it.each(['~', '🐟', '~🐟', '🏻', '©\uFE0F', '=', '- ', '1. ', '-> ', '* - '])(
    'are read in one walk where a line is full of %j',
    (sign) => {
      const row = sign.repeat(20_000 / sign.length)
      const took = processorMs(() => {
        withKnownMarks(`${row}x\n${row}x`)
        jobLines(`Tasks:\n${row}x\n${row} !`)
      })
      expect(took).toBeLessThan(2_000)
    },
  )
})
