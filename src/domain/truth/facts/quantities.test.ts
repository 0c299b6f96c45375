/** Numbers that a line says in another way than its source, and those that are new. */
import { expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'

it('may say a bound below the number it stands for, with its unit behind the sign', () => {
  const before = 'Ordered parts for 640 euros'
  expect(claimsOfLine(before, 'Ordered parts for 600+ euros', 'en')).toEqual([])
  expect(claimsOfLine(before, 'Ordered parts for 700+ euros', 'en')).not.toEqual([])
})
