import { describe, expect, it } from 'vitest'

import { nearTo } from './near-occupations.ts'

describe('how near occupations are', () => {
  it('is said of all pairs of a family that stands around none of them', () => {
    expect(nearTo('network-engineer').get('network-technician')).toBe(0.5)
    expect(nearTo('system-administrator').get('network-technician')).toBeGreaterThan(0)
  })

  it('is said of those around whom a family stands, and not of the others to each other', () => {
    expect(nearTo('accountant').get('accounts-clerk')).toBe(0.6)
    expect(nearTo('accounts-clerk').get('accountant')).toBe(0.6)
    expect(nearTo('data-entry-clerk').get('accounts-clerk')).toBe(0.6)
    expect(nearTo('accountant').get('data-entry-clerk')).toBeUndefined()
  })
})
