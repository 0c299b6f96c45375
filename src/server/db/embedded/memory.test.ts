import { expect, it } from 'vitest'

import { buffersFor } from './memory.ts'

it('is small for what most people keep, and grows with a large folder', () => {
  expect(buffersFor(60, 16_000)).toBe(16)
  expect(buffersFor(2_048, 16_000)).toBe(128)
  expect(buffersFor(9_000, 16_000)).toBe(512)
})

it('never takes much of a small machine', () => {
  expect(buffersFor(9_000, 2_048)).toBe(128)
  expect(buffersFor(9_000, 128)).toBe(16)
})
