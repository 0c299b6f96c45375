import { describe, expect, it } from 'vitest'

import { creditCosts, creditPacks, findPack, priceInCents, pricePerCredit } from './credits.ts'

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

  it('cost less each, the larger the pack, and are priced in whole cents', () => {
    expect(creditPacks.map((pack) => pricePerCredit(pack).toFixed(2))).toEqual([
      '1.00',
      '0.83',
      '0.75',
    ])
    expect(creditPacks.map(priceInCents)).toEqual([1999, 4999, 8999])
    expect(findPack('premium').credits).toBe(120)
  })
})
