import { expect, it } from 'vitest'

import { makeTestFolder } from '../../tests/api/test-folder.ts'
import { times } from '../../tests/part.ts'
import { crashRounds } from './crash-rounds.ts'

it('[ASVS 2.3.3] keeps every acknowledged write, and a whole ledger, when everything is killed under load', async () => {
  const folder = await makeTestFolder()
  const rounds = times(1, 2)
  const found = await crashRounds(folder.path, rounds)
  expect(found.wrong).toEqual([])
  expect(found.acknowledged).toBeGreaterThanOrEqual(8 * rounds)
  await folder.remove()
}, 240_000)
