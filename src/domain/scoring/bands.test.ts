import { describe, expect, it } from 'vitest'

import { bandOf } from './bands.ts'

describe('the bands', () => {
  it('begin at 60 and 80', () => {
    expect([1, 59, 60, 79, 80, 100].map(bandOf)).toEqual([
      'low',
      'low',
      'good',
      'good',
      'excellent',
      'excellent',
    ])
  })
})
