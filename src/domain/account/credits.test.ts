import { describe, expect, it } from 'vitest'

import { creditCosts, creditPacks } from './credits.ts'

describe('credits', () => {
  it('[K5] cost one for a quick score, a tailoring and a translation', () => {
    expect(creditCosts).toEqual({ quick_score: 1, tailor: 1, translate: 1 })
  })

  it('[K22] come in three packs, of which the middle one is the popular one', () => {
    expect(creditPacks.map((p) => [p.name, p.price, p.originalPrice, p.credits])).toEqual([
      ['Starter Pack', 19.99, null, 20],
      ['Value Pack', 49.99, 59.99, 60],
      ['Pro Pack', 89.99, 119.99, 120],
    ])
    expect(creditPacks.filter((p) => p.isPopular).map((p) => p.id)).toEqual(['standard'])
  })
})
