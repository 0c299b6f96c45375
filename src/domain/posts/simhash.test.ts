import { describe, expect, it } from 'vitest'

import { likeness, simHash } from './simhash.ts'

const words = (n: number, seed = 1) =>
  Array.from({ length: n }, (_, i) => `w${((i + seed) * 7_919) % 1_009}`)

describe('SimHash', () => {
  it('stays what it was: it stands in the database of every product', () => {
    expect(simHash([])).toBe(0n)
    expect(simHash(['alone'])).toBe(0n)
    expect(simHash(['two', 'words'])).toBe(374_036_336_797_102_674n)
    expect(simHash('we sell bread and we bake bread in koln 24 hours'.split(' '))).toBe(
      1_518_944_598_698_098_948n,
    )
    expect(simHash(words(900))).toBe(7_666_184_878_566_316_017n)
  })

  it('reads no more than the first three thousand words', () => {
    expect(simHash(words(3_500))).toBe(simHash(words(3_000)))
    expect(simHash(words(3_000))).not.toBe(simHash(words(2_900)))
  })

  it('differs little where little differs, and much where all does', () => {
    const changed = words(400).with(200, 'other')
    expect(likeness(simHash(words(400)), simHash(changed))).toBeGreaterThan(0.9)
    const others = words(400).map((word) => `x${word}`)
    expect(likeness(simHash(words(400)), simHash(others))).toBeLessThan(0.8)
  })
})
