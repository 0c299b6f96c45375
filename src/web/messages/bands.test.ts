import { describe, expect, it } from 'vitest'

import { bandOf } from './bands.ts'

describe('the band of a score', () => {
  it.each([
    [100, 'good'],
    [80, 'good'],
    [79, 'fair'],
    [60, 'fair'],
    [59, 'poor'],
    [1, 'poor'],
  ])('%i is %s', (score, band) => {
    expect(bandOf(score)).toBe(band)
  })
})
