import { randomBytes } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { seal, unseal } from './seal.ts'

const key = randomBytes(32)
const secret = 'sk-canary-1234567890'

describe('[ASVS 11.3.2] [ASVS 11.3.3] a sealed secret', () => {
  it('opens for its person, and never looks the same twice', () => {
    const sealed = seal(key, 'ana', secret)
    expect(unseal(key, 'ana', sealed)).toBe(secret)
    expect(sealed.equals(seal(key, 'ana', secret))).toBe(false)
    expect(sealed.includes(secret)).toBe(false)
  })

  it('opens for nobody else, with no other key, and not once a bit of it has changed', () => {
    const sealed = seal(key, 'ana', secret)
    expect(unseal(key, 'ben', sealed)).toBeNull()
    expect(unseal(randomBytes(32), 'ana', sealed)).toBeNull()
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(unseal(key, 'ana', changed)).toBeNull()
    }
    expect(unseal(key, 'ana', sealed.subarray(0, 20))).toBeNull()
    expect(unseal(key, 'ana', Buffer.alloc(0))).toBeNull()
  })
})
