import { describe, expect, it } from 'vitest'

import { inMegabytes, isFull, isNearlyFull } from './room-left.ts'

describe('the room of a person', () => {
  it('is said in megabytes, with tenths only where they tell', () => {
    expect(
      [0, 4_000, 1_260_000, 12_600_000, 250_000_000].map((n) => inMegabytes(n, 'en-GB')),
    ).toEqual(['0 MB', '0.1 MB', '1.3 MB', '13 MB', '250 MB'])
    expect(inMegabytes(1_260_000, 'fr').replaceAll(/\s/g, ' ')).toBe('1,3 Mo')
  })

  it('is nearly used up from four fifths on, and then used up', () => {
    expect([isNearlyFull(79, 100), isNearlyFull(80, 100)]).toEqual([false, true])
    expect([isFull(99, 100), isFull(100, 100), isFull(120, 100)]).toEqual([false, true, true])
  })
})
