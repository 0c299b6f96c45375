import { describe, expect, it } from 'vitest'

import { postDay } from './post-day.ts'

describe('the day that a post names', () => {
  it('is the same wherever it is read', () => {
    expect(postDay('2026-02-10T23:59:59.000Z', 'en')).toBe('10 February 2026')
    expect(postDay('2026-02-10T23:59:59.000Z', 'de')).toBe('10. Februar 2026')
    expect(postDay('2026-02-10T23:59:59.000Z', 'fr')).toBe('10 février 2026')
  })
})
