import { expect, it, vi } from 'vitest'

import { newKey } from './new-key.ts'

it('has 128 bits and never comes twice', () => {
  const keys = Array.from({ length: 1000 }, newKey)
  expect(new Set(keys).size).toBe(1000)
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
})

it('is made on a page that was not served securely, where randomUUID is missing', () => {
  const secure = crypto
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => secure.getRandomValues(bytes),
  })
  expect(newKey()).toHaveLength(32)
  vi.unstubAllGlobals()
})
