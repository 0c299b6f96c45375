import { expect, it } from 'vitest'

import { numbersOf } from './numbers.ts'

it('counts who got further for every step before, and leaves out what was not sent', () => {
  const one = { source: 'board', base: 'Baker', band: 'good' } as const
  const numbers = numbersOf([
    { ...one, statuses: ['created'] },
    { ...one, statuses: ['accepted'] },
    { ...one, base: 'Cook', statuses: ['rejected', 'applied'] },
  ])
  expect(numbers).toEqual([
    { by: 'all', name: null, sent: 2, answered: 2, interviewed: 1, offered: 1 },
    { by: 'source', name: 'board', sent: 2, answered: 2, interviewed: 1, offered: 1 },
    { by: 'base', name: 'Baker', sent: 1, answered: 1, interviewed: 1, offered: 1 },
    { by: 'base', name: 'Cook', sent: 1, answered: 1, interviewed: 0, offered: 0 },
    { by: 'band', name: 'good', sent: 2, answered: 2, interviewed: 1, offered: 1 },
  ])
})
