import { expect, it } from 'vitest'

import { isNameByLetters } from './name-letters.ts'

it('knows a name beside the letters that it is known by', () => {
  const long = 'Universidade Federal de Pernambuco'
  expect(isNameByLetters(long, `${long} (UFPE)`)).toBe(true)
  expect(isNameByLetters(long, `${long} (UFRJ)`)).toBe(false)
})
