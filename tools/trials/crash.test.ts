import { expect, it } from 'vitest'

import { makeTestFolder } from '../../tests/api/test-folder.ts'
import { crashRounds } from './crash-rounds.ts'

it('[ASVS 2.3.3] keeps every acknowledged write, and a whole ledger, when everything is killed under load', async () => {
  const folder = await makeTestFolder()
  const found = await crashRounds(folder.path, 2)
  expect(found.wrong).toEqual([])
  expect(found.acknowledged).toBeGreaterThanOrEqual(16)
  await folder.remove()
}, 240_000)
